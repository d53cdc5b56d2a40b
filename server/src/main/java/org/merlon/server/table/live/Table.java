package org.merlon.server.table.live;

import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.AbsenceClaims;
import org.merlon.server.table.actions.RematchTable;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.view.BroadcastContext;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory: a lock around its log and its audience.
 *
 * <p>Methods need the lock, as {@link Tables#run} takes it, unless they say that they take it themselves. Appending waits for the
 * disk, so it belongs on a virtual thread.
 */
public final class Table {
    /** The most watchers that are flushed on the caller's thread; a player does not wait for a larger crowd. */
    private static final int MAX_INLINE_FLUSHES = 8;

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final TableContext context;
    private final TableLog log;
    private final TableAudience audience;
    private final long loadedAt;
    private long lastUse;
    private boolean evicted;

    /** The current undo request with its agreements; null if there is none. Any new entry cancels it. */
    private @Nullable UndoRequest undoRequest;

    private @Nullable RematchTable rematch;

    Table(GameLoader.LoadedGame loaded, TableContext context) {
        this.context = context;
        log = new TableLog(loaded, context, new LogListener());
        audience = new TableAudience(this, context, this::claimCountdown);
        lastUse = context.now();
        loadedAt = lastUse;
    }

    /** A command that runs with the table's lock held. */
    public interface TableTask {
        void run(Table table) throws RefusedException;
    }

    /** A query that runs with the table's lock held. */
    public interface TableQuery<T> {
        T run(Table table) throws RefusedException;
    }

    /** Notifies watchers and listeners of changes in the log. */
    private final class LogListener implements TableLog.Listener {
        @Override
        public void onEntries(LiveGame before, List<LiveGame> steps, List<StoredEntry> entries) {
            undoRequest = null;
            audience.sendEntries(before, steps, entries);
            notifyListeners();
        }

        @Override
        public void onReread(boolean changed) {
            if (changed) {
                undoRequest = null;
                audience.sendWholeTable();
            }
            notifyListeners();
        }
    }

    private void notifyListeners() {
        context.notifyListeners(listener -> listener.onTableChanged(this));
    }

    /** Runs a task with the lock held; returns false if the table was evicted meanwhile and must be loaded again. */
    boolean runExclusive(TableTask task) throws RefusedException {
        lock.lock();
        try {
            if (evicted) {
                return false;
            }
            lastUse = context.now();
            log.rereadIfStale();
            recordDowntime();
            run(task);
            return true;
        } finally {
            unlock();
        }
    }

    /** Writing to clients takes longer than everything else here, so it happens after the lock is released. */
    private void unlock() {
        Set<Watcher> unflushed = lock.getHoldCount() > 1 ? Set.of() : audience.takeUnflushed();
        lock.unlock();
        if (unflushed.size() <= MAX_INLINE_FLUSHES) {
            unflushed.forEach(Watcher::flush);
        } else {
            context.runtime().startTask(() -> unflushed.forEach(Watcher::flush));
        }
    }

    /** Runs a task. If it is refused, the reason may be an entry of another server that is not known here yet. */
    private void run(TableTask task) throws RefusedException {
        try {
            task.run(this);
        } catch (RefusedException e) {
            if (!context.cluster().hasOtherServers()
                    || e.kind() == RefusedException.Kind.UNAVAILABLE
                    || !log.catchUp()) {
                throw e;
            }
            task.run(this);
        }
    }

    /** Records a downtime, which clocks do not count; if that cannot be stored now, the next task tries again. */
    private void recordDowntime() {
        LiveGame game = log.game();
        if (log.replayError() == null
                && !context.readOnly().isOn()
                && context.downtimes().affects(game)) {
            try {
                append(List.of(new Entry.Resumed(context.downtimes().totalMillisSince(game.lastTime()))), null);
            } catch (RefusedException e) {
                LOG.info("table {}: {}", game.id(), e.reason());
            }
        }
    }

    /**
     * Applies the update that another server has appended entries; takes the lock itself. A table that nobody needs
     * here is evicted instead: returns false if it was.
     *
     * @param unusedSince a table that was not used since then may be evicted
     */
    boolean applyRemote(int number, long unusedSince) throws RefusedException {
        lock.lock();
        try {
            boolean unneeded = audience.hasNoLocalWatchers()
                    && lastUse < unusedSince
                    && !context.cluster().holdsLease(game().id());
            if (!evicted && game().number() < number) {
                if (unneeded) {
                    evicted = true;
                } else if (log.isStale()) {
                    log.rereadIfStale();
                } else {
                    log.catchUp();
                }
            }
            return !evicted;
        } finally {
            unlock();
        }
    }

    /** Applies a message of another server that is no entry of the log; takes the lock itself. */
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
            case ALL, PLAYERS, SPECTATORS -> audience.sendRemote(message);
            case UNDO -> {
                UndoRequest request = message.undoRequest();
                if (request != null && request.number() > game().number()) {
                    log.catchUp();
                }
                undoRequest = request != null && request.number() == game().number() ? request : null;
            }
            case REMATCH -> {
                RematchTable next = message.rematch();
                if (next != null && !next.equals(rematch)) {
                    rematch = next;
                    audience.sendRematch(next);
                }
            }
        }
    }

    /** Sets who watches through other servers; takes the lock itself. */
    void setRemoteWatchers(Set<String> people, int strangers) {
        lock.lock();
        try {
            audience.setRemote(people, strangers);
        } finally {
            unlock();
        }
    }

    /** Evicts the table if nobody watches it and nobody has used it since a time; takes the lock itself. */
    boolean evictIfIdleSince(long time) {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            if (!evicted && audience.hasNoLocalWatchers() && lastUse < time) {
                evicted = true;
                boolean hasTimer = game().terms().pace() instanceof Pace.Live; // which stays set
                if (!hasTimer) {
                    context.cluster().releaseLease(game().id());
                }
            }
            return evicted;
        } finally {
            unlock();
        }
    }

    /** Evicts the table because it was deleted. */
    void discard() {
        evicted = true;
    }

    /** Makes the next task read the log from the store first. */
    public void markStale() {
        log.markStale();
    }

    /** Applies the entries that other servers have appended; returns whether there were any. */
    public boolean catchUp() throws RefusedException {
        return log.catchUp();
    }

    /** The game as it is now; needs no lock. */
    public LiveGame game() {
        return log.game();
    }

    public TableContext context() {
        return context;
    }

    /** The reason why the log cannot be replayed to its end; null if it can. */
    public @Nullable String replayError() {
        return log.replayError();
    }

    /** Refuses to go on with a table whose log cannot be replayed. */
    public void requireReplayed() throws RefusedException {
        log.requireReplayed();
    }

    /** Refuses a person, or a stranger, who may not see the table; returns the table. */
    public Table requireVisibleTo(@Nullable String person, @Nullable String invitation) throws RefusedException {
        TableAccess.requireVisible(game(), person, invitation);
        return this;
    }

    /** Returns whether this server stored the last entry, so that it is up to it to notify people. */
    public boolean wroteLastEntry() {
        return log.isLastWriteLocal() || !context.cluster().hasOtherServers();
    }

    /** Stores entries, makes them part of the game and sends them to the watchers; nothing has changed if it throws. */
    public void append(List<? extends Entry> entries, @Nullable String person) throws RefusedException {
        append(entries, person, context.now());
    }

    /** Stores entries that happened at a time. */
    public void append(List<? extends Entry> entries, @Nullable String person, long now) throws RefusedException {
        log.append(entries, person, now);
    }

    /** Gives a member what a guest had here, and sends the table to everybody. */
    public void mergeGuest(String guest, String member) throws RefusedException {
        if (log.mergeGuest(guest, member)) {
            audience.sendWholeTable();
        }
    }

    /** The time when the table was loaded; presence before it is not known. */
    public long loadedAt() {
        return loadedAt;
    }

    public boolean isWatched() {
        return !audience.isEmpty();
    }

    public boolean isPresent(String person) {
        return audience.isPresent(person);
    }

    /** The time when a person with a seat was last present, or {@code unknown}. */
    public long lastSeen(String person, long unknown) {
        Long time = audience.lastSeen(person);
        return time == null ? unknown : time;
    }

    /** The known people who watch, through this server or another. */
    public Set<String> presentPeople() {
        return audience.presentPeople();
    }

    /** Adds a watcher and notifies the others; the watcher itself must be sent the table first. */
    public void addWatcher(Watcher watcher) {
        audience.add(watcher);
    }

    /** Removes a watcher; takes the lock itself. */
    void removeWatcher(Watcher watcher) {
        lock.lock();
        try {
            audience.remove(watcher);
        } finally {
            unlock();
        }
    }

    /** The table as a person may currently see it. */
    public TableInfo viewFor(@Nullable String person) {
        return audience.viewFor(person);
    }

    /** Sends all watchers a message that everybody may see. */
    public void broadcast(Outbound message) {
        audience.broadcast(message);
    }

    /** Sends a message to the players or to the spectators, except for some people. */
    public void broadcastToRoom(boolean players, Set<String> except, Outbound message) {
        audience.broadcastToRoom(players, except, message);
    }

    /** The information shown beside the game. */
    public BroadcastContext.TableExtras extras() {
        String error = log.replayError();
        return new BroadcastContext.TableExtras(undoRequest, rematch, error == null ? claimCountdown() : null, error);
    }

    private @Nullable ClaimCountdown claimCountdown() {
        return AbsenceClaims.countdown(this, context.now());
    }

    public @Nullable UndoRequest undoRequest() {
        return undoRequest;
    }

    public void setUndoRequest(@Nullable UndoRequest request) {
        undoRequest = request;
        if (context.cluster().hasOtherServers()) {
            context.cluster().publish(TableSideMessage.undo(game().id(), request));
        }
    }

    /** Remembers the table of a rematch and announces it to the players. */
    public void announceRematch(RematchTable next) {
        rematch = next;
        audience.sendRematch(next);
        context.cluster().publish(TableSideMessage.rematch(game().id(), next));
    }
}
