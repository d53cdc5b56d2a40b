package org.merlon.bots;

import org.merlon.engine.GameState;
import org.merlon.engine.words.Phrase;

/** A way to choose moves. It is told a state and uses only what the seat to move may know of it. */
public interface Bot {
    /** The name by which people ask for it. */
    String name();

    /** One plain sentence for whoever looks for an opponent. */
    default Phrase summary() {
        return Phrase.of("house-bot-" + name() + ".summary");
    }

    /** How long it thinks when nobody says otherwise: what suits a person who waits for it. */
    Budget usual();

    /**
     * Sits down in a seat of a game. One that would need more memory than it may take goes on with what it has found.
     *
     * @param crew who thinks, and leaves with the player; the choices depend on how many they are
     * @param bytes for all of them together, at the most; only whoever runs the program knows how much there is
     */
    Player player(SearchWorkers crew, long bytes);

    /** Sits down to think alone, with all the memory it wants. */
    default Player player() {
        return player(SearchWorkers.alone(), Long.MAX_VALUE);
    }

    /** One choice on its own: the same state, seed and number of iterations give the same choice. */
    default Choice choose(GameState state, Budget budget, long seed) {
        try (Player player = player()) {
            return player.choose(state, budget, seed, new Stop());
        }
    }
}
