package org.merlon.bots;

import java.util.List;

/**
 * A bot's decision.
 *
 * @param move the chosen move, legal in the given state
 * @param value the expected value for each seat, in the game's points
 * @param pv the principal variation in notation, beginning with the move itself
 * @param iterations the number of search iterations
 */
public record Choice(int move, List<Double> value, List<String> pv, long iterations) {
    public Choice {
        value = List.copyOf(value);
        pv = List.copyOf(pv);
    }
}
