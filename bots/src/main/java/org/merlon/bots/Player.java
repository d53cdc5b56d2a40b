package org.merlon.bots;

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

    /** Lets go of threads and processes; there is nothing to ask it after that. */
    @Override
    default void close() {}
}
