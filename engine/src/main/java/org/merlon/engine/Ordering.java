package org.merlon.engine;

import org.merlon.engine.move.MoveList;

/** A game's move ordering, for a search that cannot try all moves. */
public interface Ordering {
    /**
     * Writes a weight for each of the state's legal moves into the first {@code moves.size()} elements of {@code weights}:
     * roughly the points that the move gains over a pass, negative for a move that seldom pays off. It approximates
     * {@link Evaluation} by rules of thumb, is much faster, and allocates nothing.
     */
    void weigh(GameState state, MoveList moves, double[] weights);

    /**
     * Removes dominated moves, those for which a different legal move is never worse, so that the search does not waste
     * iterations on them. At least one move stays.
     */
    default void prune(GameState state, MoveList moves) {}
}
