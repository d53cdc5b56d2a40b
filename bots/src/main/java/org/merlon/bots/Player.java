package org.merlon.bots;

import java.util.List;
import org.merlon.engine.GameState;

/**
 * A bot at work in one seat of one game. It may keep what it thought about from one move to the next, so each seat has
 * its own, and one thread at a time asks it.
 */
public interface Player extends AutoCloseable {
    /**
     * Chooses for the seat to move, always a legal move and never later than the budget allows. It uses only what the
     * seat may know; the state is not changed. The same states, seeds and numbers of iterations give the same choices.
     *
     * @throws PlayerFailedException if it cannot choose, as an outside program may not
     */
    Choice choose(GameState state, Budget budget, long seed, Stop stop);

    /**
     * The same for whoever cannot wait for it: it is given its time piece by piece, and chooses what {@link #choose} would.
     * The state must not change meanwhile.
     */
    default PendingChoice think(GameState state, Budget budget, long seed) {
        return new ImmediateChoice(() -> choose(state, budget, seed, new Stop()));
    }

    /** The moves that it weighed for its last choice, best first and so many at the most; none if it weighs nothing. */
    default List<Candidate> candidates(int most) {
        return List.of();
    }

    /** Lets go of threads and processes; there is nothing to ask it after that. */
    @Override
    default void close() {}
}
