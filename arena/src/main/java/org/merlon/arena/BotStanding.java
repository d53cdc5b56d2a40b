package org.merlon.arena;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of one contestant.
 *
 * @param wins its share of the wins: of the seats that it played, in a cooperative game of the games
 * @param meanRank its mean rank
 * @param rating null if there was no opponent
 * @param actions the mean number of moves of each kind in a game
 * @param timing its time per move
 */
public record BotStanding(
        String name,
        WinShare wins,
        double meanRank,
        Distribution scores,
        @Nullable EloRating rating,
        SortedMap<String, Double> actions,
        Timing timing) {

    /**
     * The time and iterations that a contestant used per move.
     *
     * @param meanMillis the mean time in milliseconds
     * @param maxMillis the longest time in milliseconds
     * @param meanIterations the mean number of search iterations
     */
    public record Timing(double meanMillis, double maxMillis, double meanIterations) {}
}
