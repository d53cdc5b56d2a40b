package org.merlon.bots;

import org.merlon.engine.GameState;
import org.merlon.engine.words.Phrase;

/** A bot. It chooses moves using only what the seat to move may know of the state. */
public interface Bot {
    /** Returns the name that identifies the bot to users. */
    String name();

    /** Returns a one-sentence description for people who choose an opponent. */
    default Phrase summary() {
        return Phrase.of("common-bot-" + name() + ".summary");
    }

    /** Returns the default budget, chosen so that a person does not wait too long. */
    Budget defaultBudget();

    /**
     * Creates a player for one seat of a game. A player that reaches its memory limit continues with what it has found.
     *
     * @param workers the threads to search with, closed together with the player; the choices depend on their number
     * @param maxBytes the memory limit for all threads together; only the caller knows how much memory there is
     */
    Player newPlayer(SearchWorkers workers, long maxBytes);

    /** Creates a single-threaded player without a memory limit. */
    default Player newPlayer() {
        return newPlayer(SearchWorkers.singleThread(), Long.MAX_VALUE);
    }

    /** Chooses one move. The same state, seed and number of iterations give the same choice. */
    default Choice choose(GameState state, Budget budget, long seed) {
        try (Player player = newPlayer()) {
            return player.choose(state, budget, seed, new StopSignal());
        }
    }
}
