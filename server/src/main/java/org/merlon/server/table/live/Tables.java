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

/** All tables: finds those in memory, loads the others, and lets go of those that nobody needs. */
public final class Tables implements AutoCloseable {
    /** Tables in memory from which on those that nobody needs go at once: some 100 MB. */
    public static final int MAX_IDLE_IN_MEMORY = 2_000;

    /** In a crowd nobody needs what was not used for this long. */
    private static final long IDLE_WHEN_CROWDED_MILLIS = 5_000;

    private final TableContext context;
    private final AtomicLong crowdedUntil = new AtomicLong();
    private final Map<String, Table> inMemory = new ConcurrentHashMap<>();
    private volatile boolean closed;

    public Tables(TableContext context) {
        this.context = context;
    }

    /** Does something at a table while nobody else can. */
    public void run(String id, Table.TableTask task) throws RefusedException {
        requireOpen();
        while (true) {
            Table table = inMemory.get(id);
            if (table == null) {
                table = load(id);
            }
            if (table.runExclusive(task)) {
                return;
            }
            inMemory.remove(id, table);
        }
    }

    /** Finds something out at a table while nobody else can act. */
    public <T> T query(String id, Table.TableQuery<T> query) throws RefusedException {
        var answer = new ArrayList<T>(1);
        run(id, table -> answer.add(query.run(table)));
        return answer.getFirst();
    }

    /** Somebody looks away. A table that is not in memory has no watchers, so it is not fetched for this. */
    public void removeWatcher(String id, Watcher watcher) {
        Table table = inMemory.get(id);
        if (table != null) {
            table.removeWatcher(watcher);
        }
    }

    private Table load(String id) throws RefusedException {
        GameLoader.LoadedGame loaded = context.load(id);
        var fresh = new Table(loaded, context);
        Table other = inMemory.putIfAbsent(id, fresh);
        if (other != null) {
            return other;
        }
        evictWhenCrowded();
        context.cluster().tableLoaded(id);
        fresh.runExclusive(table -> {
            if (table.game().number() == loaded.game().number()) { // else an entry was added, and everything told
                context.notifyListeners(listener -> listener.onTableChanged(table));
            }
        });
        return fresh;
    }

    /** Keeps a game that was stored just now, and so need not be loaded. */
    public void add(LiveGame game) {
        inMemory.putIfAbsent(game.id(), new Table(new GameLoader.LoadedGame(game), context));
        evictWhenCrowded();
    }

    /** Memory is bounded by what is there, not by how long it has been there. */
    private void evictWhenCrowded() {
        long now = context.now();
        long quiet = crowdedUntil.get();
        if (inMemory.size() > MAX_IDLE_IN_MEMORY
                && now >= quiet
                && crowdedUntil.compareAndSet(quiet, now + IDLE_WHEN_CROWDED_MILLIS)) {
            evictIdleSince(now - IDLE_WHEN_CROWDED_MILLIS);
        }
    }

    public void evictIdleSince(long time) {
        inMemory.forEach((id, table) -> {
            if (table.evictIfIdleSince(time)) {
                inMemory.remove(id, table);
            }
        });
    }

    /** A table if it is in memory; it may be about to leave. */
    @Nullable Table find(String id) {
        return inMemory.get(id);
    }

    /** Lets go of a table that is no more, or that nobody needs here. */
    public void drop(Table table) {
        table.discard();
        inMemory.remove(table.game().id(), table);
    }

    /** The tables in memory, by id. */
    public Set<String> ids() {
        return inMemory.keySet();
    }

    public int countInMemory() {
        return inMemory.size();
    }

    public boolean isClosed() {
        return closed;
    }

    public void requireOpen() throws RefusedException {
        if (closed) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-restarting"));
        }
    }

    /** Takes no more moves. Entries handed to the store before are stored by its closing. */
    @Override
    public void close() {
        closed = true;
    }
}
