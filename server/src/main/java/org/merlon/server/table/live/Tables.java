package org.merlon.server.table.live;

import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/** The registry of all tables: finds those in memory, loads the others, and evicts idle ones. */
public final class Tables implements AutoCloseable {
    /** The most tables in memory; beyond this, idle tables are evicted at once. */
    public static final int MAX_IDLE_IN_MEMORY = 2_000;

    /** Beyond {@link #MAX_IDLE_IN_MEMORY} or {@link #maxBytes}, a table counts as idle after this time. */
    private static final long IDLE_WHEN_CROWDED_MILLIS = 5_000;

    private final TableContext context;
    private final AtomicLong nextEviction = new AtomicLong();
    private final Map<String, Table> tablesById = new ConcurrentHashMap<>();
    private final long maxBytes;
    private volatile boolean closed;

    public Tables(TableContext context) {
        this(context, Runtime.getRuntime().maxMemory() / ServerLimits.TABLE_MEMORY_DIVISOR);
    }

    /** @param maxBytes the most estimated bytes of games in memory; beyond this, idle tables are evicted at once */
    public Tables(TableContext context, long maxBytes) {
        this.context = context;
        this.maxBytes = maxBytes;
    }

    /** Runs a task with the table's lock held. */
    public void run(String id, Table.TableTask task) throws RefusedException {
        requireOpen();
        while (true) {
            Table table = tablesById.get(id);
            if (table == null) {
                table = load(id);
            }
            if (table.runExclusive(task)) {
                return;
            }
            tablesById.remove(id, table);
        }
    }

    /** Runs a query with the table's lock held. */
    public <T> T query(String id, Table.TableQuery<T> query) throws RefusedException {
        var result = new ArrayList<T>(1);
        run(id, table -> result.add(query.run(table)));
        return result.getFirst();
    }

    /** Removes a watcher. A table that is not in memory has no watchers, so it is not loaded for this. */
    public void removeWatcher(String id, Watcher watcher) {
        Table table = tablesById.get(id);
        if (table != null) {
            table.removeWatcher(watcher);
        }
    }

    private Table load(String id) throws RefusedException {
        GameLoader.LoadedGame loaded = context.load(id);
        requireMemory(loaded.game().estimatedBytes());
        var newTable = new Table(loaded, context);
        Table existing = tablesById.putIfAbsent(id, newTable);
        if (existing != null) {
            return existing;
        }
        evictWhenCrowded();
        context.cluster().tableLoaded(id);
        newTable.runExclusive(table -> {
            // otherwise an entry was added and the listeners were notified
            if (table.game().number() == loaded.game().number()) {
                context.notifyListeners(listener -> listener.onTableChanged(table));
            }
        });
        return newTable;
    }

    /** Adds the table of a game that was just stored, so that it need not be loaded. */
    public void add(LiveGame game) {
        tablesById.putIfAbsent(game.id(), new Table(new GameLoader.LoadedGame(game), context));
        evictWhenCrowded();
    }

    /** Keeps memory bounded by the number and the size of tables, not only by their idle time. */
    private void evictWhenCrowded() {
        long now = context.now();
        long evictFrom = nextEviction.get();
        if (isCrowded() && now >= evictFrom && nextEviction.compareAndSet(evictFrom, now + IDLE_WHEN_CROWDED_MILLIS)) {
            evictIdleSince(now - IDLE_WHEN_CROWDED_MILLIS);
        }
    }

    private boolean isCrowded() {
        return tablesById.size() > MAX_IDLE_IN_MEMORY || estimatedBytes() > maxBytes;
    }

    private long estimatedBytes() {
        return tablesById.values().stream()
                .mapToLong(table -> table.game().estimatedBytes())
                .sum();
    }

    /** Refuses to load a table when those that are in use take twice as much as idle ones may. */
    private void requireMemory(long additionalBytes) throws RefusedException {
        if (estimatedBytes() + additionalBytes > 2 * maxBytes) {
            evictIdleSince(context.now() - IDLE_WHEN_CROWDED_MILLIS);
            if (estimatedBytes() + additionalBytes > 2 * maxBytes) {
                throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-table-load-failed"));
            }
        }
    }

    public void evictIdleSince(long time) {
        tablesById.forEach((id, table) -> {
            if (table.evictIfIdleSince(time)) {
                tablesById.remove(id, table);
            }
        });
    }

    /** A table if it is in memory; it may be evicted at any time. */
    @Nullable Table find(String id) {
        return tablesById.get(id);
    }

    /** Drops a table that was deleted or that nobody needs here. */
    public void drop(Table table) {
        table.discard();
        tablesById.remove(table.game().id(), table);
    }

    /** The tables in memory, by id. */
    public Set<String> ids() {
        return tablesById.keySet();
    }

    public int countInMemory() {
        return tablesById.size();
    }

    public boolean isClosed() {
        return closed;
    }

    public void requireOpen() throws RefusedException {
        if (closed) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-server-restarting"));
        }
    }

    /** Refuses all further tasks. Entries that were already handed to the store are stored when the store is closed. */
    @Override
    public void close() {
        closed = true;
    }
}
