package org.merlon.engine;

import org.merlon.engine.move.MoveList;

/** A game's own opinion on which moves deserve a look first, for players that cannot look at all of them. */
public interface Ordering {
    /**
     * Writes a weight for each of the state's legal moves into the first {@code moves.size()} places of {@code weights}:
     * roughly the points that the move gains over an idle one, negative for a move that seldom pays. It knows what
     * {@link Evaluation} would say only by rules of thumb, is much quicker, and allocates nothing.
     */
    void weigh(GameState state, MoveList moves, double[] weights);

    /**
     * Takes out of a state's legal moves those to which another of them is never worse, so that nobody spends a look on
     * them or is misled by an estimate; at least one move stays.
     */
    default void prune(GameState state, MoveList moves) {}
}
