package org.merlon.arena;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of one contestant.
 *
 * @param wins its share of the wins: of the seats that it played, in a cooperative game of the games
 * @param rank its mean rank
 * @param rating null if there was no opponent
 * @param actions the mean number of moves of each kind in a game
 * @param pace its time per move
 */
public record BotStanding(
        String name,
        WinShare wins,
        double rank,
        Distribution scores,
        @Nullable Rating rating,
        SortedMap<String, Double> actions,
        Pace pace) {

    /**
     * The time and iterations that a contestant used per move.
     *
     * @param millis the mean time in milliseconds
     * @param slowest the longest time in milliseconds
     * @param iterations the mean number of search iterations
     */
    public record Pace(double millis, double slowest, double iterations) {}
}
