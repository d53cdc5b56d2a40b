package org.merlon.server.table;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.Key;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Append;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;
import org.merlon.server.store.Written;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables: those in memory, and the way to the others. */
public final class Tables implements Surroundings, AutoCloseable {
    /** A table that nobody looks at leaves the memory after ten minutes; it comes back in a few milliseconds. */
    private static final long IDLE_MILLIS = 10 * 60 * 1000;

    private static final long SWEEP_SECONDS = 60;

    /** Tables in memory from which on those that nobody needs go at once: some 100 MB. */
    private static final int CROWD = 2_000;

    /** In a crowd nobody needs what was not used for this long. */
    private static final long IDLE_IN_A_CROWD_MILLIS = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    private final Store store;
    private final Directory names;
    private final InstantSource clock;
    private final Supplier<Pauses> pauses;
    private volatile long noticed;
    private final AtomicLong crowdedUntil = new AtomicLong();
    private final Map<String, Table> inMemory = new ConcurrentHashMap<>();
    private final BotDesk bots = new BotDesk();
    private final Rounds rounds = new Rounds(this);
    private final Alarms alarms;
    private final ReentrantLock ratings = new ReentrantLock();
    private volatile boolean closing;
    private volatile LongConsumer onStored = nanos -> {};

    /** Tables by a clock that is known to run evenly as long as they are open. */
    public Tables(Store store, Directory names, InstantSource clock) {
        this(store, names, clock, new Pauses(clock.millis()));
    }

    private Tables(Store store, Directory names, InstantSource clock, Pauses pauses) {
        this(store, names, clock, () -> pauses);
    }

    /** Tables by a clock that may stand still. */
    public Tables(Store store, Directory names, HouseClock clock) {
        this(store, names, clock, clock::pauses);
        alarms.tick(HouseClock.TICK_MILLIS, this::noticePause);
    }

    private Tables(Store store, Directory names, InstantSource clock, Supplier<Pauses> pauses) {
        this.store = store;
        this.names = names;
        this.clock = clock;
        this.pauses = pauses;
        noticed = pauses.get().until();
        alarms = new Alarms(clock, this::checkClock);
        alarms.every(SWEEP_SECONDS, this::sweep);
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

    @Override
    public Pauses pauses() {
        return pauses.get();
    }

    /** After standing still, every table is looked at once, so that everybody sees that no time has passed. */
    private void noticePause() {
        long until = pauses().until();
        if (until != noticed) {
            noticed = until;
            LOG.warn("the server stood still or its clock was moved; no game's clock counts that");
            Thread.startVirtualThread(() -> inMemory.keySet().forEach(id -> later(id, table -> {})));
        }
    }

    /** Makes a table as it was wished for; returns its id. */
    public String create(TableRequest request, String person) throws RefusedException {
        String id = Ids.table();
        if (!create(id, request, person)) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-table-twice"));
        }
        return id;
    }

    private boolean create(String id, TableRequest request, String person) throws RefusedException {
        requireOpen();
        Terms terms = request.terms();
        if (terms.rated()) {
            Ratings.requireAccount(store, person);
        }
        Key key = Key.of(Ids.bytes(Key.BYTES));
        long time = now();
        var game = new LiveGame(id, terms, key, time);
        var entries = new ArrayList<StoredEntry>();
        if (request.begin()) {
            LiveGame.Applied begun = game.apply(game.start(), time, false);
            entries.add(begun.entry().store(game.number(), person, time, begun.hash()));
        }
        var append = new Append(
                id,
                GameLog.store(id, terms, game.rules(), key, time),
                entries,
                Listings.of(game, time),
                true,
                List.of());
        if (!Written.orRefuse(store.append(append), "house-no-table-unstored")) {
            return false;
        }
        inMemory.putIfAbsent(id, new Table(new GameLog.Loaded(game), this));
        run(id, table -> changed(table, table.game()));
        return true;
    }

