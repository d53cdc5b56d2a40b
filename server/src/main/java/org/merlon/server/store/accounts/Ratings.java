package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How well people play; changed only by the append that ends a game. */
public interface Ratings {
    /** Ratings of these people at a game; who has none is absent. */
    Map<String, Rating> ratings(String game, List<String> people);

    /** All ratings of a person. */
    List<Rating> ratingsOf(String person);

    /** Who somebody is, which decides whether they can be rated; null if there is no such person. */
    Person.@Nullable Kind kind(String person);
}
