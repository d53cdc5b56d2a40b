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
 * The games of a series in a file: a line with the settings, then one line per game. With it an interrupted series can
 * be continued.
 */
public final class ResultsFile implements AutoCloseable {
    static final String FILE = "games.jsonl";

    private final List<GameRecord> games;
    private final Writer writer;

    private ResultsFile(List<GameRecord> games, Writer writer) {
        this.games = games;
        this.writer = writer;
    }

    /** Opens or creates the file in a folder; refuses the file of another series. */
    public static ResultsFile open(Path folder, MatchPlan pairing) throws IOException, ResultsFileException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        Data.Obj settings = settings(pairing);
        var games = new ArrayList<GameRecord>();
        var kept = new StringBuilder(Json.write(settings)).append('\n');
        if (Files.exists(file)) {
            read(file, settings, pairing, games, kept);
        }
        // Rewritten, so that an incomplete line after a crash does not stay in the middle.
        Reports.replace(file, kept.toString());
        return new ResultsFile(List.copyOf(games), Files.newBufferedWriter(file, StandardOpenOption.APPEND));
    }

    private static void read(
            Path file, Data.Obj settings, MatchPlan pairing, List<GameRecord> games, StringBuilder kept)
            throws IOException, ResultsFileException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        String[] lines = text.split("\n", -1); // the part after the last line break is empty or incomplete
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
                            + ": in this game the bots had other seats than they have now."
                            + " Use another folder to start again.");
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
                        + " there and is " + Json.write(now) + " now. Use the same settings to continue,"
                        + " or another folder to start again.");
            }
        }
    }

    /** Returns the settings that determine the games; without the number of games, so that a series can be extended. */
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

    /** Returns the games that the file contained when it was opened. */
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
