package org.merlon.arena;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * How one contestant did.
 *
 * @param wins its share of the wins, out of the seats it took; in a game played together, out of the games
 * @param rank its average rank
 * @param rating null where nobody competed with it
 * @param actions how often it made each kind of move in a game, on average
 * @param pace how it used its time
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
     * How a contestant used its time.
     *
     * @param millis a move takes on average
     * @param slowest milliseconds of its longest thought
     * @param iterations looks ahead for a move, on average
     */
    public record Pace(double millis, double slowest, double iterations) {}
}
