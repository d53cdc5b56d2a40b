package org.merlon.bots;

import java.util.List;

/**
 * What a bot decided.
 *
 * @param move the move, legal in the state it was asked about
 * @param value what it expects for each seat, in the game's points
 * @param pv the line it expects, spelled, from the move itself on
 * @param iterations how many looks ahead it took
 */
public record Choice(int move, List<Double> value, List<String> pv, long iterations) {
    public Choice {
        value = List.copyOf(value);
        pv = List.copyOf(pv);
    }
}
