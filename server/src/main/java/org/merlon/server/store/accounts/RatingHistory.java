package org.merlon.server.store.accounts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How ratings went, and who leads; written by the append that ends a rated game. */
public interface RatingHistory {
    /** Who has played fewer rated games in a season is not compared in it. */
    int LEAST_IN_A_SEASON = 5;

    /** Likewise over all times. */
    int LEAST_EVER = 10;

    /**
     * A rating after a rated game.
     *
     * @param table where that game was played
     */
    record Point(long time, String table, double mean, double deviation, int games) {}

    /**
     * One line of a leaderboard.
     *
     * @param games how many rated games, in the season or ever
     */
    record Place(String name, double mean, double deviation, int games) {}

    /** The last ratings of a person at a game, oldest first. */
    List<Point> course(String person, String game, int limit);

    /** A page of a game's leaderboard, best first; over all times if there is no season. */
    List<Place> leaders(String game, @Nullable Season season, int from, int limit);
}
