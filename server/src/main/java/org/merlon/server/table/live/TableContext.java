package org.merlon.server.table.live;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.WorkMeter;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.table.actions.TableAccess;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The dependencies of tables: the stores, names, the clock, the other servers and the listeners. It gives no access to
 * the table registry, sessions or secrets.
 */
public final class TableContext {
    private static final Logger LOG = LoggerFactory.getLogger(TableContext.class);

    private final GameStore games;
    private final RatingLookup ratings;
    private final NameLookup names;
    private final InstantSource clock;
    private final ClusterPort cluster;
    private final ServerRuntime runtime;

    /** The downtimes of a clock that never stands still. */
    private final DowntimeLog initialDowntimes;

    private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
    private final ReadOnlyMode readOnly = new ReadOnlyMode();

    /**
     * Creates the context of tables on a single server.
     *
     * @param clock one that detects downtimes is a {@link DowntimeAwareClock}; others are taken to run without interruption
     */
    public TableContext(GameStore games, RatingLookup ratings, NameLookup names, InstantSource clock) {
        this(games, ratings, names, clock, ClusterPort.singleServer(), ServerRuntime.SYSTEM);
    }

    /** Creates the context of tables that other servers serve too. */
    public TableContext(
            GameStore games,
            RatingLookup ratings,
            NameLookup names,
            InstantSource clock,
            ClusterPort cluster,
            ServerRuntime runtime) {
        this.games = games;
        this.ratings = ratings;
        this.names = names;
        this.clock = clock;
        this.cluster = cluster;
        this.runtime = runtime;
        initialDowntimes = new DowntimeLog(clock.millis());
    }

    public GameStore games() {
        return games;
    }

    public RatingLookup ratings() {
        return ratings;
    }

    public NameLookup names() {
        return names;
    }

    public InstantSource clock() {
        return clock;
    }

    /** Milliseconds since 1970. */
    public long now() {
        return clock.millis();
    }

    /** The periods in which the server was stopped or suspended; clocks of games do not count them. */
    public DowntimeLog downtimes() {
        return clock instanceof DowntimeAwareClock gameClock ? gameClock.downtimes() : initialDowntimes;
    }

    public ClusterPort cluster() {
        return cluster;
    }

    public ServerRuntime runtime() {
        return runtime;
    }

    /** The switch that stops all changes for a while. */
    public ReadOnlyMode readOnly() {
        return readOnly;
    }

    /** Switches read-only mode on or off; the time in between counts as a downtime. */
    public void setReadOnly(boolean on) {
        readOnly.set(on, now(), downtimes());
    }

    /** Adds a listener to changes of all tables. */
    public void addListener(TableListener listener) {
        listeners.add(listener);
    }

    public void notifyListeners(Consumer<TableListener> notification) {
        listeners.forEach(notification);
    }

    /** The entries of a table after a number. */
    List<StoredEntry> entriesAfter(String id, int number) throws RefusedException {
        try {
            return games.entriesAfter(id, number);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-table-load-failed"));
        }
    }

    /** Loads a table from the store. */
    GameLoader.LoadedGame load(String id) throws RefusedException {
        WorkMeter.count(0); // refuses before anything is read
        StoredGame stored;
        try {
            stored = games.load(id);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-table-load-failed"));
        }
        if (stored == null) {
            throw TableAccess.unknownTable();
        }
        WorkMeter.count(stored.entries().size());
        GameLoader.LoadedGame loaded = GameLoader.load(stored);
        if (loaded.outcome() == GameLoader.ReplayOutcome.BROKEN) {
            LOG.warn("table {} does not replay: {}", id, loaded.replayError());
        }
        LiveGame game = loaded.game();
        return new GameLoader.LoadedGame(
                game.replacePeople(games.mergedInto(game.people())), loaded.replayError(), loaded.outcome());
    }
}
