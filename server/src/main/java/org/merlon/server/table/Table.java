package org.merlon.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Append;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.Written;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that people sit at: guards its {@link LiveGame}, stores every entry before anybody sees it, tells the watchers.
 *
 * <p>All but {@link #hold} and {@link #release} is to be called while it is held. Storing waits for the disk, so it belongs on a virtual thread.
 */
public final class Table {
    /** Stands for all who have no more to do with the table than any stranger; nobody's id is empty. */
    private static final String SPECTATORS = "";

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final Surroundings around;

    private final Audience audience = new Audience();

    private LiveGame game;

    /** Why the log cannot be followed to its end, or null; such a table can be looked at and nothing else. */
    private @Nullable String trouble;

    private boolean evicted;

    /** Whether a write failed, so that the store may know more than we do; settled by reading it before anything else. */
    private boolean doubtful;

    private Rematch.@Nullable Next rematch;
    private long lastUse;

    /** Who has agreed to go back how far; forgotten when the game goes on. */
    private final UndoRequest undoRequest = new UndoRequest();

    Table(GameLog.Loaded loaded, Surroundings around) {
        game = loaded.game();
        trouble = loaded.trouble();
        this.around = around;
        lastUse = around.now();
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
            errand.run(this);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Time that the server was away is not to count; if that cannot be stored now, it is tried again at the next errand. */
    private void resume() {
        if (trouble == null && around.pauses().concern(game)) {
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
            evicted = evicted || (audience.isEmpty() && lastUse < time);
            return evicted;
        } finally {
            lock.unlock();
        }
    }

    /** Leaves the memory at once, since there is no such table any more. */
    void vanish() {
        evicted = true;
    }

    public LiveGame game() {
        return game;
    }

    boolean isWatched() {
        return !audience.isEmpty();
    }

    /** Whether the game was played by other rules than those of here and now; it may be read and closed. */
    boolean isOfOtherRules() {
        return !game.rules().isOf(game.terms().setup().game());
    }

    @Nullable String trouble() {
        return trouble;
    }

    Surroundings around() {
        return around;
    }

    /** Remembers the table where the same people play again, and tells them. */
    void rematch(Rematch.Next next) {
        rematch = next;
        tellThose(
                watcher -> Access.hasPlayed(game, watcher.person()), new News.Rematch(next.table(), next.invitation()));
    }

    UndoRequest undoRequest() {
        return undoRequest;
    }

    /** What a person may see of the table now. */
    public Data.Obj view(@Nullable String person) {
        Data.Obj view = TableView.of(game, person, around.names(), audience, around.now());
        if (undoRequest.isOpen()) {
            view.put(
                    "undoAsked",
                    new Data.Obj()
                            .put("seat", undoRequest.seat())
                            .put("kept", undoRequest.kept())
                            .put("number", undoRequest.number()));
        }
        if (rematch != null && Access.hasPlayed(game, person)) {
            view.put("rematch", new Data.Obj().put("table", rematch.table()).put("invitation", rematch.invitation()));
        }
        return trouble == null ? view : view.put("trouble", trouble);
    }

    /** Somebody looks on from now; the others hear of it, the newcomer is to be shown the table first of all. */
    public void watch(Watcher watcher) {
        audience.add(watcher, game);
    }

    /** Somebody looks away; takes the lock itself. */
    void release(Watcher watcher) {
        lock.lock();
        try {
            audience.remove(watcher, game);
        } finally {
            lock.unlock();
        }
    }

    /** Tells every watcher the same; only for what everybody may know. */
    void tellAll(News news) {
        tellThose(watcher -> true, news);
    }

    /** Tells those watchers who are seated, or those who are not. */
    void tellRoom(boolean seated, News news) {
        tellThose(watcher -> !game.seatsOf(watcher.person()).isEmpty() == seated, news);
    }

    private void tellThose(Predicate<Watcher> whom, News news) {
        Parcel parcel = null;
        for (Watcher watcher : audience) {
            if (whom.test(watcher)) {
                parcel = parcel == null ? new Parcel(news.data(game.id())) : parcel;
                watcher.tell(parcel);
            }
        }
    }

    /** Tells everybody what they may know; what is made for one is shared by all who may know the same. */
    private void tellEach(Function<@Nullable String, News> news) {
        Map<String, Parcel> made = new HashMap<>();
        for (Watcher watcher : audience) {
            String person = watcher.person();
            String key = person != null && Access.belongs(game, person) ? person : SPECTATORS;
            watcher.tell(made.computeIfAbsent(
                    key, any -> new Parcel(news.apply(person).data(game.id()))));
        }
    }

    /** Stores entries, makes them part of the game and tells everybody; nothing has changed if it throws. */
    void append(List<? extends Entry> entries, @Nullable String person) throws RefusedException {
        append(entries, person, around.now());
    }

    /** The same for something that was done at a time. */
    void append(List<? extends Entry> entries, @Nullable String person, long now) throws RefusedException {
        boolean closing = entries.getFirst() instanceof Entry.Aborted && isOfOtherRules();
        if (!closing) {
            requireSound();
        }
        requireRoom(entries);
        long time = Math.max(now, game.lastTime());
        LiveGame next = game.copy();
        var applied = new ArrayList<LiveGame.Applied>();
        var stored = new ArrayList<StoredEntry>();
        for (Entry entry : entries) {
            LiveGame.Applied done = next.apply(entry, time, true);
            applied.add(done);
            stored.add(done.entry().store(next.number(), person, time, done.hash()));
        }
        if (!write(next, stored, time, !Listings.seats(next).equals(Listings.seats(game)))) {
            reread();
            requireSound(); // else it would be stale for ever
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("house-no-quicker"));
        }
        game = next;
        undoRequest.clear();
        for (int i = 0; i < applied.size(); i++) {
            boolean last = i == applied.size() - 1;
            tellEntry(applied.get(i), stored.get(i), last);
        }
        around.changed(this, game);
    }

    /** Refuses to go on with a table that something is wrong with, saying what. */
    void requireSound() throws RefusedException {
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
                case Entry.Aborted e -> {}
                case Entry.Resumed e -> {}
                case Entry.Moved e -> most = Limits.MAX_ENTRIES;
                case Entry.Started e -> most = Limits.MAX_ENTRIES;
                case Entry.Undone e -> most = Limits.MAX_ENTRIES_BEYOND_PLAY;
                case Entry.Seated e -> {} // by person, see Chairs, so that nobody takes a seat from another
                case Entry.Worded e -> {} // one for whoever sits down
            }
        }
        if (game.plays() >= most) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of(most == Limits.MAX_ENTRIES ? "house-no-log-full" : "house-no-log-nearly-full"));
        }
    }

    /** Writes a step down; false if another process has written one of that number before. */
    private boolean write(LiveGame next, List<StoredEntry> stored, long time, boolean seatsChanged)
            throws RefusedException {
        boolean rated = next.phase() == LiveGame.Phase.OVER && next.terms().rated();
        if (rated) {
            around.ratings().lock();
        }
        try {
            long begun = System.nanoTime();
            var append = new Append(
                    game.id(),
                    null,
                    stored,
                    Listings.of(next, time),
                    seatsChanged,
                    rated ? Ratings.after(next, around.store(), time) : List.of());
            boolean written = Written.of(around.store().append(append));
            around.stored(System.nanoTime() - begun);
            return written;
        } catch (StoreException e) {
            throw failed(e);
        } finally {
            if (rated) {
                around.ratings().unlock();
            }
        }
    }

    private RefusedException failed(StoreException problem) {
        doubtful = true;
        return new RefusedException(
                RefusedException.Kind.UNAVAILABLE,
                Phrase.of(problem.inDoubt() ? "house-no-in-doubt" : "house-no-not-stored"));
    }

    /** Lets a member have what a guest had here, and shows it to everybody. */
    void handOver(String guest, String member) throws RefusedException {
        LiveGame next = game.copy();
        if (!next.handOver(Map.of(guest, member))) {
            return;
        }
        game = next;
        // The list may have been written once more for the guest while the guest's games went over.
        try {
            Written.of(around.store().handOverAt(game.id(), guest, member));
        } catch (StoreException e) {
            throw failed(e);
        }
        tellEach(person -> new News.Whole(view(person)));
    }

    /** Takes over what the store has, and shows it to everybody if that is something else. */
    private void reread() throws RefusedException {
        GameLog.Loaded loaded = around.reload(game.id());
        doubtful = false;
        boolean other = loaded.game().number() != game.number();
        game = loaded.game();
        trouble = loaded.trouble();
        if (other) {
            undoRequest.clear();
            tellEach(person -> new News.Whole(view(person)));
        }
        around.changed(this, game);
    }

    /** Each watcher gets the entry, and with the last one of a step what the table looks like now. */
    private void tellEntry(LiveGame.Applied done, StoredEntry stored, boolean last) {
        Data.Obj entry = EntryView.of(done.entry(), stored, game, around.names());
        tellEach(person -> new News.Happened(entry, done.events(), last ? view(person) : null));
    }
}
