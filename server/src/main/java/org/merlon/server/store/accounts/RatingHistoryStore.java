package org.merlon.server.store.accounts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rating history and leaderboards; written by the append that ends a rated game. */
public interface RatingHistoryStore {
    /** Rated games needed to appear on a season's leaderboard. */
    int MIN_GAMES_PER_SEASON = 5;

    /** Rated games needed to appear on the all-time leaderboard. */
    int MIN_GAMES_ALL_TIME = 10;

    /**
     * A rating after a rated game.
     *
     * @param table the table of that game
     */
    record RatingPoint(long time, String table, double mean, double deviation, int games) {}

    /**
     * A row of a leaderboard.
     *
     * @param games rated games, in the season or in total
     */
    record LeaderboardRow(String name, double mean, double deviation, int games) {}

    /** Returns the last ratings of a person in a game, oldest first. */
    List<RatingPoint> history(String person, String game, int limit);

    /** Returns a page of a game's leaderboard, best first; of all time if the season is null. */
    List<LeaderboardRow> leaderboard(String game, @Nullable Season season, int from, int limit);
}
