package org.merlon.server.table;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.GameLogs;
import org.merlon.server.store.Ratings;
import org.merlon.server.store.StoredEntry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables: those in memory, and the way to the others. */
public final class Tables implements AutoCloseable {
    /** Tables in memory from which on those that nobody needs go at once: some 100 MB. */
    static final int CROWD = 2_000;

    /** In a crowd nobody needs what was not used for this long. */
    private static final long IDLE_IN_A_CROWD_MILLIS = 5_000;

    /** A table that is played through another server, and was not used here for this long, is not followed. */
    private static final long IDLE_BESIDE_MILLIS = 60_000;

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    private final Surroundings around;
    private final AtomicLong crowdedUntil = new AtomicLong();
    private final Map<String, Table> inMemory = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** @param clock one that may stand still is a {@link HouseClock}; others are known to run evenly */
    public Tables(GameLogs logs, Ratings ratings, Directory names, InstantSource clock) {
        this(logs, ratings, names, clock, Neighbours.none());
    }

    /** Tables that other servers serve too. */
    public Tables(GameLogs logs, Ratings ratings, Directory names, InstantSource clock, Neighbours neighbours) {
        around = new Surroundings(logs, ratings, names, clock, neighbours);
    }

    public Neighbours neighbours() {
        return around.neighbours();
    }

    Surroundings around() {
        return around;
    }

    public Directory names() {
        return around.names();
    }

    public long now() {
        return around.now();
    }

    /** Tells somebody from now on what happens at tables. */
    public void listen(Listener listener) {
        around.listeners().add(listener);
    }

    /** Takes in a game that has no table yet; false if there is one of that id. */
    public boolean add(LiveGame game, List<StoredEntry> entries) throws RefusedException {
        requireOpen();
        around.rest().requireOff();
        // An imported game is stored later than it was played; any other is as old as its row says.
        long time = game.terms().imported() == null ? game.lastSign() : now();
        if (!around.logs().append(GameLog.create(game, entries, time))) {
            return false;
        }
        inMemory.putIfAbsent(game.id(), new Table(new GameLog.Loaded(game), around));
        makeRoom();
        around.neighbours().grew(game.id(), game.number());
        run(game.id(), table -> around.tell(each -> each.changed(table)));
        return true;
    }

    /** Does something at a table while nobody else can. */
    public void run(String id, Table.Errand errand) throws RefusedException {
        requireOpen();
        while (true) {
            Table table = inMemory.get(id);
            if (table == null) {
                table = fetch(id);
            }
            if (table.hold(errand)) {
                return;
            }
            inMemory.remove(id, table);
        }
    }

    /** Finds something out at a table while nobody else can act. */
    public <T> T at(String id, Table.Action<T> action) throws RefusedException {
        var answer = new ArrayList<T>(1);
        run(id, table -> answer.add(action.run(table)));
        return answer.getFirst();
    }

    /** The same for somebody, known or not, who must be one that may watch it. */
    public <T> T watched(String id, @Nullable String person, @Nullable String invitation, Table.Action<T> action)
            throws RefusedException {
        return at(id, table -> {
            Access.requireWatch(table.game(), person, invitation);
            return action.run(table);
        });
    }

    /** Somebody looks away. A table that is not in memory has no watchers, so it is not fetched for this. */
    public void unwatch(String id, Watcher watcher) {
        Table table = inMemory.get(id);
        if (table != null) {
            table.release(watcher);
        }
    }

    private Table fetch(String id) throws RefusedException {
        GameLog.Loaded loaded = around.load(id);
        var fresh = new Table(loaded, around);
        Table other = inMemory.putIfAbsent(id, fresh);
        if (other != null) {
            return other;
        }
        makeRoom();
        around.neighbours().fetched(id);
        fresh.hold(table -> {
            if (table.game().number() == loaded.game().number()) { // else an entry was added, and everything told
                around.tell(each -> each.changed(table));
            }
        });
        return fresh;
    }

    /** Memory is bounded by what is there, not by how long it has been there. */
    private void makeRoom() {
        long now = now();
        long quiet = crowdedUntil.get();
        if (inMemory.size() > CROWD
                && now >= quiet
                && crowdedUntil.compareAndSet(quiet, now + IDLE_IN_A_CROWD_MILLIS)) {
            evictIdleSince(now - IDLE_IN_A_CROWD_MILLIS);
        }
    }

    void evictIdleSince(long time) {
        inMemory.forEach((id, table) -> {
            if (table.evictIfIdleSince(time)) {
                inMemory.remove(id, table);
            }
        });
    }

    /** How far the tables in memory are, by id. */
    public Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new HashMap<>();
        inMemory.forEach((id, table) -> numbers.put(id, table.game().number()));
        return numbers;
    }

    public boolean isInMemory(String id) {
        return inMemory.containsKey(id);
    }

    /** Whether a table is in memory and not as far as its log. */
    public boolean isBehind(String id, int number) {
        Table table = inMemory.get(id);
        return table != null && table.game().number() < number;
    }

    /** Another server says how far a table's log is; a table that is not in memory is not fetched for this. */
    public void overhear(String id, int number) throws RefusedException {
        Table table = inMemory.get(id);
        if (table != null && !table.overhear(number, now() - IDLE_BESIDE_MILLIS)) {
            inMemory.remove(id, table);
        }
    }

    /** Another server has told something at a table. */
    public void overhear(Aside aside) throws RefusedException {
        Table table = inMemory.get(aside.table());
        if (table != null) {
            table.overhear(aside);
        }
    }

    /** Says who looks on at a table through other servers. */
    public void elsewhere(String id, Set<String> people, int strangers) {
        Table table = inMemory.get(id);
        if (table != null) {
            table.elsewhere(people, strangers);
        }
    }

    /** A table is no more: another server has removed it. */
    public void vanished(String id) {
        Table table = inMemory.remove(id);
        if (table != null) {
            table.vanish();
        }
    }

    /** Forgets a table that is no more. */
    void drop(Table table) {
        table.vanish();
        inMemory.remove(table.game().id(), table);
    }

    /** The tables in memory, by id. */
    Set<String> ids() {
        return inMemory.keySet();
    }

    public int inMemory() {
        return inMemory.size();
    }

    /** Nothing changes at any table from now on, or again: no time that passes meanwhile counts for a clock. */
    public void rest(boolean on) {
        boolean before = isResting();
        around.rest(on);
        if (before && !on) {
            ids().forEach(id -> Thread.startVirtualThread(() -> wake(id)));
        }
    }

    private void wake(String id) {
        try {
            run(id, table -> around.tell(each -> each.changed(table)));
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
        }
    }

    boolean isResting() {
        return around.rest().isOn();
    }

    boolean isClosed() {
        return closed;
    }

    private void requireOpen() throws RefusedException {
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
