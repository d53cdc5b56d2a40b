package org.merlon.engine.move;

import java.util.List;

/**
 * A way that a piece of the seat to move can go within this turn, for those who want to see how far it gets.
 *
 * @param from the space it leaves, as the game spells spaces
 * @param to the space it comes to
 * @param cost what it takes of what the turn has to spend
 * @param moves the moves it is made of, in notation; the first is legal now, each other one after those before it
 */
public record Way(String from, String to, int cost, List<String> moves) {
    public Way {
        moves = List.copyOf(moves);
    }
}
