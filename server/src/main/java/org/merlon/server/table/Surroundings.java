package org.merlon.server.table;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.GameLogs;
import org.merlon.server.store.Ratings;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What tables have of the house that they stand in: the logs and what follows from them, the time, and who listens.
 *
 * @param start the pauses of a clock that runs evenly
 * @param rest whether nothing is to change just now
 * @param neighbours the servers beside this one
 */
record Surroundings(
        GameLogs logs,
        Ratings ratings,
        Directory names,
        InstantSource clock,
        Pauses start,
        Neighbours neighbours,
        List<Listener> listeners,
        Rest rest) {
    private static final Logger LOG = LoggerFactory.getLogger(Surroundings.class);

    Surroundings(GameLogs logs, Ratings ratings, Directory names, InstantSource clock, Neighbours neighbours) {
        this(
                logs,
                ratings,
                names,
                clock,
                new Pauses(clock.millis()),
                neighbours,
                new CopyOnWriteArrayList<>(),
                new Rest());
    }

    /** Nothing changes from now on, or again; the time between counts as one in which the house stood still. */
    void rest(boolean on) {
        rest.set(on, now(), pauses());
    }

    /** Milliseconds since 1970. */
    long now() {
        return clock.millis();
    }

    /** When the server was away, not yet started or stopped in its tracks; clocks do not count that. */
    Pauses pauses() {
        return clock instanceof HouseClock house ? house.pauses() : start;
    }

    void tell(Consumer<Listener> news) {
        listeners.forEach(news);
    }

    /** The entries of a table that came after one. */
    List<StoredEntry> entriesAfter(String id, int number) throws RefusedException {
        try {
            return logs.entriesAfter(id, number);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-table-unread"));
        }
    }

    /** The table as the store has it now. */
    GameLog.Loaded load(String id) throws RefusedException {
        StoredGame stored;
        try {
            stored = logs.load(id);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-table-unread"));
        }
        if (stored == null) {
            throw Access.unknown();
        }
        GameLog.Loaded loaded = GameLog.load(stored);
        if (loaded.fate() == GameLog.Fate.BROKEN) {
            LOG.warn("table {} does not replay: {}", id, loaded.trouble());
        }
        LiveGame game = loaded.game();
        return new GameLog.Loaded(game.handOver(logs.heirs(game.people())), loaded.trouble(), loaded.fate());
    }
}
