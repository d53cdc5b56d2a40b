package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Moves;
import org.merlon.server.game.ReplayResult;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.lists.GameFile;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.LogResponses.GameEvent;
import org.merlon.server.wire.table.LogResponses.PastView;

/**
 * The log and past states of a table, read from an immutable snapshot without holding the table's lock.
 *
 * @param fullyReplayed whether the whole log could be replayed; if so, later entries in the store were added after the
 *     snapshot
 */
public record TableHistory(LiveGame game, boolean fullyReplayed, GameStore games, NameLookup names) {

    public static TableHistory of(Table table) {
        return new TableHistory(
                table.game(),
                table.replayError() == null,
                table.context().games(),
                table.context().names());
    }

    /** The entries of the log after a number, as everybody may see them. */
    public List<EntryInfo> entriesAfter(int number) throws RefusedException {
        return views(entriesSince(number));
    }

    private List<StoredEntry> entriesSince(int number) {
        return fullyReplayed && number >= game.number()
                ? List.of()
                : games.entriesAfter(game.id(), number).stream()
                        .filter(entry -> !fullyReplayed || entry.number() <= game.number())
                        .toList();
    }

    /**
     * The entries of the log after a number, each move with its events. Events are not stored: the moves are replayed
     * from the nearest checkpoint.
     */
    public List<EntryInfo> entriesWithEvents(int number) throws RefusedException {
        if (number >= game.number()) {
            return entriesAfter(number);
        }
        LiveGame checkpoint = game.checkpointBefore(number);
        List<StoredEntry> stored = entriesSince(checkpoint.number());
        Map<Integer, List<GameEvent>> events = new HashMap<>();
        replayTo(checkpoint, stored, game.lastReplayed(), (entry, before, after) -> {
            events.put(entry.number(), GameEvent.fromData(after.events()));
            return true;
        });
        List<StoredEntry> later =
                stored.stream().filter(entry -> entry.number() > number).toList();
        return views(later).stream()
                .map(entry -> entry.withEvents(events.getOrDefault(entry.number(), List.of())))
                .toList();
    }

    /** Replays stored entries up to a number. */
    private static LiveGame replayTo(
            LiveGame from, List<StoredEntry> stored, int last, ReplayResult.@Nullable EntryListener listener)
            throws RefusedException {
        List<StoredEntry> upToLast =
                stored.stream().filter(entry -> entry.number() <= last).toList();
        ReplayResult replay = ReplayResult.follow(from, upToLast, ReplayResult.Mode.TRUSTED, listener);
        if (replay.stopped() != null) {
            throw unreadable(replay.stopped().reason());
        }
        return replay.game();
    }

    /**
     * The view of the game after an entry; replays {@link #viewWork} entries at most.
     *
     * @param seat the seat whose view is wanted: null for the person's own, {@code all} for every hand, which only a
     *     finished game shows
     */
    public PastView viewAt(int number, @Nullable String person, @Nullable String seat) throws RefusedException {
        if (number < 0 || number > game.lastReplayed()) {
            throw new RefusedException(Phrase.of("error-unknown-log-entry").with("most", game.lastReplayed()));
        }
        LiveGame checkpoint = game.checkpointBefore(number);
        LiveGame past =
                replayTo(checkpoint, games.entriesBetween(game.id(), checkpoint.number(), number), number, null);
        return TableView.viewAt(game, past, person, seat);
    }

    /** The game as a file, up to this snapshot. */
    public GameFile export() throws RefusedException {
        StoredGame stored = games.load(game.id());
        if (stored == null) {
            throw TableAccess.unknownTable();
        }
        int entryCount = fullyReplayed ? game.number() : stored.entries().size();
        return ExportView.of(new StoredGame(stored.table(), stored.entries().subList(0, entryCount)), game, names);
    }

    /** The number of entries that {@link #viewAt} replays, at least as many as between two checkpoints. */
    public int viewWork(int number) {
        return Math.max(Moves.CHECKPOINT_INTERVAL, Math.min(number, game.number()) - checkpointNumber(number));
    }

    private int checkpointNumber(int number) {
        return game.checkpointBefore(number).number();
    }

    /** The number of entries that must be read or replayed for the events after a number. */
    public int replayWork(int number) {
        return Math.max(0, game.number() - checkpointNumber(number)) + Moves.CHECKPOINT_INTERVAL;
    }

    private static RefusedException unreadable(String why) {
        return new RefusedException(Phrase.of("error-log-unreadable").with("why", why));
    }

    private List<EntryInfo> views(List<StoredEntry> stored) throws RefusedException {
        var entries = new ArrayList<EntryInfo>();
        for (StoredEntry each : stored) {
            try {
                entries.add(EntryView.of(Entry.read(each), each, game, names));
            } catch (MalformedException e) {
                throw unreadable("entry " + each.number() + ": " + e.reason());
            }
        }
        return entries;
    }
}
