package org.merlon.server.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;
import org.merlon.words.Words;

/** Converts stored logs to games, and new games to their stored form. */
public final class GameLoader {
    private GameLoader() {}

    /**
     * A game that was loaded from its log.
     *
     * @param game the table as far as the log can be replayed; under rules that are gone, as the log describes it
     * @param replayError the reason why the log cannot be continued, or null if it can
     * @param outcome the result of the replay
     */
    public record LoadedGame(LiveGame game, @Nullable String replayError, ReplayOutcome outcome) {
        public LoadedGame(LiveGame game) {
            this(game, null, ReplayOutcome.REPLAYS);
        }

        private static LoadedGame broken(LiveGame game, String why) {
            return new LoadedGame(game, why, ReplayOutcome.BROKEN);
        }
    }

    /** The result of replaying a log with the current rules. */
    public enum ReplayOutcome {
        /** Every entry leads to the state that it led to when it was played. */
        REPLAYS,

        /** The game was played under rules that are gone, and is shown as it was stored. */
        OLD_RULES,

        /** The log should replay but does not, or a part of it is missing. */
        BROKEN
    }

    /** The stored form of a game that has no table yet. */
    public static Append newTable(LiveGame game, List<StoredEntry> entries, long now) {
        Terms terms = game.terms();
        var table = new StoredTable(
                game.id(),
                terms.setup().game().id(),
                terms.setup().variant().id(),
                game.rules().version(),
                terms.setup().players(),
                game.serverKey().hex(),
                Json.write(game.rules().addTo(terms.data())),
                game.created());
        return new Append(game.id(), table, entries, ListingBuilder.of(game, now), Append.Scope.SEATS, List.of());
    }

    /** Replays a log from its beginning. Checks the hash after every entry, and at the end the table's row. */
    public static LoadedGame load(StoredGame stored) throws RefusedException {
        ReplayResult replay =
                ReplayResult.follow(beforeFirstEntry(stored.table()), stored.entries(), ReplayResult.Mode.STORED, null);
        ReplayResult.Stop stopped = replay.stopped();
        LoadedGame loaded;
        if (!replay.game().hasCurrentRules()) {
            loaded = loadOldRules(stored, replay);
        } else if (stopped != null) {
            loaded = LoadedGame.broken(replay.game(), stopped.reason());
        } else {
            loaded = new LoadedGame(replay.game());
        }
        String mismatch =
                loaded.outcome == ReplayOutcome.BROKEN ? null : TableRowCheck.findMismatch(stored, loaded.game);
        return mismatch == null ? loaded : LoadedGame.broken(loaded.game, mismatch);
    }

    /**
     * Loads a log that was played under other rules or card data than the current ones; such a game is never continued.
     * If the log still leads to the same states and the same result, the game is shown in full, otherwise without a
     * state as the log describes it.
     */
    private static LoadedGame loadOldRules(StoredGame stored, ReplayResult replay) throws RefusedException {
        String storedResult = stored.row() == null ? null : stored.row().result();
        Data.Obj result = storedResult == null ? null : object(stored.table(), storedResult, "result");
        LiveGame game = replay.game();
        boolean isOver = game.phase() == LiveGame.Phase.OVER;
        boolean resultMatches = result == null ? !isOver : isOver && result.equals(GameResults.data(game));
        boolean replays = replay.stopped() == null && resultMatches;
        if (!replays) {
            List<StoredEntry> remaining =
                    stored.entries().subList(game.number(), stored.entries().size());
            ReplayResult unchecked = ReplayResult.follow(game, remaining, ReplayResult.Mode.UNCHECKED, null);
            if (unchecked.stopped() != null) {
                return LoadedGame.broken(game, unchecked.stopped().reason());
            }
            game = unchecked.game().freeze(result);
        }
        boolean ended = game.phase() == LiveGame.Phase.OVER || game.phase() == LiveGame.Phase.ABORTED;
        Phrase note = game.rules().note(game.terms().setup().game());
        return new LoadedGame(
                game,
                ended ? null : Words.english().say(note),
                replays ? ReplayOutcome.REPLAYS : ReplayOutcome.OLD_RULES);
    }

    private static LiveGame beforeFirstEntry(StoredTable table) throws RefusedException {
        try {
            Data.Obj data = object(table, table.terms(), "terms");
            Terms terms = Terms.read(table.game(), table.variant(), table.players(), data);
            return new LiveGame(table.id(), terms, Ruleset.of(table), Key.ofHex(table.key()), table.created());
        } catch (MalformedException e) {
            throw unreadable(table, e.reason());
        } catch (SetupException e) {
            throw unreadable(table, Words.english().say(e.phrase()));
        }
    }

    private static Data.Obj object(StoredTable table, String json, String what) throws RefusedException {
        try {
            if (Json.read(json) instanceof Data.Obj object) {
                return object;
            }
        } catch (JsonException e) {
            throw unreadable(table, String.valueOf(e.getMessage()));
        }
        throw unreadable(table, "its " + what + " are no object");
    }

    private static RefusedException unreadable(StoredTable table, String why) {
        return new RefusedException(
                Phrase.of("error-table-incompatible").with("table", table.id()).with("why", why));
    }
}
