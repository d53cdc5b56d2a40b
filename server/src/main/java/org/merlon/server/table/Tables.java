package org.merlon.server.table;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.server.store.Append;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables: those in memory, and the way to the others. */
public final class Tables implements Surroundings, AutoCloseable {
    /** A table that nobody looks at leaves the memory after ten minutes; it comes back in a few milliseconds. */
    private static final long IDLE_MILLIS = 10 * 60 * 1000;

    private static final long SWEEP_SECONDS = 60;

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    private final Store store;
    private final Directory names;
    private final InstantSource clock;
    private final long startedAt;
    private final Map<String, Table> inMemory = new ConcurrentHashMap<>();
    private final Map<String, Future<?>> alarms = new ConcurrentHashMap<>();
    private final BotDesk bots = new BotDesk();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("table-timer").daemon().factory());
    private final Future<?> sweeping;
    private volatile boolean closing;
    private volatile LongConsumer onStored = nanos -> {};

    public Tables(Store store, Directory names, InstantSource clock) {
        this.store = store;
        this.names = names;
        this.clock = clock;
        startedAt = clock.millis();
        sweeping = timer.scheduleWithFixedDelay(
                () -> Thread.startVirtualThread(this::sweep), SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public Store store() {
        return store;
    }

    @Override
    public Directory names() {
        return names;
    }

    @Override
    public long now() {
        return clock.millis();
    }

    /** Makes a table as it was wished for; returns its id. */
    public String create(TableRequest request, String person) throws RefusedException {
        requireOpen();
        Terms terms = request.terms();
        String id = Ids.table();
        Key key = Key.of(Ids.bytes(Key.BYTES));
        long time = now();
        var game = new LiveGame(id, terms, key);
        var entries = new ArrayList<StoredEntry>();
        if (request.begin()) {
            LiveGame.Applied begun = game.apply(game.start(), time, false);
            entries.add(begun.entry().store(game.number(), person, time, begun.hash()));
        }
        var append =
                new Append(id, GameLog.store(id, terms, key, time), entries, Listings.of(game, time), true, List.of());
        try {
            store.append(append).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StoreException) {
                throw new RefusedException(
                        RefusedException.Kind.UNAVAILABLE, "the table could not be stored just now; try again");
            }
            throw e;
        }
        var table = new Table(new GameLog.Loaded(game, null), this);
        inMemory.put(id, table);
        run(id, found -> changed(found, found.game()));
        return id;
    }

    /** Makes a table for the people of one that is over, and tells them; the second who asks gets the same one. */
    public String rematch(String id, String person) throws RefusedException {
        Rematch.Plan plan = at(id, table -> Rematch.plan(table, person));
        if (plan.known() != null) {
            return plan.known();
        }
        String next = create(new TableRequest(plan.terms(), false), person);
        run(id, table -> table.rematch(next, plan.terms().invitation()));
        return next;
    }

    /** Does something at a table while nobody else can. */
    public void run(String id, Table.Errand errand) throws RefusedException {
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

    /** Somebody looks away. A table that is not in memory has no watchers, so it is not fetched for this. */
    public void unwatch(String id, Watcher watcher) {
        Table table = inMemory.get(id);
        if (table != null) {
            table.release(watcher);
        }
    }

    private Table fetch(String id) throws RefusedException {
        requireOpen();
        GameLog.Loaded loaded = load(id);
        var fresh = new Table(loaded, this);
        Table other = inMemory.putIfAbsent(id, fresh);
        if (other != null) {
            return other;
        }
        fresh.hold(table -> {
            LiveGame game = table.game();
            boolean clockRan = game.terms().pace() instanceof Pace.Live && game.lastTime() < startedAt;
            if (clockRan && game.phase() == LiveGame.Phase.PLAYING && loaded.trouble() == null) {
                table.append(List.of(new Entry.Resumed()), null);
            } else {
                changed(table, game);
            }
        });
        return fresh;
    }

    private GameLog.Loaded load(String id) throws RefusedException {
        StoredGame stored = store.load(id);
        if (stored == null) {
            throw Access.unknown();
        }
        GameLog.Loaded loaded = GameLog.load(stored);
        if (loaded.trouble() != null) {
            LOG.warn("table {} does not replay: {}", id, loaded.trouble());
        }
        return loaded;
    }

    @Override
    public LiveGame reload(String id) throws RefusedException {
        return load(id).game();
    }

    @Override
    public void stored(long nanos) {
        onStored.accept(nanos);
    }

    /** Calls a listener with the nanoseconds that each step into the store took. */
    public void onStored(LongConsumer listener) {
        onStored = listener;
    }

    @Override
    public void changed(Table table, LiveGame game) {
        String id = game.id();
        Future<?> old = alarms.remove(id);
        if (old != null) {
            old.cancel(false);
        }
        if (closing || game.phase() != LiveGame.Phase.PLAYING) {
            return;
        }
        int seat = game.toMove();
        GameState state = game.state();
        int number = game.number();
        if (state != null && game.occupant(seat) instanceof Occupant.Bot bot) {
            bots.think(bot.name(), state, move -> later(id, found -> Play.botMove(found, number, seat, move)));
        }
        long deadline = game.clocks().deadline();
        if (deadline != Clocks.NEVER && deadline - now() < Pace.DAY) { // the sweep looks after longer ones
            long wait = Math.max(0, deadline - now()) + 1;
            alarms.put(id, timer.schedule(() -> checkClock(id), wait, TimeUnit.MILLISECONDS));
        }
    }

    private void checkClock(String id) {
        Thread.startVirtualThread(() -> later(id, table -> Play.checkClock(table, now())));
    }

    /** Something to do at a table that nobody waits for. */
    private void later(String id, Table.Errand errand) {
        try {
            run(id, errand);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
        }
    }

    /** Evicts idle tables and looks at the clocks that run in days. */
    private void sweep() {
        long idleSince = now() - IDLE_MILLIS;
        inMemory.forEach((id, table) -> {
            if (table.evictIfIdleSince(idleSince)) {
                inMemory.remove(id, table);
                Future<?> alarm = alarms.remove(id);
                if (alarm != null) {
                    alarm.cancel(false);
                }
            }
        });
        for (String id : store.quietSince(now() - Pace.DAY)) {
            checkClock(id);
        }
    }

    public int inMemory() {
        return inMemory.size();
    }

    public int botsWaiting() {
        return bots.waiting();
    }

    private void requireOpen() throws RefusedException {
        if (closing) {
            throw new RefusedException(
                    RefusedException.Kind.UNAVAILABLE, "the server is restarting; come back in a moment");
        }
    }

    /** Takes no more moves. Entries handed to the store before are stored by its closing. */
    @Override
    public void close() {
        closing = true;
        sweeping.cancel(false);
        timer.shutdownNow();
        bots.close();
    }
}
