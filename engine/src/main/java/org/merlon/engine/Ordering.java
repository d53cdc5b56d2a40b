package org.merlon.engine;

/** A game's own opinion on which moves deserve a look first, for players that cannot look at all of them. */
public interface Ordering {
    /** All moves alike: what a game without an opinion says. */
    Ordering NONE = (state, moves, weights) -> {
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = 0;
        }
    };

    /**
     * Writes a weight for each of the state's legal moves into the first {@code moves.size()} places of {@code weights}:
     * roughly the points that the move gains over an idle one, negative for a move that seldom pays. It knows what
     * {@link Evaluation} would say only by rules of thumb, is much quicker, and allocates nothing.
     */
    void weigh(GameState state, MoveList moves, double[] weights);
}
