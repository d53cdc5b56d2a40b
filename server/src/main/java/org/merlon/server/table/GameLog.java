package org.merlon.server.table;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.Key;
import org.merlon.engine.PositionException;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;
import org.merlon.server.store.StoredTable;

/** Stored logs to games and back. */
public final class GameLog {
    private GameLog() {}

    /**
     * What became of a stored log.
     *
     * @param game the table as far as the log can be followed
     * @param trouble why it cannot be followed to its end, or null if it can
     */
    public record Loaded(LiveGame game, @Nullable String trouble) {}

    static StoredTable store(String id, Terms terms, Key key, long created) {
        return new StoredTable(
                id,
                terms.setup().game().id(),
                terms.setup().variant().id(),
                terms.setup().game().rulesVersion(),
                terms.setup().players(),
                key.hex(),
                Json.write(terms.data()),
                created);
    }

    /** Follows a log from its beginning, checking the hash after every entry, and at its end what the table says of it. */
    public static Loaded load(StoredGame stored) throws RefusedException {
        Loaded loaded = follow(stored);
        return loaded.trouble == null ? new Loaded(loaded.game, RowCheck.trouble(stored, loaded.game)) : loaded;
    }

    private static Loaded follow(StoredGame stored) throws RefusedException {
        LiveGame game = empty(stored.table());
        for (StoredEntry entry : stored.entries()) {
            if (entry.number() != game.number() + 1) {
                return new Loaded(game, "entry " + (game.number() + 1) + " is missing");
            }
            try {
                LiveGame next = game.copy();
                LiveGame.Applied applied = next.apply(Entry.read(entry), entry.time(), false);
                if (applied.hash() != entry.hash()) {
                    return new Loaded(
                            game, "entry " + entry.number() + " leads to another state than when it was played");
                }
                game = next;
            } catch (RefusedException e) {
                return new Loaded(game, "entry " + entry.number() + " is not possible any more: " + e.reason());
            } catch (PositionException e) {
                return new Loaded(game, e.reason());
            }
        }
        return new Loaded(game, null);
    }

    private static LiveGame empty(StoredTable table) throws RefusedException {
        try {
            if (!(Json.read(table.terms()) instanceof Data.Obj data)) {
                throw unreadable(table, "its terms are no object");
            }
            Terms terms = Terms.read(table.game(), table.variant(), table.players(), data);
            return new LiveGame(table.id(), terms, Key.ofHex(table.key()), table.created());
        } catch (JsonException | PositionException | SetupException e) {
            throw unreadable(table, String.valueOf(e.getMessage()));
        }
    }

    private static RefusedException unreadable(StoredTable table, String why) {
        return new RefusedException("table " + table.id() + " cannot be read by this version: " + why);
    }
}
