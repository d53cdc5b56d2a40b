package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Current ratings; changed only by the append that ends a game. */
public interface RatingLookup {
    /** Returns the ratings of these people in a game; unrated people are absent. */
    Map<String, Rating> ratings(String game, List<String> people);

    /** Returns all ratings of a person. */
    List<Rating> ratingsOf(String person);

    /** Returns, by person, the tables whose rated games of these people have changed ratings since a time. */
    Map<String, Set<String>> ratedTablesSince(String game, List<String> people, long since);

    /** Returns the kind of account, which decides if a person can be rated; null for an unknown person. */
    Person.@Nullable Kind kindOf(String person);
}
