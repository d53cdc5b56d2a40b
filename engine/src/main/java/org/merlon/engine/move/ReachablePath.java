package org.merlon.engine.move;

import java.util.List;

/**
 * A path that a piece of the seat to move can take within this turn.
 *
 * @param from the space where it starts, in the game's notation
 * @param to the space where it ends
 * @param cost the part of the turn's budget that it uses up
 * @param moves the moves it consists of, in notation; the first is legal now, each other one after those before it
 */
public record ReachablePath(String from, String to, int cost, List<String> moves) {
    public ReachablePath {
        moves = List.copyOf(moves);
    }
}
