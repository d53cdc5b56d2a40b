package org.merlon.engine;

import java.util.Arrays;
import org.merlon.engine.move.MoveList;

/** All moves alike: what a game without an opinion says. */
public final class NoOrdering implements Ordering {
    public static final Ordering NONE = new NoOrdering();

    private NoOrdering() {}

    @Override
    public void weigh(GameState state, MoveList moves, double[] weights) {
        Arrays.fill(weights, 0, moves.size(), 0);
    }
}
