package org.merlon.server.table;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.store.StoredTable;

/**
 * By what a game is played: the version of its rules, and whose tables of cards and boards.
 *
 * @param data the fingerprint of tables that an owner of the printed game has put in the place of ours, or null
 */
public record Ruleset(int version, @Nullable String data) {
    private static final String DATA = "rulesData";

    /** By what a game is played here and now. */
    public static Ruleset now(Game game) {
        return new Ruleset(game.rulesVersion(), game.rulesData());
    }

    /** By what a stored game was played. */
    public static Ruleset of(StoredTable table) {
        String data = null;
        if (table.terms().contains("\"" + DATA + "\"")) { // most are played with ours, and lists are long
            try {
                data = Json.read(table.terms()) instanceof Data.Obj terms ? data(terms) : null;
            } catch (JsonException e) {
                data = null; // whoever loads the table will say so
            }
        }
        return new Ruleset(table.rulesVersion(), data);
    }

    private static @Nullable String data(Data.Obj terms) {
        return terms.fields().get(DATA) instanceof Data.Text text ? text.value() : null;
    }

    public boolean isOf(Game game) {
        return equals(now(game));
    }

    /** Marks what is told or stored of a table. */
    Data.Obj mark(Data.Obj data) {
        return this.data == null ? data : data.put(DATA, this.data);
    }

    /** Marks what people see: by which version it was played, and whether that is how it is played here. */
    public Data.Obj tell(Data.Obj data, Game game) {
        mark(data.put("rulesVersion", version));
        return isOf(game) ? data : data.put("oldRules", true).put("rulesNote", note(game));
    }

    /** By what the game was played and what follows from that, in a sentence or two. */
    public String note(Game game) {
        Ruleset now = now(game);
        String played = version == now.version
                ? "This game was played with " + tables(data) + "; here it is played with " + tables(now.data) + "."
                : "This game was played by version " + version + " of the rules of " + game.name()
                        + "; here it is played by version " + now.version + ".";
        return played + " It can be read, but not played on here.";
    }

    private static String tables(@Nullable String data) {
        return data == null
                ? "the cards and values that come with Merlon"
                : "cards and values of an owner's (" + data + ")";
    }
}
