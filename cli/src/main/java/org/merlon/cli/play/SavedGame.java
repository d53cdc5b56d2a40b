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
import org.merlon.protocol.json.Json;
import org.merlon.server.archive.GameFileException;
import org.merlon.server.archive.ParsedGameFile;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.ReplayResult;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.live.RandomIds;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.wire.WireMapper;
import org.merlon.words.Words;

/** Saves a game to a file and loads it, in the format in which the server exports finished games. */
final class SavedGame {
    /** The format of files saved by old versions, which differed from the server's export. */
    private static final String OLD_FORMAT = "merlon-play";

    private static final Phrase UNKNOWN_FORMAT = Phrase.of("terminal-saved-game-unknown-format");

    private SavedGame() {}

    /** The reason why a file cannot be loaded. */
    private static final class SavedGameException extends PhraseException {
        SavedGameException(Phrase phrase) {
            super(phrase);
        }

        static SavedGameException malformed(String why) {
            return new SavedGameException(
                    Phrase.of("terminal-saved-game-malformed").with("why", why));
        }
    }

    static void write(TerminalTable table, Path file) throws IOException {
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            TerminalSeat seatPlayer = table.seats().get(seat);
            seats.add(
                    seatPlayer.isPerson()
                            ? new Occupant.Person(table.name(seat))
                            : new Occupant.Bot(seatPlayer.text(), null));
        }
        var terms = new Terms(
                table.setup(), "", false, "", new Pace.Untimed(), false, false, true, seats, ServerRules.CURRENT, null);
        long now = System.currentTimeMillis();
        Ruleset rules = Ruleset.current(table.setup().game());
        List<StoredEntry> log = new ArrayList<>();
        try {
            var game = new LiveGame(RandomIds.newTableId(), terms, rules, table.key(), now);
            game = game.after(game.startEntry(), now);
            log.add(game.storedEntry(null));
            for (TerminalTable.PlayedMove move : table.playedMoves()) {
                game = game.after(new Entry.Moved(move.seat(), move.move()), now);
                log.add(game.storedEntry(null));
            }
            Files.writeString(file, WireMapper.text(ExportView.withSecrets(game, log, person -> person)) + "\n");
        } catch (RefusedException e) {
            throw new IllegalStateException("cannot replay the game that was just played", e);
        }
    }

    static TerminalTable read(Path file) throws IOException, PhraseException {
        try {
            Data data = Json.read(Files.readString(file));
            if (!(data instanceof Data.Obj object)) {
                throw new SavedGameException(UNKNOWN_FORMAT);
            }
            String format = new Fields(object).text("format", "");
            if (format.equals(OLD_FORMAT)) {
                return readOldFormat(new Fields(object));
            }
            if (!format.equals(ExportView.FORMAT)) {
                throw new SavedGameException(UNKNOWN_FORMAT);
            }
            return read(ParsedGameFile.read(data));
        } catch (MalformedException e) {
            throw SavedGameException.malformed(e.reason());
        } catch (GameFileException e) {
            throw SavedGameException.malformed(e.reason());
        }
    }

    private static TerminalTable read(ParsedGameFile file) throws PhraseException {
        requireRules(file.setup().game(), file.rules());
        List<TerminalTable.PlayedMove> moves = new ArrayList<>();
        ReplayResult replay = ReplayResult.follow(
                file.initialGame("", "", "", 0),
                file.storedEntries(),
                ReplayResult.Mode.STORED,
                (entry, before, after) -> {
                    recordMove(before, after, moves);
                    return true;
                });
        if (replay.stopped() != null) {
            throw SavedGameException.malformed(replay.stopped().reason());
        }
        List<TerminalSeat> seats = new ArrayList<>();
        for (Occupant seat : file.seats()) {
            seats.add(seat instanceof Occupant.Bot bot ? TerminalSeat.parse(bot.name()) : TerminalSeat.PERSON);
        }
        Key key = replay.game().key();
        GameState state = replay.game().state();
        return state == null
                ? new TerminalTable(file.setup(), key, seats)
                : new TerminalTable(file.setup(), key, seats, moves, state);
    }

    /** Adds a move of the log to the list, or removes the moves that were undone. */
    private static void recordMove(LiveGame before, LiveGame after, List<TerminalTable.PlayedMove> moves) {
        GameState state = before.state();
        if (after.entry() instanceof Entry.Moved moved && state != null) {
            int move = Notation.parse(state, moved.move()).move();
            moves.add(TerminalTable.PlayedMove.of(state, move, after.events()));
        } else if (after.entry() instanceof Entry.Undone undone) {
            moves.subList(undone.kept(), moves.size()).clear();
        }
    }

    private static TerminalTable readOldFormat(Fields fields) throws MalformedException, PhraseException {
        Game game = Games.byId(fields.text("game"));
        int version = fields.whole("rulesVersion", 1, Integer.MAX_VALUE);
        requireRules(game, new Ruleset(version, fields.textOrNull("rulesData")));
        Map<String, Data> options = fields.raw("options") instanceof Data.Obj given ? given.fields() : Map.of();
        int players = fields.whole("players", 1, Integer.MAX_VALUE);
        List<TerminalSeat> seats = new ArrayList<>();
        for (String seat : fields.texts("seats")) {
            seats.add(TerminalSeat.parse(seat));
        }
        if (seats.size() != players) {
            throw fields.wrong("seats", players + " are wanted");
        }
        Setup setup = Setup.of(game, fields.text("variant"), players, options);
        return replay(setup, Key.ofHex(fields.text("key")), seats, fields.texts("moves"));
    }

    private static void requireRules(Game game, Ruleset rules) throws SavedGameException {
        if (!rules.isCurrentFor(game)) {
            String key = rules.version() == game.rulesVersion()
                    ? "terminal-saved-game-other-rules-data"
                    : "terminal-saved-game-other-rules";
            throw new SavedGameException(Phrase.of(key).with("game", game.name()));
        }
    }

    private static TerminalTable replay(Setup setup, Key key, List<TerminalSeat> seats, List<String> moves)
            throws SavedGameException {
        var table = new TerminalTable(setup, key, seats);
        for (String move : moves) {
            Refusal refusal = table.play(move);
            if (refusal != null) {
                throw SavedGameException.malformed(move + ": " + Words.english().say(refusal));
            }
        }
        return table;
    }
}