    /** Makes a table for the people of one that is over, and tells them; the second who asks sits down at the same one. */
    public String rematch(String id, String person) throws RefusedException {
        Rematch.Next next = Rematch.after(id, store);
        int closed = 0;
        while (!create(next.table(), at(id, Rematch.request(person, next)), person)) {
            Rematch.Next there = next;
            if (at(there.table(), table -> Rematch.sitDown(table, person, there))) {
                return there.table();
            }
            Rematch.requireAnother(++closed);
            next = Rematch.after(there.table(), store); // that one was closed before it began
        }
        Rematch.Next made = next;
        run(id, table -> table.rematch(made));
        return made.table();
    }

    /** Tells the tables that a member has taken over what a guest had, which is stored already. */
    public void handOver(String guest, String member) {
        var concerned = new HashSet<>(inMemory.keySet());
        store.tablesOf(member, Limits.MAX_TABLES_PER_PERSON)
                .forEach(table -> concerned.add(table.table().id()));
        for (String id : concerned) {
            later(id, table -> table.handOver(guest, member));
        }
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
        requireOpen();
        GameLog.Loaded loaded = reload(id);
        var fresh = new Table(loaded, this);
        Table other = inMemory.putIfAbsent(id, fresh);
        if (other != null) {
            return other;
        }
        makeRoom();
        fresh.hold(table -> {
            if (table.game().number() == loaded.game().number()) { // else an entry was added, and everything told
                changed(table, table.game());
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

    private void evictIdleSince(long time) {
        inMemory.forEach((id, table) -> {
            if (table.evictIfIdleSince(time)) {
                inMemory.remove(id, table); // its alarm stays set
            }
        });
    }

    @Override
    public GameLog.Loaded reload(String id) throws RefusedException {
        StoredGame stored;
        try {
            stored = store.load(id);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-table-unread"));
        }
        if (stored == null) {
            throw Access.unknown();
        }
        GameLog.Loaded loaded = GameLog.load(stored);
        loaded.game().handOver(store.heirs(loaded.game().people()));
        if (loaded.fate() == GameLog.Fate.BROKEN) {
            LOG.warn("table {} does not replay: {}", id, loaded.trouble());
        }
        return loaded;
    }

    @Override
    public Lock ratings() {
        return ratings;
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
        if (closing || table.trouble() != null || game.phase() != LiveGame.Phase.PLAYING) {
            alarms.forget(id);
            return;
        }
        alarms.set(id, game.clocks().deadline());
        int seat = game.toMove();
        GameState state = game.state();
        int number = game.number();
        if (state != null && game.occupant(seat) instanceof Occupant.Bot bot) {
            boolean people = game.seats().stream().anyMatch(Occupant::human);
            var asking = new BotDesk.Seat(id, seat, bot.name());
            bots.think(
                    asking,
                    game.terms().creator(),
                    people,
                    state,
                    move -> later(id, found -> Play.botMove(found, number, seat, move)));
        }
    }

    private void checkClock(String id) {
        later(id, table -> {
            if (!Play.checkClock(table, now()) && table.game().phase() == LiveGame.Phase.PLAYING) {
                alarms.set(id, table.game().clocks().deadline()); // it rang too early
            }
        });
    }

    /** Something to do at a table that nobody waits for. */
    private void later(String id, Table.Errand errand) {
        try {
            run(id, errand);
        } catch (RefusedException e) {
            LOG.info("table {}: {}", id, e.reason());
            if (e.kind() == RefusedException.Kind.UNAVAILABLE && !closing) {
                alarms.retry(() -> later(id, table -> changed(table, table.game())));
            }
        }
    }

    /** Evicts idle tables, and looks at those whose time has come, wherever they are: a bounded number of them. */
    void sweep() {
        evictIdleSince(now() - IDLE_MILLIS);
        rounds.go();
    }

    /** Forgets a table that is no more. */
    void drop(Table table) {
        table.vanish();
        inMemory.remove(table.game().id(), table);
    }

    public int inMemory() {
        return inMemory.size();
    }

    public int botsWaiting() {
        return bots.waiting();
    }

    private void requireOpen() throws RefusedException {
        if (closing) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-restarting"));
        }
    }

    /** Takes no more moves. Entries handed to the store before are stored by its closing. */
    @Override
    public void close() {
        closing = true;
        alarms.close();
        bots.close();
    }
}
