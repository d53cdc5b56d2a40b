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
import org.merlon.arena.GameRecord;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Samples;
import org.merlon.arena.Series;
import org.merlon.bots.StopSignal;

class ResultsFileTest {
    @TempDir
    private Path folder;

    private static List<GameRecord> games(MatchPlan pairing) throws InterruptedException {
        return new Series(pairing).run(List.of(), 1, new StopSignal(), game -> {});
    }

    private static List<GameRecord> reopened(Path folder, MatchPlan pairing) throws IOException, ResultsFileException {
        try (ResultsFile journal = ResultsFile.open(folder, pairing)) {
            return journal.games();
        }
    }

    private List<GameRecord> written(MatchPlan pairing) throws IOException, ResultsFileException, InterruptedException {
        List<GameRecord> games = games(pairing);
        try (ResultsFile journal = ResultsFile.open(folder, pairing)) {
            assertEquals(List.of(), journal.games());
            games.forEach(journal::add);
        }
        return games;
    }

    @Test
    void gamesAreReadAsTheyWereWritten() throws IOException, ResultsFileException, InterruptedException {
        MatchPlan pairing = Samples.pairing(2, 4, "greedy", "random");
        assertEquals(written(pairing), reopened(folder, pairing));
    }

    @Test
    void aSeriesCanBeMadeLongerOrShorter() throws IOException, ResultsFileException, InterruptedException {
        List<GameRecord> games = written(Samples.pairing(2, 4, "greedy", "random"));
        assertEquals(games, reopened(folder, Samples.pairing(2, 8, "greedy", "random")));
        assertEquals(games.subList(0, 2), reopened(folder, Samples.pairing(2, 2, "greedy", "random")));
        assertEquals(games, reopened(folder, Samples.pairing(2, 4, "greedy", "random")), "none was thrown away");
    }

    @Test
    void halfALineIsDropped() throws IOException, ResultsFileException, InterruptedException {
        MatchPlan pairing = Samples.pairing(2, 2, "greedy", "random");
        List<GameRecord> games = written(pairing);
        Files.writeString(folder.resolve(ResultsFile.FILE), "{\"index\":5,\"se", StandardOpenOption.APPEND);
        assertEquals(games, reopened(folder, pairing));
        assertTrue(Files.readString(folder.resolve(ResultsFile.FILE)).endsWith("}\n"));
    }

    @Test
    void anotherSeriesIsRefusedWithWhatDiffers() throws IOException, ResultsFileException, InterruptedException {
        written(Samples.pairing(2, 2, "greedy", "random"));
        var thrown = assertThrows(
                ResultsFileException.class, () -> ResultsFile.open(folder, Samples.pairing(2, 2, "greedy", "greedy")));
        assertTrue(
                thrown.reason()
                        .contains("bots was [\"greedy\",\"random\"] there and is [\"greedy\",\"greedy #2\"] now"),
                thrown.reason());
        thrown = assertThrows(
                ResultsFileException.class, () -> ResultsFile.open(folder, Samples.pairing(3, 2, "greedy", "random")));
        assertTrue(thrown.reason().contains("players was 2 there and is 3 now"), thrown.reason());
    }

    @Test
    void whatIsNoJournalIsRefused() throws IOException {
        Files.writeString(folder.resolve(ResultsFile.FILE), "hello\nworld\n");
        var thrown = assertThrows(
                ResultsFileException.class, () -> ResultsFile.open(folder, Samples.pairing(2, 2, "greedy")));
        assertTrue(thrown.reason().contains("is not the journal of a series"), thrown.reason());
    }
}
