package org.merlon.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.arena.ArenaSamples;
import org.merlon.arena.GameRecord;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Series;
import org.merlon.bots.StopSignal;

class ResultsFileTest {
    @TempDir
    private Path folder;

    private static List<GameRecord> games(MatchPlan plan) throws InterruptedException {
        return new Series(plan).run(List.of(), 1, new StopSignal(), game -> {});
    }

    private static List<GameRecord> readBack(Path folder, MatchPlan plan) throws IOException, ResultsFileException {
        try (ResultsFile file = ResultsFile.open(folder, plan)) {
            return file.games();
        }
    }

    private List<GameRecord> writeSeries(MatchPlan plan)
            throws IOException, ResultsFileException, InterruptedException {
        List<GameRecord> games = games(plan);
        try (ResultsFile file = ResultsFile.open(folder, plan)) {
            assertEquals(List.of(), file.games());
            games.forEach(file::add);
        }
        return games;
    }

    @Test
    void gamesAreReadBackUnchanged() throws IOException, ResultsFileException, InterruptedException {
        MatchPlan plan = ArenaSamples.plan(2, 4, "greedy", "random");
        assertEquals(writeSeries(plan), readBack(folder, plan));
    }

    @Test
    void seriesCanBeExtendedOrShortened() throws IOException, ResultsFileException, InterruptedException {
        List<GameRecord> games = writeSeries(ArenaSamples.plan(2, 4, "greedy", "random"));
        assertEquals(games, readBack(folder, ArenaSamples.plan(2, 8, "greedy", "random")));
        assertEquals(games.subList(0, 2), readBack(folder, ArenaSamples.plan(2, 2, "greedy", "random")));
        assertEquals(games, readBack(folder, ArenaSamples.plan(2, 4, "greedy", "random")), "none was thrown away");
    }

    @Test
    void incompleteLastLineIsDropped() throws IOException, ResultsFileException, InterruptedException {
        MatchPlan plan = ArenaSamples.plan(2, 2, "greedy", "random");
        List<GameRecord> games = writeSeries(plan);
        Files.writeString(folder.resolve(ResultsFile.FILE), "{\"index\":5,\"se", StandardOpenOption.APPEND);
        assertEquals(games, readBack(folder, plan));
        assertTrue(Files.readString(folder.resolve(ResultsFile.FILE)).endsWith("}\n"));
    }

    @Test
    void fileOfAnotherSeriesIsRefused() throws IOException, ResultsFileException, InterruptedException {
        writeSeries(ArenaSamples.plan(2, 2, "greedy", "random"));
        var thrown = assertThrows(
                ResultsFileException.class,
                () -> ResultsFile.open(folder, ArenaSamples.plan(2, 2, "greedy", "greedy")));
        assertTrue(
                thrown.reason()
                        .contains("bots was [\"greedy\",\"random\"] there and is [\"greedy\",\"greedy #2\"] now"),
                thrown.reason());
        thrown = assertThrows(
                ResultsFileException.class,
                () -> ResultsFile.open(folder, ArenaSamples.plan(3, 2, "greedy", "random")));
        assertTrue(thrown.reason().contains("players was 2 there and is 3 now"), thrown.reason());
    }

    @Test
    void invalidFileIsRefused() throws IOException {
        Files.writeString(folder.resolve(ResultsFile.FILE), "hello\nworld\n");
        var thrown = assertThrows(
                ResultsFileException.class, () -> ResultsFile.open(folder, ArenaSamples.plan(2, 2, "greedy")));
        assertTrue(thrown.reason().contains("is not the journal of a series"), thrown.reason());
    }
}
