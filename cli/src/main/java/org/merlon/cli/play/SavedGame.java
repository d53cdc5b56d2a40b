package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;
import org.merlon.protocol.Json;
import org.merlon.words.Words;

/** A game in a file: what was agreed, the key and the moves, from which everything follows. */
final class SavedGame {
    private static final String FORMAT = "merlon-play";
    private static final int VERSION = 1;
    private static final Phrase UNKNOWN = Phrase.of("terminal-saved-unknown");

    private SavedGame() {}

    /** Why a file cannot be taken. */
    private static final class NotAGame extends PhraseException {
        NotAGame(Phrase phrase) {
            super(phrase);
        }
    }

    static void write(PlayTable table, Path file) throws IOException {
        Setup setup = table.setup();
        var data = new Data.Obj()
                .put("format", FORMAT)
                .put("version", VERSION)
                .put("game", setup.game().id())
                .put("rulesVersion", setup.game().rulesVersion())
                .put("rulesData", setup.game().rulesData())
                .put("variant", setup.variant().id())
                .put("players", setup.players())
                .put("options", setup.optionData())
                .put("key", table.key().hex())
                .put(
                        "seats",
                        Data.texts(table.chairs().stream().map(Chair::text).toList()))
                .put(
                        "moves",
                        Data.texts(table.played().stream()
                                .map(PlayTable.Played::move)
                                .toList()));
        Files.writeString(file, Json.write(data) + "\n");
    }

    static PlayTable read(Path file) throws IOException, PhraseException {
        try {
            if (!(Json.read(Files.readString(file)) instanceof Data.Obj object)) {
                throw new NotAGame(UNKNOWN);
            }
            return read(new Fields(object));
        } catch (MalformedException e) {
            throw new NotAGame(Phrase.of("terminal-saved-malformed").with("why", e.reason()));
        }
    }

    private static PlayTable read(Fields fields) throws MalformedException, PhraseException {
        if (!fields.text("format", "").equals(FORMAT) || fields.whole("version", 0, 0, Integer.MAX_VALUE) != VERSION) {
            throw new NotAGame(UNKNOWN);
        }
        Game game = Games.byId(fields.text("game"));
        if (fields.whole("rulesVersion", 1, Integer.MAX_VALUE) != game.rulesVersion()) {
            throw new NotAGame(Phrase.of("terminal-saved-rules").with("game", game.name()));
        }
        if (!Objects.equals(fields.textOrNull("rulesData"), game.rulesData())) {
            throw new NotAGame(Phrase.of("terminal-saved-tables").with("game", game.name()));
        }
        Map<String, Data> options = fields.raw("options") instanceof Data.Obj agreed ? agreed.fields() : Map.of();
        int players = fields.whole("players", 1, Integer.MAX_VALUE);
        Setup setup = Setup.of(game, fields.text("variant"), players, options);
        List<Chair> chairs = new ArrayList<>();
        for (String seat : fields.texts("seats")) {
            chairs.add(Chair.read(seat));
        }
        if (chairs.size() != players) {
            throw fields.wrong("seats", players + " are wanted");
        }
        var table = new PlayTable(setup, Key.ofHex(fields.text("key")), chairs);
        for (String move : fields.texts("moves")) {
            Refusal refusal = table.play(move);
            if (refusal != null) {
                throw fields.wrong("moves", move + ": " + Words.english().say(refusal));
            }
        }
        return table;
    }
}
