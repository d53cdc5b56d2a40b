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
     * Sits down in a seat of a game.
     *
     * @param threads how many it may think with at once; the choices depend on it
     */
    Player player(int threads);

    /**
     * Likewise, with so much memory for what it thinks of. One that would need more goes on with what it has found.
     *
     * @param bytes for all threads together, at the most; only whoever runs the program knows how much there is
     */
    default Player player(int threads, long bytes) {
        return player(threads);
    }

    /** One choice on its own: the same state, seed and number of iterations give the same choice. */
    default Choice choose(GameState state, Budget budget, long seed) {
        try (Player player = player(1)) {
            return player.choose(state, budget, seed, new Stop());
        }
    }
}
