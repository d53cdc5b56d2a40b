package org.merlon.server.table.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameLog;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.game.Replay;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.actions.Rated;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.view.BroadcastContext;
import org.merlon.server.table.view.ListingBuilder;
import org.merlon.server.table.view.TableBroadcaster;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.ClaimCountdown;
import org.merlon.server.wire.table.TableInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that people sit at: guards its {@link LiveGame}, stores every entry before anybody sees it, tells the watchers.
 *
 * <p>All but {@link #hold} and {@link #release} is to be called while it is held. Storing waits for the disk, so it belongs on a virtual thread.
 */
public final class Table {
    /** So many are written to at once; whoever plays before a crowd does not wait for it. */
    private static final int FEW = 8;

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final TableContext around;

    private final Audience audience = new Audience();
    private final TableBroadcaster telling = new TableBroadcaster(this, audience);

    /** Changed with the lock held; looked at without it by those who only want to know how far it is. */
    private volatile LiveGame game;

    /** What lists say of the game as it is now, once that was asked for. */
    private @Nullable Listing listing;

    /** Whether this server has stored the last entry, if there are others. */
    private boolean ours;

    /** Why the log cannot be followed to its end, or null; such a table can be looked at and nothing else. */
    private @Nullable String trouble;

    private boolean evicted;

    /** Whether a write failed, so that the store may know more than we do; settled by reading it before anything else. */
    private boolean doubtful;

    private @Nullable Rematch rematch;
    private long lastUse;

    private final long opened;

    /** Who has agreed to go back how far, if anybody asks; forgotten when the game goes on. */
    private @Nullable UndoRequest undoRequest;

    Table(GameLog.Loaded loaded, TableContext around) {
        game = loaded.game();
        trouble = loaded.trouble();
        this.around = around;
        lastUse = around.now();
        opened = lastUse;
    }

    /** Something to do at a table while nobody else can. */
    public interface Errand {
        void run(Table table) throws RefusedException;
    }

    /** Something to find out or do at a table while nobody else can act. */
    public interface Action<T> {
        T run(Table table) throws RefusedException;
    }

    /** Runs an errand alone; false if this table has left the memory meanwhile and must be fetched anew. */
    boolean hold(Errand errand) throws RefusedException {
        lock.lock();
        try {
            if (evicted) {
                return false;
            }
            lastUse = around.now();
            if (doubtful) {
                reread();
            }
            resume();
            run(errand);
            return true;
        } finally {
            unlock();
        }
    }

    /** To write to somebody takes longer than all else that is done here, so it is done when others can act again. */
    private void unlock() {
        Set<Watcher> some = lock.getHoldCount() > 1 ? Set.of() : audience.takeTold();
        lock.unlock();
        if (some.size() <= FEW) {
            some.forEach(Watcher::flush);
        } else {
            Thread.startVirtualThread(() -> some.forEach(Watcher::flush));
        }
    }

    /** What is not possible may have become so by what happened through another server, of which no news has come yet. */
    private void run(Errand errand) throws RefusedException {
        try {
            errand.run(this);
        } catch (RefusedException e) {
            if (!around.neighbours().any() || e.kind() == RefusedException.Kind.UNAVAILABLE || !catchUp()) {
                throw e;
            }
            errand.run(this);
        }
    }

    /**
     * Another server says how far the log is. Those who look on here are told; where nobody does, and nothing here needs the
     * table, it leaves the memory. False if it has.
     */
    boolean overhear(int number, long unusedSince) throws RefusedException {
        lock.lock();
        try {
            boolean idle = audience.isEmptyHere()
                    && lastUse < unusedSince
                    && !around.neighbours().isKept(game.id());
            if (!evicted && game.number() < number) {
                if (idle) {
                    evicted = true;
                } else if (doubtful) {
                    reread();
                } else {
                    catchUp();
                }
            }
            return !evicted;
        } finally {
            unlock();
        }
    }

    /** Another server has told something at the table; takes the lock itself. */
    void overhear(TableSideMessage aside) throws RefusedException {
        lock.lock();
        try {
            if (!evicted) {
                hear(aside);
            }
        } finally {
            unlock();
        }
    }

    private void hear(TableSideMessage aside) throws RefusedException {
        switch (aside.kind()) {
            case ALL -> tellHere(watcher -> true, new EncodedMessage(aside.message()));
            case PLAYERS, SPECTATORS -> {
                boolean seated = aside.kind() == TableSideMessage.Kind.PLAYERS;
                Set<String> except = aside.except();
                tellHere(
                        watcher -> isSeated(watcher) == seated && !isOneOf(except, watcher),
                        new EncodedMessage(aside.message()));
            }
            case UNDO -> {
                UndoRequest asked = aside.undoRequest();
                if (asked != null && asked.number() > game.number()) {
                    catchUp();
                }
                undoRequest = asked != null && asked.number() == game.number() ? asked : null;
            }
            case REMATCH -> {
                Rematch next = aside.rematch();
                if (next != null && !next.equals(rematch)) {
                    rematch = next;
                    tellHere(this::hasPlayed, parcel(next));
                }
            }
        }
    }

    /** Who looks on through other servers; takes the lock itself. */
    void elsewhere(Set<String> people, int strangers) {
        lock.lock();
        try {
            audience.elsewhere(people, strangers, game, around.now(), this::patience);
        } finally {
            unlock();
        }
    }

    /** Follows what other servers have added to the log, and tells everybody; false if there is nothing. */
    public boolean catchUp() throws RefusedException {
        List<StoredEntry> more = around.entriesAfter(game.id(), game.number());
        if (more.isEmpty()) {
            return false;
        }
        var steps = new ArrayList<LiveGame>();
        Replay replay = trouble != null || !game.isOfTheseRules()
                ? null
                : Replay.follow(game, more, Replay.Manner.OURS, (entry, before, after) -> steps.add(after));
        if (replay == null || replay.stopped() != null) {
            reread();
            return true;
        }
        LiveGame last = replay.game();
        if (!last.people().equals(game.people())) {
            // Who is new here may have become somebody else already.
            last = last.handOver(around.logs().heirs(last.people()));
            steps.set(steps.size() - 1, last);
        }
        LiveGame before = game;
        become(last);
        ours = false;
        undoRequest = null;
        for (int i = 0; i < steps.size(); i++) {
            tellEntry(before, steps.get(i), more.get(i));
        }
        around.tell(each -> each.changed(this));
        return true;
    }

    /** Time that the server was away is not to count; if that cannot be stored now, it is tried again at the next errand. */
    private void resume() {
        if (trouble == null && !around.rest().isOn() && around.pauses().concern(game)) {
            try {
                append(List.of(new Entry.Resumed(around.pauses().since(game.lastTime()))), null);
            } catch (RefusedException e) {
                LOG.info("table {}: {}", game.id(), e.reason());
            }
        }
    }

    /** Leaves the memory if nobody watches and nobody has used it since a time. */
    boolean evictIfIdleSince(long time) {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            if (!evicted && audience.isEmptyHere() && lastUse < time) {
                evicted = true;
                boolean rung = game.terms().pace() instanceof Pace.Live; // its alarm stays set
                if (!rung) {
                    around.neighbours().letGo(game.id());
                }
            }
            return evicted;
        } finally {
            unlock();
        }
    }

    /** The store has something else than we know, which is to be read before anything else is done here. */
    public void doubt() {
        doubtful = true;
    }

    /** Leaves the memory at once, since there is no such table any more. */
    void vanish() {
        evicted = true;
    }

    public LiveGame game() {
        return game;
    }

    /** This table, for somebody, known or not, who may watch it; to others it is refused. */
    public Table shownTo(@Nullable String person, @Nullable String invitation) throws RefusedException {
        Access.requireWatch(game, person, invitation);
        return this;
    }

    /** Whether it is this server that has to tell what the last entry means for people who are not here. */
    public boolean isOurs() {
        return ours || !around.neighbours().any();
    }

    public boolean isWatched() {
        return !audience.isEmpty();
    }

    public boolean isPresent(String person) {
        return audience.isPresent(person);
    }

    /** When somebody who had a seat was last here, if that is known. */
    public long lastSeen(String person, long unknown) {
        Long left = audience.lastSeen(person);
        return left == null ? unknown : left;
    }

    /** When it came into memory; who was here before is not known. */
    public long opened() {
        return opened;
    }

    @Nullable public String trouble() {
        return trouble;
    }

    public TableContext around() {
        return around;
    }

    /** Remembers the table where the same people play again, and tells them. */
    public void rematch(Rematch next) {
        rematch = next;
        tellHere(this::hasPlayed, parcel(next));
        around.neighbours().aside(TableSideMessage.rematch(game.id(), next));
    }

    private EncodedMessage parcel(Rematch next) {
        return new EncodedMessage(new Outbound.Rematch(game.id(), next.table(), next.invitation()));
    }

    private boolean hasPlayed(Watcher watcher) {
        return Access.hasPlayed(game, watcher.person());
    }

    private boolean isSeated(Watcher watcher) {
        return game.roster().isSeated(watcher.person());
    }

    @Nullable public UndoRequest undoRequest() {
        return undoRequest;
    }

    public void askUndo(@Nullable UndoRequest request) {
        undoRequest = request;
        if (around.neighbours().any()) {
            around.neighbours().aside(TableSideMessage.undo(game.id(), request));
        }
    }

    /** What a person may see of the table now. */
    public TableInfo view(@Nullable String person) {
        return telling.view(person);
    }

    /** What is said here besides the game. */
    public BroadcastContext.TableExtras besides() {
        return new BroadcastContext.TableExtras(undoRequest, rematch, trouble == null ? patience() : null, trouble);
    }

    /** Somebody looks on from now; the others hear of it, the newcomer is to be shown the table first of all. */
    public void watch(Watcher watcher) {
        audience.add(watcher, game, this::patience);
        attended();
    }

    private @Nullable ClaimCountdown patience() {
        return AbsenceClaims.told(this, around.now());
    }

    private void attended() {
        if (around.neighbours().any()) {
            around.neighbours().attended(game.id(), audience.presentHere(), audience.strangersHere());
        }
    }

    /** Somebody looks away; takes the lock itself. */
    void release(Watcher watcher) {
        lock.lock();
        try {
            audience.remove(watcher, game, around.now(), this::patience);
            attended();
        } finally {
            unlock();
        }
    }

    /** Tells every watcher the same; only for what everybody may know. */
    public void tellAll(Outbound news) {
        tellHere(watcher -> true, new EncodedMessage(news));
        if (around.neighbours().any()) {
            around.neighbours().aside(TableSideMessage.news(game.id(), TableSideMessage.Kind.ALL, news, Set.of()));
        }
    }

    /** Tells those watchers who are seated, or those who are not, except for some. */
    public void tellRoom(boolean seated, Set<String> except, Outbound news) {
        tellHere(watcher -> isSeated(watcher) == seated && !isOneOf(except, watcher), new EncodedMessage(news));
        if (around.neighbours().any()) {
            TableSideMessage.Kind kind = seated ? TableSideMessage.Kind.PLAYERS : TableSideMessage.Kind.SPECTATORS;
            around.neighbours().aside(TableSideMessage.news(game.id(), kind, news, except));
        }
    }

    private static boolean isOneOf(Set<String> some, Watcher watcher) {
        String person = watcher.person();
        return person != null && some.contains(person);
    }

    /** Everybody known who watches, through this server or another. */
    public Set<String> listeners() {
        return audience.present();
    }

    private void tellHere(Predicate<Watcher> whom, EncodedMessage parcel) {
        for (Watcher watcher : audience) {
            if (whom.test(watcher)) {
                audience.tell(watcher, parcel);
            }
        }
    }

    /** Stores entries, makes them part of the game and tells everybody; nothing has changed if it throws. */
    public void append(List<? extends Entry> entries, @Nullable String person) throws RefusedException {
        append(entries, person, around.now());
    }

    /** The same for something that was done at a time. */
    public void append(List<? extends Entry> entries, @Nullable String person, long now) throws RefusedException {
        boolean closing = entries.getFirst() instanceof Entry.Aborted && !game.isOfTheseRules();
        if (!closing) {
            requireSound();
        }
        around.rest().requireOff();
        requireRoom(entries);
        long time = Math.max(now, game.lastTime());
        LiveGame next = game;
        var steps = new ArrayList<LiveGame>();
        for (Entry entry : entries) {
            next = next.after(entry, time);
            steps.add(next);
        }
        List<StoredEntry> stored =
                steps.stream().map(step -> step.stored(person)).toList();
        Listing listed = ListingBuilder.of(next, time);
        if (!write(next, stored, listed)) {
            if (!catchUp()) {
                reread();
            }
            requireSound(); // else it would be stale for ever
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("house-no-quicker"));
        }
        LiveGame before = game;
        become(next);
        listing = listed;
        ours = true;
        undoRequest = null;
        around.neighbours().grew(next.id(), next.number());
        for (int i = 0; i < steps.size(); i++) {
            tellEntry(before, steps.get(i), stored.get(i));
        }
        around.tell(each -> each.changed(this));
    }

    /** Refuses to go on with a table that something is wrong with, saying what. */
    public void requireSound() throws RefusedException {
        if (trouble != null) {
            throw new RefusedException(Phrase.of("house-no-trouble").with("why", trouble));
        }
    }

    /** A log has an end that no honest game comes to; shortly before it, a game can only be played to its end or given up. */
    private void requireRoom(List<? extends Entry> entries) throws RefusedException {
        int most = Integer.MAX_VALUE; // a game can always be ended, a seat be taken back, and the server come back
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Resigned e -> {
                    return;
                }
                case Entry.TimedOut e -> {
                    return;
                }
                case Entry.Claimed e -> {
                    return;
                }
                case Entry.Rested e -> {} // by person and year, see DaysOff
                case Entry.Aborted e -> {}
                case Entry.Resumed e -> {}
                case Entry.Moved e -> most = RateLimits.MAX_ENTRIES;
                case Entry.Started e -> most = RateLimits.MAX_ENTRIES;
                case Entry.Undone e -> most = RateLimits.MAX_ENTRIES_BEYOND_PLAY;
                case Entry.Seated e -> {} // by person, see Chairs, so that nobody takes a seat from another
                case Entry.Worded e -> {} // one for whoever sits down
            }
        }
        if (game.plays() >= most) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of(most == RateLimits.MAX_ENTRIES ? "house-no-log-full" : "house-no-log-nearly-full"));
        }
    }

    /** Writes a step down; false if another process has written one of that number before. */
    private boolean write(LiveGame next, List<StoredEntry> stored, Listing listed) throws RefusedException {
        boolean rated = next.phase() == LiveGame.Phase.OVER && next.terms().rated();
        ClusterPort.Turn turn = rated ? around.neighbours().rating() : () -> {};
        try {
            long begun = System.nanoTime();
            var append = new Append(
                    game.id(),
                    null,
                    stored,
                    listed,
                    ListingBuilder.touches(listing(), listed),
                    rated ? Rated.after(next, around, listed.updated()) : List.of());
            boolean written = around.logs().append(append);
            long taken = System.nanoTime() - begun;
            around.tell(each -> each.stored(taken));
            return written;
        } catch (StoreException e) {
            throw failed(e);
        } finally {
            turn.close();
        }
    }

    private Listing listing() {
        Listing said = listing == null ? ListingBuilder.of(game, game.lastSign()) : listing;
        listing = said;
        return said;
    }

    private void become(LiveGame next) {
        game = next;
        listing = null;
    }

    private RefusedException failed(StoreException problem) {
        doubtful = true;
        return new RefusedException(
                RefusedException.Kind.UNAVAILABLE,
                Phrase.of(problem.inDoubt() ? "house-no-in-doubt" : "house-no-not-stored"));
    }

    /** Lets a member have what a guest had here, and shows it to everybody. */
    public void handOver(String guest, String member) throws RefusedException {
        LiveGame next = game.handOver(Map.of(guest, member));
        if (next == game) {
            return;
        }
        become(next);
        // The list may have been written once more for the guest while the guest's games went over.
        try {
            around.logs().handOverAt(game.id(), guest, member);
        } catch (StoreException e) {
            throw failed(e);
        }
        telling.whole();
    }

    /** Takes over what the store has, and shows it to everybody if that is something else. */
    private void reread() throws RefusedException {
        GameLog.Loaded loaded = around.load(game.id());
        doubtful = false;
        boolean other = loaded.game().number() != game.number();
        become(loaded.game());
        ours = ours && !other;
        trouble = loaded.trouble();
        if (other) {
            undoRequest = null;
            telling.whole();
        }
        around.tell(each -> each.changed(this));
    }

    private void tellEntry(LiveGame before, LiveGame then, StoredEntry stored) {
        if (then == game) {
            telling.last(before, stored);
        } else {
            telling.step(then, stored);
        }
    }
}
