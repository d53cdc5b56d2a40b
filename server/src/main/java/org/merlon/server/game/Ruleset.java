package org.merlon.server.game;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.wire.table.TableTerms.RulesInfo;
import org.merlon.words.Words;

/**
 * The rules under which a game is played: their version, and the card and board data.
 *
 * @param data the fingerprint of data that an owner of the printed game uses instead of the built-in data, or null
 */
public record Ruleset(int version, @Nullable String data) {
    private static final String DATA = "rulesData";
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{16}");

    public Ruleset {
        if (data != null && !FINGERPRINT.matcher(data).matches()) {
            throw new IllegalArgumentException("a fingerprint has 16 hexadecimal digits");
        }
    }

    /** Reads the rules of an exported file. */
    public static Ruleset read(Fields fields) throws MalformedException {
        int version = fields.whole("rulesVersion", 1, Integer.MAX_VALUE);
        String data = fields.textOrNull(DATA);
        if (data != null && !FINGERPRINT.matcher(data).matches()) {
            throw fields.wrong(DATA, "16 hexadecimal digits are wanted");
        }
        return new Ruleset(version, data);
    }

    /** The rules under which this server starts games. */
    public static Ruleset current(Game game) {
        return new Ruleset(game.rulesVersion(), game.rulesData());
    }

    /** The rules of a stored game. */
    public static Ruleset of(StoredTable table) {
        String data = null;
        // a quick check first: most tables use the built-in data, and lists are long
        if (table.terms().contains("\"" + DATA + "\"")) {
            try {
                data = Json.read(table.terms()) instanceof Data.Obj terms ? data(terms) : null;
            } catch (JsonException e) {
                data = null; // the error is reported when the table is loaded
            }
        }
        return new Ruleset(table.rulesVersion(), data);
    }

    private static @Nullable String data(Data.Obj terms) {
        return terms.fields().get(DATA) instanceof Data.Text text
                        && FINGERPRINT.matcher(text.value()).matches()
                ? text.value()
                : null;
    }

    public boolean isCurrentFor(Game game) {
        return equals(current(game));
    }

    /** Adds these rules to the stored form of a table. */
    Data.Obj addTo(Data.Obj data) {
        return this.data == null ? data : data.put(DATA, this.data);
    }

    /** The rules as clients see them: the version, and whether it is the current one. */
    public RulesInfo info(Game game) {
        return isCurrentFor(game)
                ? new RulesInfo(version, data, null, null)
                : new RulesInfo(version, data, true, Words.english().say(note(game)));
    }

    /** A note on how the rules of the game differ from the current ones, and what follows from that. */
    public Phrase note(Game game) {
        Ruleset current = current(game);
        return version == current.version
                ? Phrase.of("server-old-rules-data")
                        .with("played", describeData(data))
                        .with("here", describeData(current.data))
                : Phrase.of("server-old-rules-version")
                        .with("game", game.name())
                        .with("played", version)
                        .with("here", current.version);
    }

    private static Phrase describeData(@Nullable String data) {
        return data == null
                ? Phrase.of("common-rules-data-standard")
                : Phrase.of("common-rules-data-custom").with("fingerprint", data);
    }
}
