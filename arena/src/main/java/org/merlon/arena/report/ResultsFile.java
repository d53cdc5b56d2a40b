package org.merlon.arena.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.merlon.arena.Contestant;
import org.merlon.arena.GameRecord;
import org.merlon.arena.MatchPlan;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;

/**
 * The games of a series in a file, one a line after a first line that says what is played, so that a series can go on where
 * it was interrupted.
 */
public final class ResultsFile implements AutoCloseable {
    static final String FILE = "games.jsonl";

    private final List<GameRecord> games;
    private final Writer writer;

    private ResultsFile(List<GameRecord> games, Writer writer) {
        this.games = games;
        this.writer = writer;
    }

    /** Opens the journal in a folder, or begins one; a journal of another series is refused. */
    public static ResultsFile open(Path folder, MatchPlan pairing) throws IOException, ResultsFileException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        Data.Obj settings = settings(pairing);
        var games = new ArrayList<GameRecord>();
        var kept = new StringBuilder(Json.write(settings)).append('\n');
        if (Files.exists(file)) {
            read(file, settings, pairing, games, kept);
        }
        // Written anew, so that half a line left by a crash does not stay in the middle.
        Reports.replace(file, kept.toString());
        return new ResultsFile(List.copyOf(games), Files.newBufferedWriter(file, StandardOpenOption.APPEND));
    }

    private static void read(
            Path file, Data.Obj settings, MatchPlan pairing, List<GameRecord> games, StringBuilder kept)
            throws IOException, ResultsFileException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        String[] lines = text.split("\n", -1); // what follows the last line break is empty, or half a line
        if (lines.length < 2) {
            return;
        }
        compare(file, lines[0], settings);
        Set<Integer> seen = new HashSet<>();
        for (int i = 1; i < lines.length - 1; i++) {
            try {
                GameRecord game = Records.read(Json.read(lines[i]));
                List<Integer> lineup =
                        game.seats().stream().map(GameRecord.Seat::contestant).toList();
                if (!lineup.equals(pairing.lineup(game.index()))) {
                    throw new ResultsFileException(file + ", line " + (i + 1)
                            + ": in this game the bots took other seats than they do now."
                            + " Give another folder to begin anew.");
                }
                if (game.index() < pairing.games() && seen.add(game.index())) {
                    games.add(game);
                }
                kept.append(lines[i]).append('\n');
            } catch (MalformedException e) {
                throw new ResultsFileException(file + ", line " + (i + 1) + ": " + e.reason());
            }
        }
    }

    private static void compare(Path file, String line, Data.Obj settings) throws ResultsFileException {
        Data before;
        try {
            before = Json.read(line);
        } catch (JsonException e) {
            throw new ResultsFileException(file + " is not the journal of a series: " + e.reason());
        }
        if (!(before instanceof Data.Obj played)) {
            throw new ResultsFileException(file + " is not the journal of a series");
        }
        Set<String> names = new LinkedHashSet<>(settings.fields().keySet());
        names.addAll(played.fields().keySet());
        for (String name : names) {
            Data then = played.fields().getOrDefault(name, Data.Null.NULL);
            Data now = settings.fields().getOrDefault(name, Data.Null.NULL);
            if (!then.equals(now)) {
                throw new ResultsFileException("The folder holds another series: " + name + " was " + Json.write(then)
                        + " there and is " + Json.write(now) + " now. Give the same settings to go on,"
                        + " or another folder to begin anew.");
            }
        }
    }

    /** All that decides what the games are; the number of games is not part of it, so a series can be made longer. */
    static Data.Obj settings(MatchPlan pairing) {
        Setup setup = pairing.setup();
        return new Data.Obj()
                .put("game", setup.game().id())
                .put("variant", setup.variant().id())
                .put("players", setup.players())
                .put("options", setup.optionData())
                .put("rulesVersion", setup.game().rulesVersion())
                .put(
                        "bots",
                        Data.texts(pairing.contestants().stream()
                                .map(Contestant::name)
                                .toList()))
                .put("seed", pairing.seed());
    }

    /** The games that were there already. */
    public List<GameRecord> games() {
        return games;
    }

    public void add(GameRecord game) {
        try {
            writer.write(Json.write(Records.write(game)) + "\n");
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
