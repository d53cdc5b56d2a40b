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
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

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
    public static ResultsFile open(Path folder, MatchPlan plan) throws IOException, ResultsFileException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        Data.Obj settings = settings(plan);
        var games = new ArrayList<GameRecord>();
        var content = new StringBuilder(Json.write(settings)).append('\n');
        if (Files.exists(file)) {
            read(file, settings, plan, games, content);
        }
        // Rewritten, so that an incomplete line after a crash does not stay in the middle.
        Reports.replace(file, content.toString());
        return new ResultsFile(List.copyOf(games), Files.newBufferedWriter(file, StandardOpenOption.APPEND));
    }

    private static void read(
            Path file, Data.Obj settings, MatchPlan plan, List<GameRecord> games, StringBuilder content)
            throws IOException, ResultsFileException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        String[] lines = text.split("\n", -1); // the part after the last line break is empty or incomplete
        if (lines.length < 2) {
            return;
        }
        requireSameSettings(file, lines[0], settings);
        Set<Integer> seen = new HashSet<>();
        for (int i = 1; i < lines.length - 1; i++) {
            try {
                GameRecord game = GameRecordCodec.read(Json.read(lines[i]));
                List<Integer> lineup =
                        game.seats().stream().map(GameRecord.Seat::contestant).toList();
                if (!lineup.equals(plan.lineup(game.index()))) {
                    throw new ResultsFileException(file + ", line " + (i + 1)
                            + ": in this game the bots had other seats than they have now."
                            + " Use another folder to start again.");
                }
                if (game.index() < plan.games() && seen.add(game.index())) {
                    games.add(game);
                }
                content.append(lines[i]).append('\n');
            } catch (MalformedException e) {
                throw new ResultsFileException(file + ", line " + (i + 1) + ": " + e.reason());
            }
        }
    }

    private static void requireSameSettings(Path file, String line, Data.Obj settings) throws ResultsFileException {
        Data data;
        try {
            data = Json.read(line);
        } catch (JsonException e) {
            throw new ResultsFileException(file + " is not the journal of a series: " + e.reason());
        }
        if (!(data instanceof Data.Obj storedSettings)) {
            throw new ResultsFileException(file + " is not the journal of a series");
        }
        Set<String> names = new LinkedHashSet<>(settings.fields().keySet());
        names.addAll(storedSettings.fields().keySet());
        for (String name : names) {
            Data stored = storedSettings.fields().getOrDefault(name, Data.Null.NULL);
            Data current = settings.fields().getOrDefault(name, Data.Null.NULL);
            if (!stored.equals(current)) {
                throw new ResultsFileException("The folder holds another series: " + name + " was " + Json.write(stored)
                        + " there and is " + Json.write(current) + " now. Use the same settings to continue,"
                        + " or another folder to start again.");
            }
        }
    }

    /** Returns the settings that determine the games; without the number of games, so that a series can be extended. */
    static Data.Obj settings(MatchPlan plan) {
        Setup setup = plan.setup();
        return new Data.Obj()
                .put("game", setup.game().id())
                .put("variant", setup.variant().id())
                .put("players", setup.players())
                .put("options", setup.optionData())
                .put("rulesVersion", setup.game().rulesVersion())
                .put(
                        "bots",
                        Data.texts(plan.contestants().stream()
                                .map(Contestant::name)
                                .toList()))
                .put("seed", plan.seed());
    }

    /** Returns the games that the file contained when it was opened. */
    public List<GameRecord> games() {
        return games;
    }

    public void add(GameRecord game) {
        try {
            writer.write(Json.write(GameRecordCodec.write(game)) + "\n");
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
