package org.merlon.engine;

import java.util.Arrays;
import org.merlon.engine.move.MoveList;

/** Gives all moves the same weight: the ordering of a game that defines none. */
public final class NoOrdering implements Ordering {
    public static final Ordering INSTANCE = new NoOrdering();

    private NoOrdering() {}

    @Override
    public void weigh(GameState state, MoveList moves, double[] weights) {
        Arrays.fill(weights, 0, moves.size(), 0);
    }
}
