package org.merlon.engine.play;

import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Plays random games to their end without allocating memory. */
public final class Playout {
    private final MoveList moves = new MoveList();
    private final FastRandom random;

    public Playout(FastRandom random) {
        this.random = random;
    }

    /** Plays random legal moves until the game is over; returns their number. */
    public int run(GameState state) {
        int count = 0;
        while (!state.isOver()) {
            state.legalMoves(moves);
            if (moves.isEmpty()) {
                break; // a position made by hand can have no legal move
            }
            state.play(moves.get(random.below(moves.size())), EventLog.OFF);
            count++;
        }
        return count;
    }
}
