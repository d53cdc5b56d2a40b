package org.merlon.server.table.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.ReplayResult;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.RatedGames;

/**
 * A table's game and its stored log: appends entries, and follows those that other servers have appended.
 *
 * <p>Nobody sees an entry before it is stored. All methods but {@link #game} need the table's lock; storing waits for the disk.
 */
final class TableLog {
    /** Receives every change of the game, with the table's lock held. */
    interface Listener {
        /**
         * The log has grown.
         *
         * @param before the game before the first of these entries
         * @param steps the game after each of them
         */
        void onEntries(LiveGame before, List<LiveGame> steps, List<StoredEntry> entries);

        /** The game was read from the store again. */
        void onReread(boolean changed);
    }

    private final TableContext context;
    private final Listener listener;

    /** Written with the lock held. Code that only needs the number of the last entry reads it without the lock. */
    private volatile LiveGame game;

    /** The row of the game in lists; null until it is needed. */
    private @Nullable Listing listing;

    /** True if this server has stored the last entry. */
    private boolean lastWriteLocal;

    /** The reason why the log cannot be replayed to its end, or null; such a table can only be viewed. */
    private @Nullable String replayError;

    /** True if a write failed or the store has changed, so that the log must be read again first. */
    private boolean stale;

    TableLog(GameLoader.LoadedGame loaded, TableContext context, Listener listener) {
        game = loaded.game();
        replayError = loaded.replayError();
        this.context = context;
        this.listener = listener;
    }

    LiveGame game() {
        return game;
    }

    boolean isLastWriteLocal() {
        return lastWriteLocal;
    }

    @Nullable String replayError() {
        return replayError;
    }

    void markStale() {
        stale = true;
    }

    boolean isStale() {
        return stale;
    }

    /** Refuses to go on with a log that cannot be replayed. */
    void requireReplayed() throws RefusedException {
        if (replayError != null) {
            throw new RefusedException(Phrase.of("error-game-cannot-continue").with("why", replayError));
        }
    }

    /** Stores entries that happened at a time, and makes them part of the game; nothing has changed if it throws. */
    void append(List<? extends Entry> entries, @Nullable String person, long now) throws RefusedException {
        boolean closesOldGame = entries.getFirst() instanceof Entry.Aborted && !game.hasCurrentRules();
        if (!closesOldGame) {
            requireReplayed();
        }
        context.readOnly().requireOff();
        requireSpace(entries);
        long time = Math.max(now, game.lastTime());
        LiveGame next = game;
        var steps = new ArrayList<LiveGame>();
        for (Entry entry : entries) {
            next = next.after(entry, time);
            steps.add(next);
        }
        List<StoredEntry> stored =
                steps.stream().map(step -> step.storedEntry(person)).toList();
        Listing nextListing = ListingBuilder.of(next, time);
        if (!write(next, stored, nextListing)) {
            if (!catchUp()) {
                reread();
            }
            requireReplayed(); // otherwise the client would retry for ever
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("error-concurrent-change"));
        }
        LiveGame before = game;
        setGame(next);
        listing = nextListing;
        lastWriteLocal = true;
        context.cluster().publishLogGrowth(next.id(), next.number());
        listener.onEntries(before, steps, stored);
    }

    /**
     * Limits the length of a log. A game close to the limit can still be finished, and one at the limit can still be
     * ended.
     */
    private void requireSpace(List<? extends Entry> entries) throws RefusedException {
        int maxPlays = Integer.MAX_VALUE; // downtimes and seat changes are always recorded
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
                case Entry.DaysOffTaken e -> {} // DaysOff limits them by person and year
                case Entry.Aborted e -> {}
                case Entry.Resumed e -> {}
                case Entry.Moved e -> maxPlays = ServerLimits.MAX_ENTRIES;
                case Entry.Started e -> maxPlays = ServerLimits.MAX_ENTRIES;
                case Entry.Undone e -> maxPlays = ServerLimits.MAX_ENTRIES_FOR_UNDO;
                case Entry.Seated
                        e -> {} // SeatActions limits them by person, so that nobody uses up the changes of others
                case Entry.WordGiven e -> {} // one for each player
            }
        }
        if (game.plays() >= maxPlays) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of(maxPlays == ServerLimits.MAX_ENTRIES ? "error-log-full" : "error-log-nearly-full"));
        }
    }

    /** Writes entries; returns false if another server has written one of that number before. */
    private boolean write(LiveGame next, List<StoredEntry> stored, Listing nextListing) throws RefusedException {
        boolean rated = next.phase() == LiveGame.Phase.OVER && next.terms().rated();
        ClusterPort.HeldLock ratingLock = rated ? context.cluster().lockRatings() : () -> {};
        try {
            long startNanos = System.nanoTime();
            var append = new Append(
                    game.id(),
                    null,
                    stored,
                    nextListing,
                    ListingBuilder.changeExtent(listing(), nextListing),
                    rated ? RatedGames.newRatings(next, context, nextListing.updated()) : List.of());
            boolean written = context.games().append(append);
            long nanos = System.nanoTime() - startNanos;
            context.notifyListeners(each -> each.onEntriesStored(nanos));
            return written;
        } catch (StoreException e) {
            throw storeFailure(e);
        } finally {
            ratingLock.close();
        }
    }

    private Listing listing() {
        Listing current = listing == null ? ListingBuilder.of(game, game.lastActivity()) : listing;
        listing = current;
        return current;
    }

    private RefusedException storeFailure(StoreException failure) {
        stale = true;
        return new RefusedException(
                RefusedException.Kind.UNAVAILABLE,
                Phrase.of(failure.inDoubt() ? "error-save-uncertain" : "error-save-failed"));
    }

    private void setGame(LiveGame next) {
        game = next;
        listing = null;
    }

    /** Applies the entries that other servers have appended; returns whether there were any. */
    boolean catchUp() throws RefusedException {
        List<StoredEntry> entries = context.entriesAfter(game.id(), game.number());
        if (entries.isEmpty()) {
            return false;
        }
        var steps = new ArrayList<LiveGame>();
        ReplayResult replay = replayError != null || !game.hasCurrentRules()
                ? null
                : ReplayResult.follow(
                        game, entries, ReplayResult.Mode.STORED, (entry, before, after) -> steps.add(after));
        if (replay == null || replay.stopped() != null) {
            reread();
            return true;
        }
        LiveGame last = replay.game();
        if (!last.people().equals(game.people())) {
            // A guest who has just taken a seat may have become a member already.
            last = last.replacePeople(context.games().mergedInto(last.people()));
            steps.set(steps.size() - 1, last);
        }
        LiveGame before = game;
        setGame(last);
        lastWriteLocal = false;
        listener.onEntries(before, steps, entries);
        return true;
    }

    void rereadIfStale() throws RefusedException {
        if (stale) {
            reread();
        }
    }

    private void reread() throws RefusedException {
        GameLoader.LoadedGame loaded = context.load(game.id());
        stale = false;
        boolean changed = loaded.game().number() != game.number();
        setGame(loaded.game());
        lastWriteLocal = lastWriteLocal && !changed;
        replayError = loaded.replayError();
        listener.onReread(changed);
    }

    /** Gives a member what a guest had here; returns whether that changed anything. */
    boolean mergeGuest(String guest, String member) throws RefusedException {
        LiveGame next = game.replacePeople(Map.of(guest, member));
        if (next == game) {
            return false;
        }
        setGame(next);
        // The listing may have been written for the guest again while the guest's games were transferred.
        try {
            context.games().mergeGuestAt(game.id(), guest, member);
        } catch (StoreException e) {
            throw storeFailure(e);
        }
        return true;
    }
}
