package org.merlon.bots;

import org.merlon.engine.GameState;

/** Chooses moves. A bot is told a state and uses only what the seat to move may know of it. */
public interface Bot {
    /** The name by which people ask for it. */
    String name();

    /** Chooses for the seat to move; the same state, seed and number of iterations give the same choice. */
    Choice choose(GameState state, Budget budget, long seed);
}
