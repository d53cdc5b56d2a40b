package org.merlon.server.game;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.wire.table.TableTerms.RulesInfo;
import org.merlon.words.Words;

/**
 * By what a game is played: the version of its rules, and whose tables of cards and boards.
 *
 * @param data the fingerprint of tables that an owner of the printed game has put in the place of ours, or null
 */
public record Ruleset(int version, @Nullable String data) {
    private static final String DATA = "rulesData";

    /** By what a game is played here and now. */
    public static Ruleset current(Game game) {
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

    public boolean isCurrentFor(Game game) {
        return equals(current(game));
    }

    /** Marks what is stored of a table. */
    Data.Obj addTo(Data.Obj data) {
        return this.data == null ? data : data.put(DATA, this.data);
    }

    /** What people are told: by which version it was played, and whether that is how it is played here. */
    public RulesInfo info(Game game) {
        return isCurrentFor(game)
                ? new RulesInfo(version, data, null, null)
                : new RulesInfo(version, data, true, Words.english().say(note(game)));
    }

    /** By what the game was played and what follows from that. */
    public Phrase note(Game game) {
        Ruleset now = current(game);
        return version == now.version
                ? Phrase.of("house-old-tables").with("played", tables(data)).with("here", tables(now.data))
                : Phrase.of("house-old-rules")
                        .with("game", game.name())
                        .with("played", version)
                        .with("here", now.version);
    }

    private static Phrase tables(@Nullable String data) {
        return data == null
                ? Phrase.of("house-tables-ours")
                : Phrase.of("house-tables-own").with("fingerprint", data);
    }
}
