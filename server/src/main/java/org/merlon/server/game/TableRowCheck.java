package org.merlon.server.game;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.store.log.StoredGame;

/** Compares a table's row with its log, because a log that lost its last entries still replays. */
final class TableRowCheck {
    private TableRowCheck() {}

    /** Describes the first mismatch; null if there is none. */
    static @Nullable String findMismatch(StoredGame stored, LiveGame game) {
        StoredGame.Row row = stored.row();
        if (row == null) {
            return null;
        }
        if (row.last() != game.number()) {
            return row.last() > game.number()
                    ? "its last entry is missing: the table counts " + row.last() + ", the log has " + game.number()
                    : "its log has " + game.number() + " entries, of which the table knows " + row.last();
        }
        if (game.isFrozen()) {
            return null; // there is no state to compare with
        }
        String phase = game.phase().name().toLowerCase(Locale.ROOT);
        if (!phase.equals(row.status())) {
            return "the table says that it is " + row.status() + ", and by its log it is " + phase;
        }
        String digest = row.digest();
        if (digest != null && !digest.equals(game.digest())) {
            return "a time in its log is not the one that was written";
        }
        // An imported game was stored later than it was played.
        long last = game.lastActivity();
        if (game.terms().imported() == null && row.updated() != last) {
            return "the table changed at " + row.updated() + ", and by its log at " + last;
        }
        return game.phase() == LiveGame.Phase.OVER && !resultMatches(row.result(), GameResults.data(game))
                ? "the table has another result than its log leads to"
                : null;
    }

    /**
     * Returns whether a stored result agrees with the replayed one. It may have fewer fields, if an older version
     * stored it.
     */
    private static boolean resultMatches(@Nullable String stored, Data.Obj found) {
        try {
            return stored != null
                    && Json.read(stored) instanceof Data.Obj result
                    && result.fields().containsKey("ranks")
                    && result.fields().entrySet().stream()
                            .allMatch(field ->
                                    field.getValue().equals(found.fields().get(field.getKey())));
        } catch (JsonException e) {
            return false;
        }
    }
}
