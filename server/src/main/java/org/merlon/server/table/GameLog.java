package org.merlon.server.table;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;
import org.merlon.server.store.StoredTable;
import org.merlon.words.Words;

/** Stored logs to games and back. */
public final class GameLog {
    private GameLog() {}

    /**
     * What became of a stored log.
     *
     * @param game the table as far as the log can be followed, or as the log has it if it was played by other rules
     * @param trouble why it cannot go on, or null if it can
     * @param fate whether it still says what it said
     */
    public record Loaded(LiveGame game, @Nullable String trouble, Fate fate) {
        Loaded(LiveGame game) {
            this(game, null, Fate.REPLAYS);
        }

        static Loaded broken(LiveGame game, String why) {
            return new Loaded(game, why, Fate.BROKEN);
        }
    }

    /** What a log leads to today. */
    public enum Fate {
        /** Every entry leads where it led when it was played. */
        REPLAYS,

        /** It was played by rules that are gone, and is shown as it was written. */
        OLD,

        /** It should replay and does not, or a part of it is missing. */
        BROKEN
    }

    static StoredTable store(String id, Terms terms, Ruleset rules, Key key, long created) {
        return new StoredTable(
                id,
                terms.setup().game().id(),
                terms.setup().variant().id(),
                rules.version(),
                terms.setup().players(),
                key.hex(),
                Json.write(rules.mark(terms.data())),
                created);
    }

    /** Follows a log from its beginning, checking the hash after every entry, and at its end what the table says of it. */
    public static Loaded load(StoredGame stored) throws RefusedException {
        Loaded loaded = follow(stored);
        String lost = loaded.fate == Fate.BROKEN ? null : RowCheck.trouble(stored, loaded.game);
        return lost == null ? loaded : Loaded.broken(loaded.game, lost);
    }

    private static Loaded follow(StoredGame stored) throws RefusedException {
        LiveGame game = empty(stored.table());
        String trouble = null;
        for (StoredEntry entry : stored.entries()) {
            LiveGame next = game.copy();
            trouble = problem(next, entry);
            if (trouble != null) {
                break;
            }
            game = next;
        }
        if (!game.rules().isOf(game.terms().setup().game())) {
            String told = stored.row() == null ? null : stored.row().result();
            Data.Obj result = told == null ? null : object(stored.table(), told, "result");
            return OldLog.read(stored.entries(), game, trouble, result);
        }
        return trouble == null ? new Loaded(game) : Loaded.broken(game, trouble);
    }

    /** Applies an entry; what is wrong with it, or null. */
    private static @Nullable String problem(LiveGame game, StoredEntry entry) {
        if (entry.number() != game.number() + 1) {
            return missing(game);
        }
        try {
            LiveGame.Applied applied = game.apply(Entry.read(entry), entry.time(), false);
            return applied.hash() == entry.hash()
                    ? null
                    : "entry " + entry.number() + " leads to another state than when it was played";
        } catch (RefusedException e) {
            return "entry " + entry.number() + " is not possible any more: " + e.reason();
        } catch (MalformedException e) {
            return e.reason();
        } catch (RuntimeException e) {
            if (game.rules().isOf(game.terms().setup().game())) {
                throw e;
            }
            return "entry " + entry.number() + " cannot be followed"; // by other rules nothing need make sense
        }
    }

    static String missing(LiveGame game) {
        return "entry " + (game.number() + 1) + " is missing";
    }

    private static LiveGame empty(StoredTable table) throws RefusedException {
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
                Phrase.of("house-no-old-log").with("table", table.id()).with("why", why));
    }
}
