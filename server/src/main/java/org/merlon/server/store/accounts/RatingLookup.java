package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Current ratings; changed only by the append that ends a game. */
public interface RatingLookup {
    /** Returns the ratings of these people in a game; unrated people are absent. */
    Map<String, Rating> ratings(String game, List<String> people);

    /** Returns all ratings of a person. */
    List<Rating> ratingsOf(String person);

    /** Returns the kind of account, which decides if a person can be rated; null for an unknown person. */
    Person.@Nullable Kind kindOf(String person);
}
