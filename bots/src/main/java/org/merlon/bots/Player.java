package org.merlon.bots;

import java.util.List;
import org.merlon.engine.GameState;

/**
 * A bot that plays one seat of one game. It may reuse its search tree from move to move, so each seat needs its own player.
 * Not thread-safe.
 */
public interface Player extends AutoCloseable {
    /**
     * Chooses a legal move for the seat to move within the budget. It uses only what the seat may know, and does not change
     * the state. The same states, seeds and numbers of iterations give the same choices.
     *
     * @throws PlayerFailedException if it cannot choose, for example because an external program failed
     */
    Choice choose(GameState state, Budget budget, long seed, StopSignal stop);

    /**
     * Begins a choice that is computed in steps, with the same result as {@link #choose}. The state must not change until it
     * is made.
     */
    default SteppedChoice beginChoice(GameState state, Budget budget, long seed) {
        return new ImmediateChoice(() -> choose(state, budget, seed, new StopSignal()));
    }

    /** Returns the moves considered for the last choice, best first, limited in number; empty if the bot does not compare moves. */
    default List<Candidate> candidates(int max) {
        return List.of();
    }

    /** Releases threads and processes; the player cannot be used afterwards. */
    @Override
    default void close() {}
}
