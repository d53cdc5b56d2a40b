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
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.game.Replay;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.actions.RatedGames;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.view.BroadcastContext;
import org.merlon.server.table.view.TableBroadcaster;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.ClaimCountdown;
import org.merlon.server.wire.table.TableInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that people sit at: guards its {@link LiveGame}, stores every entry before anybody sees it, tells the watchers.
 *
 * <p>All but {@link #runExclusive} and {@link #removeWatcher} is to be called while it is held. Storing waits for the disk, so it belongs on a virtual thread.
 */
public final class Table {
    /** So many are written to at once; whoever plays before a crowd does not wait for it. */
    private static final int MAX_INLINE_FLUSHES = 8;

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final TableContext context;

    private final Audience audience = new Audience();
    private final TableBroadcaster broadcaster = new TableBroadcaster(this, audience);

    /** Changed with the lock held; looked at without it by those who only want to know how far it is. */
    private volatile LiveGame game;

    /** What lists say of the game as it is now, once that was asked for. */
    private @Nullable Listing listing;

    /** Whether this server has stored the last entry, if there are others. */
    private boolean lastWriteLocal;

    /** Why the log cannot be followed to its end, or null; such a table can be looked at and nothing else. */
    private @Nullable String replayError;

    private boolean evicted;

    /** Whether a write failed, so that the store may know more than we do; settled by reading it before anything else. */
    private boolean stale;

    private @Nullable Rematch rematch;
    private long lastUse;

    private final long loadedAt;

    /** Who has agreed to go back how far, if anybody asks; forgotten when the game goes on. */
    private @Nullable UndoRequest undoRequest;

    Table(GameLoader.LoadedGame loaded, TableContext context) {
        game = loaded.game();
        replayError = loaded.replayError();
        this.context = context;
        lastUse = context.now();
        loadedAt = lastUse;
    }

    /** Something to do at a table while nobody else can. */
    public interface TableTask {
        void run(Table table) throws RefusedException;
    }

    /** Something to find out or do at a table while nobody else can act. */
    public interface TableQuery<T> {
        T run(Table table) throws RefusedException;
    }

    /** Runs an errand alone; false if this table has left the memory meanwhile and must be fetched anew. */
    boolean runExclusive(TableTask task) throws RefusedException {
        lock.lock();
        try {
            if (evicted) {
                return false;
            }
            lastUse = context.now();
            if (stale) {
                reread();
            }
            recordDowntime();
            run(task);
            return true;
        } finally {
            unlock();
        }
    }

    /** To write to somebody takes longer than all else that is done here, so it is done when others can act again. */
    private void unlock() {
        Set<Watcher> pending = lock.getHoldCount() > 1 ? Set.of() : audience.takeUnflushed();
        lock.unlock();
        if (pending.size() <= MAX_INLINE_FLUSHES) {
            pending.forEach(Watcher::flush);
        } else {
            Thread.startVirtualThread(() -> pending.forEach(Watcher::flush));
        }
    }

    /** What is not possible may have become so by what happened through another server, of which no news has come yet. */
    private void run(TableTask task) throws RefusedException {
        try {
            task.run(this);
        } catch (RefusedException e) {
            if (!context.cluster().hasOtherServers() || e.kind() == RefusedException.Kind.UNAVAILABLE || !catchUp()) {
                throw e;
            }
            task.run(this);
        }
    }

    /**
     * Another server says how far the log is. Those who look on here are told; where nobody does, and nothing here needs the
     * table, it leaves the memory. False if it has.
     */
    boolean applyRemote(int number, long unusedSince) throws RefusedException {
        lock.lock();
        try {
            boolean idle = audience.hasNoLocalWatchers()
                    && lastUse < unusedSince
                    && !context.cluster().holdsLease(game.id());
            if (!evicted && game.number() < number) {
                if (idle) {
                    evicted = true;
                } else if (stale) {
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
    void applyRemote(TableSideMessage message) throws RefusedException {
        lock.lock();
        try {
            if (!evicted) {
                apply(message);
            }
        } finally {
            unlock();
        }
    }

    private void apply(TableSideMessage message) throws RefusedException {
        switch (message.kind()) {
            case ALL -> sendToLocal(watcher -> true, new EncodedMessage(message.message()));
            case PLAYERS, SPECTATORS -> {
                boolean seated = message.kind() == TableSideMessage.Kind.PLAYERS;
                Set<String> except = message.except();
                sendToLocal(
                        watcher -> isSeated(watcher) == seated && !isOneOf(except, watcher),
                        new EncodedMessage(message.message()));
            }
            case UNDO -> {
                UndoRequest asked = message.undoRequest();
                if (asked != null && asked.number() > game.number()) {
                    catchUp();
                }
                undoRequest = asked != null && asked.number() == game.number() ? asked : null;
            }
            case REMATCH -> {
                Rematch next = message.rematch();
                if (next != null && !next.equals(rematch)) {
                    rematch = next;
                    sendToLocal(this::hasPlayed, encodeRematch(next));
                }
            }
        }
    }

    /** Who looks on through other servers; takes the lock itself. */
    void setRemoteWatchers(Set<String> people, int strangers) {
        lock.lock();
        try {
            audience.setRemote(people, strangers, game, context.now(), this::claimCountdown);
        } finally {
            unlock();
        }
    }

    /** Follows what other servers have added to the log, and tells everybody; false if there is nothing. */
    public boolean catchUp() throws RefusedException {
        List<StoredEntry> more = context.entriesAfter(game.id(), game.number());
        if (more.isEmpty()) {
            return false;
        }
        var steps = new ArrayList<LiveGame>();
        Replay replay = replayError != null || !game.hasCurrentRules()
                ? null
                : Replay.follow(game, more, Replay.Mode.STORED, (entry, before, after) -> steps.add(after));
        if (replay == null || replay.stopped() != null) {
            reread();
            return true;
        }
        LiveGame last = replay.game();
        if (!last.people().equals(game.people())) {
            // Who is new here may have become somebody else already.
            last = last.replacePeople(context.games().heirs(last.people()));
            steps.set(steps.size() - 1, last);
        }
        LiveGame before = game;
        setGame(last);
        lastWriteLocal = false;
        undoRequest = null;
        for (int i = 0; i < steps.size(); i++) {
            broadcastEntry(before, steps.get(i), more.get(i));
        }
        context.notifyListeners(listener -> listener.onTableChanged(this));
        return true;
    }

    /** Time that the server was away is not to count; if that cannot be stored now, it is tried again at the next errand. */
    private void recordDowntime() {
        if (replayError == null
                && !context.readOnly().isOn()
                && context.downtimes().affects(game)) {
            try {
                append(List.of(new Entry.Resumed(context.downtimes().totalMillisSince(game.lastTime()))), null);
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
            if (!evicted && audience.hasNoLocalWatchers() && lastUse < time) {
                evicted = true;
                boolean rung = game.terms().pace() instanceof Pace.Live; // its alarm stays set
                if (!rung) {
                    context.cluster().releaseLease(game.id());
                }
            }
            return evicted;
        } finally {
            unlock();
        }
    }

    /** The store has something else than we know, which is to be read before anything else is done here. */
    public void markStale() {
        stale = true;
    }

    /** Leaves the memory at once, since there is no such table any more. */
    void discard() {
        evicted = true;
    }

    public LiveGame game() {
        return game;
    }

    /** This table, for somebody, known or not, who may watch it; to others it is refused. */
    public Table requireVisibleTo(@Nullable String person, @Nullable String invitation) throws RefusedException {
        Access.requireVisible(game, person, invitation);
        return this;
    }

    /** Whether it is this server that has to tell what the last entry means for people who are not here. */
    public boolean wroteLastEntry() {
        return lastWriteLocal || !context.cluster().hasOtherServers();
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
    public long loadedAt() {
        return loadedAt;
    }

    @Nullable public String replayError() {
        return replayError;
    }

    public TableContext context() {
        return context;
    }

    /** Remembers the table where the same people play again, and tells them. */
    public void announceRematch(Rematch next) {
        rematch = next;
        sendToLocal(this::hasPlayed, encodeRematch(next));
        context.cluster().publish(TableSideMessage.rematch(game.id(), next));
    }

    private EncodedMessage encodeRematch(Rematch next) {
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

    public void setUndoRequest(@Nullable UndoRequest request) {
        undoRequest = request;
        if (context.cluster().hasOtherServers()) {
            context.cluster().publish(TableSideMessage.undo(game.id(), request));
        }
    }

    /** What a person may see of the table now. */
    public TableInfo viewFor(@Nullable String person) {
        return broadcaster.view(person);
    }

    /** What is said here besides the game. */
    public BroadcastContext.TableExtras extras() {
        return new BroadcastContext.TableExtras(
                undoRequest, rematch, replayError == null ? claimCountdown() : null, replayError);
    }

    /** Somebody looks on from now; the others hear of it, the newcomer is to be shown the table first of all. */
    public void addWatcher(Watcher watcher) {
        audience.add(watcher, game, this::claimCountdown);
        publishWatchers();
    }

    private @Nullable ClaimCountdown claimCountdown() {
        return AbsenceClaims.countdown(this, context.now());
    }

    private void publishWatchers() {
        if (context.cluster().hasOtherServers()) {
            context.cluster().publishWatchers(game.id(), audience.localPeople(), audience.localStrangers());
        }
    }

    /** Somebody looks away; takes the lock itself. */
    void removeWatcher(Watcher watcher) {
        lock.lock();
        try {
            audience.remove(watcher, game, context.now(), this::claimCountdown);
            publishWatchers();
        } finally {
            unlock();
        }
    }

    /** Tells every watcher the same; only for what everybody may know. */
    public void broadcast(Outbound news) {
        sendToLocal(watcher -> true, new EncodedMessage(news));
        if (context.cluster().hasOtherServers()) {
            context.cluster().publish(TableSideMessage.ofNotice(game.id(), TableSideMessage.Kind.ALL, news, Set.of()));
        }
    }

    /** Tells those watchers who are seated, or those who are not, except for some. */
    public void broadcastToRoom(boolean seated, Set<String> except, Outbound news) {
        sendToLocal(watcher -> isSeated(watcher) == seated && !isOneOf(except, watcher), new EncodedMessage(news));
        if (context.cluster().hasOtherServers()) {
            TableSideMessage.Kind kind = seated ? TableSideMessage.Kind.PLAYERS : TableSideMessage.Kind.SPECTATORS;
            context.cluster().publish(TableSideMessage.ofNotice(game.id(), kind, news, except));
        }
    }

    private static boolean isOneOf(Set<String> some, Watcher watcher) {
        String person = watcher.person();
        return person != null && some.contains(person);
    }

    /** Everybody known who watches, through this server or another. */
    public Set<String> presentPeople() {
        return audience.present();
    }

    private void sendToLocal(Predicate<Watcher> recipients, EncodedMessage message) {
        for (Watcher watcher : audience) {
            if (recipients.test(watcher)) {
                audience.send(watcher, message);
            }
        }
    }

    /** Stores entries, makes them part of the game and tells everybody; nothing has changed if it throws. */
    public void append(List<? extends Entry> entries, @Nullable String person) throws RefusedException {
        append(entries, person, context.now());
    }

    /** The same for something that was done at a time. */
    public void append(List<? extends Entry> entries, @Nullable String person, long now) throws RefusedException {
        boolean closing = entries.getFirst() instanceof Entry.Aborted && !game.hasCurrentRules();
        if (!closing) {
            requireReplayed();
        }
        context.readOnly().requireOff();
        requireLogSpace(entries);
        long time = Math.max(now, game.lastTime());
        LiveGame next = game;
        var steps = new ArrayList<LiveGame>();
        for (Entry entry : entries) {
            next = next.after(entry, time);
            steps.add(next);
        }
        List<StoredEntry> stored =
                steps.stream().map(step -> step.storedEntry(person)).toList();
        Listing listed = ListingBuilder.of(next, time);
        if (!write(next, stored, listed)) {
            if (!catchUp()) {
                reread();
            }
            requireReplayed(); // else it would be stale for ever
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("house-no-quicker"));
        }
        LiveGame before = game;
        setGame(next);
        listing = listed;
        lastWriteLocal = true;
        undoRequest = null;
        context.cluster().publishLogGrowth(next.id(), next.number());
        for (int i = 0; i < steps.size(); i++) {
            broadcastEntry(before, steps.get(i), stored.get(i));
        }
        context.notifyListeners(listener -> listener.onTableChanged(this));
    }

    /** Refuses to go on with a table that something is wrong with, saying what. */
    public void requireReplayed() throws RefusedException {
        if (replayError != null) {
            throw new RefusedException(Phrase.of("house-no-trouble").with("why", replayError));
        }
    }

    /** A log has an end that no honest game comes to; shortly before it, a game can only be played to its end or given up. */
    private void requireLogSpace(List<? extends Entry> entries) throws RefusedException {
        int maxPlays = Integer.MAX_VALUE; // a game can always be ended, a seat be taken back, and the server come back
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
                case Entry.Moved e -> maxPlays = ServerLimits.MAX_ENTRIES;
                case Entry.Started e -> maxPlays = ServerLimits.MAX_ENTRIES;
                case Entry.Undone e -> maxPlays = ServerLimits.MAX_ENTRIES_BEYOND_PLAY;
                case Entry.Seated e -> {} // by person, see Chairs, so that nobody takes a seat from another
                case Entry.Worded e -> {} // one for whoever sits down
            }
        }
        if (game.plays() >= maxPlays) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of(maxPlays == ServerLimits.MAX_ENTRIES ? "house-no-log-full" : "house-no-log-nearly-full"));
        }
    }

    /** Writes a step down; false if another process has written one of that number before. */
    private boolean write(LiveGame next, List<StoredEntry> stored, Listing listed) throws RefusedException {
        boolean rated = next.phase() == LiveGame.Phase.OVER && next.terms().rated();
        ClusterPort.HeldLock turn = rated ? context.cluster().lockRatings() : () -> {};
        try {
            long begun = System.nanoTime();
            var append = new Append(
                    game.id(),
                    null,
                    stored,
                    listed,
                    ListingBuilder.changeExtent(listing(), listed),
                    rated ? RatedGames.newRatings(next, context, listed.updated()) : List.of());
            boolean written = context.games().append(append);
            long taken = System.nanoTime() - begun;
            context.notifyListeners(listener -> listener.onEntriesStored(taken));
            return written;
        } catch (StoreException e) {
            throw storeFailure(e);
        } finally {
            turn.close();
        }
    }

    private Listing listing() {
        Listing current = listing == null ? ListingBuilder.of(game, game.lastActivity()) : listing;
        listing = current;
        return current;
    }

    private void setGame(LiveGame next) {
        game = next;
        listing = null;
    }

    private RefusedException storeFailure(StoreException problem) {
        stale = true;
        return new RefusedException(
                RefusedException.Kind.UNAVAILABLE,
                Phrase.of(problem.inDoubt() ? "house-no-in-doubt" : "house-no-not-stored"));
    }

    /** Lets a member have what a guest had here, and shows it to everybody. */
    public void replacePerson(String guest, String member) throws RefusedException {
        LiveGame next = game.replacePeople(Map.of(guest, member));
        if (next == game) {
            return;
        }
        setGame(next);
        // The list may have been written once more for the guest while the guest's games went over.
        try {
            context.games().handOverAt(game.id(), guest, member);
        } catch (StoreException e) {
            throw storeFailure(e);
        }
        broadcaster.sendWholeTable();
    }

    /** Takes over what the store has, and shows it to everybody if that is something else. */
    private void reread() throws RefusedException {
        GameLoader.LoadedGame loaded = context.load(game.id());
        stale = false;
        boolean changed = loaded.game().number() != game.number();
        setGame(loaded.game());
        lastWriteLocal = lastWriteLocal && !changed;
        replayError = loaded.replayError();
        if (changed) {
            undoRequest = null;
            broadcaster.sendWholeTable();
        }
        context.notifyListeners(listener -> listener.onTableChanged(this));
    }

    private void broadcastEntry(LiveGame before, LiveGame then, StoredEntry stored) {
        if (then == game) {
            broadcaster.sendLastEntry(before, stored);
        } else {
            broadcaster.sendEntry(then, stored);
        }
    }
}
