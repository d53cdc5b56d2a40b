package org.merlon.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;
import org.merlon.protocol.Json;
import org.merlon.server.archive.GameFileException;
import org.merlon.server.archive.ParsedGameFile;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.Replay;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.live.Ids;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.wire.codec.WireMapper;
import org.merlon.words.Words;

/** A game in a file, as a server exports one that is over: what was agreed, the key and the log. */
final class SavedGame {
    /** What this terminal wrote before it wrote what servers do. */
    private static final String OLD_FORMAT = "merlon-play";

    private static final Phrase UNKNOWN = Phrase.of("terminal-saved-unknown");

    private SavedGame() {}

    /** Why a file cannot be taken. */
    private static final class NotAGame extends PhraseException {
        NotAGame(Phrase phrase) {
            super(phrase);
        }

        static NotAGame malformed(String why) {
            return new NotAGame(Phrase.of("terminal-saved-malformed").with("why", why));
        }
    }

    static void write(PlayTable table, Path file) throws IOException {
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            TerminalSeat chair = table.chairs().get(seat);
            seats.add(chair.person() ? new Occupant.Person(table.name(seat)) : new Occupant.Bot(chair.text(), null));
        }
        var terms = new Terms(
                table.setup(), "", false, "", new Pace.Untimed(), false, false, true, seats, ServerRules.CURRENT, null);
        long now = System.currentTimeMillis();
        Ruleset rules = Ruleset.current(table.setup().game());
        List<StoredEntry> log = new ArrayList<>();
        try {
            var game = new LiveGame(Ids.newTableId(), terms, rules, table.key(), now);
            game = game.after(game.startEntry(), now);
            log.add(game.storedEntry(null));
            for (PlayTable.Played move : table.played()) {
                game = game.after(new Entry.Moved(move.seat(), move.move()), now);
                log.add(game.storedEntry(null));
            }
            Files.writeString(file, WireMapper.text(ExportView.withSecrets(game, log, person -> person)) + "\n");
        } catch (RefusedException e) {
            throw new IllegalStateException("what was played can be played", e);
        }
    }

    static PlayTable read(Path file) throws IOException, PhraseException {
        try {
            Data data = Json.read(Files.readString(file));
            if (!(data instanceof Data.Obj object)) {
                throw new NotAGame(UNKNOWN);
            }
            String format = new Fields(object).text("format", "");
            if (format.equals(OLD_FORMAT)) {
                return readOld(new Fields(object));
            }
            if (!format.equals(ExportView.FORMAT)) {
                throw new NotAGame(UNKNOWN);
            }
            return read(ParsedGameFile.read(data));
        } catch (MalformedException e) {
            throw NotAGame.malformed(e.reason());
        } catch (GameFileException e) {
            throw NotAGame.malformed(e.reason());
        }
    }

    private static PlayTable read(ParsedGameFile file) throws PhraseException {
        requireRules(file.setup().game(), file.rules());
        List<PlayTable.Played> moves = new ArrayList<>();
        Replay replay = Replay.follow(
                file.initialGame("", "", "", 0), file.storedEntries(), Replay.Mode.STORED, (entry, before, after) -> {
                    note(before, after, moves);
                    return true;
                });
        if (replay.stopped() != null) {
            throw NotAGame.malformed(replay.stopped().reason());
        }
        List<TerminalSeat> chairs = new ArrayList<>();
        for (Occupant seat : file.seats()) {
            chairs.add(seat instanceof Occupant.Bot bot ? TerminalSeat.read(bot.name()) : TerminalSeat.PERSON);
        }
        Key key = replay.game().key();
        GameState state = replay.game().state();
        return state == null
                ? new PlayTable(file.setup(), key, chairs)
                : new PlayTable(file.setup(), key, chairs, moves, state);
    }

    /** Notes a move of a log as the terminal does, or forgets those that were taken back. */
    private static void note(LiveGame before, LiveGame after, List<PlayTable.Played> moves) {
        GameState state = before.state();
        if (after.entry() instanceof Entry.Moved moved && state != null) {
            int move = Notation.parse(state, moved.move()).move();
            moves.add(PlayTable.Played.of(state, move, after.events()));
        } else if (after.entry() instanceof Entry.Undone undone) {
            moves.subList(undone.kept(), moves.size()).clear();
        }
    }

    private static PlayTable readOld(Fields fields) throws MalformedException, PhraseException {
        Game game = Games.byId(fields.text("game"));
        int version = fields.whole("rulesVersion", 1, Integer.MAX_VALUE);
        requireRules(game, new Ruleset(version, fields.textOrNull("rulesData")));
        Map<String, Data> options = fields.raw("options") instanceof Data.Obj agreed ? agreed.fields() : Map.of();
        int players = fields.whole("players", 1, Integer.MAX_VALUE);
        List<TerminalSeat> chairs = new ArrayList<>();
        for (String seat : fields.texts("seats")) {
            chairs.add(TerminalSeat.read(seat));
        }
        if (chairs.size() != players) {
            throw fields.wrong("seats", players + " are wanted");
        }
        Setup setup = Setup.of(game, fields.text("variant"), players, options);
        return table(setup, Key.ofHex(fields.text("key")), chairs, fields.texts("moves"));
    }

    private static void requireRules(Game game, Ruleset rules) throws NotAGame {
        if (!rules.isCurrentFor(game)) {
            String which = rules.version() == game.rulesVersion() ? "terminal-saved-tables" : "terminal-saved-rules";
            throw new NotAGame(Phrase.of(which).with("game", game.name()));
        }
    }

    private static PlayTable table(Setup setup, Key key, List<TerminalSeat> chairs, List<String> moves)
            throws NotAGame {
        var table = new PlayTable(setup, key, chairs);
        for (String move : moves) {
            Refusal refusal = table.play(move);
            if (refusal != null) {
                throw NotAGame.malformed(move + ": " + Words.english().say(refusal));
            }
        }
        return table;
    }
}
