package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.cli.CommandRun.merlon;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArenaCommandTest {
    @TempDir
    private Path folder;

    private String[] arguments(int games, String bots) {
        String line = "arena torres --players 2 --option cards=none --seed 7 --games " + games + " --bots " + bots;
        return (line + " --report " + folder).split(" ", -1);
    }

    private CommandRun arena(int games, String bots) {
        return merlon(arguments(games, bots));
    }

    @Test
    void seriesIsPlayedReportedAndExtended() throws IOException {
        CommandRun first = arena(3, "greedy,random");
        assertEquals(0, first.exit(), first.err());
        assertTrue(
                first.out().startsWith("Torres, Standard, 2 players: 4 games (2 deals), seed 7\ncards=none"),
                first.out());
        assertTrue(first.err().startsWith("4 games instead of 3"), first.err());
        assertEquals(first.out(), Files.readString(folder.resolve("report.txt")));
        assertTrue(Files.readString(folder.resolve("report.html")).contains("<svg"));
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"games\":4"));
        String results = Files.readString(folder.resolve("games.jsonl"));

        CommandRun more = arena(6, "greedy,random");
        assertTrue(more.out().startsWith("Torres, Standard, 2 players: 6 games"), more.out());
        assertTrue(Files.readString(folder.resolve("games.jsonl")).startsWith(results), "the first games were kept");
    }

    @Test
    void theFolderOfAnotherSeriesIsRefused() {
        assertEquals(0, arena(2, "greedy,random").exit());
        CommandRun other = arena(2, "random,greedy");
        assertEquals(1, other.exit());
        assertTrue(other.err().startsWith("merlon arena: The folder holds another series: bots was"), other.err());
        assertEquals("", other.out());
    }

    @Test
    void botMayPlayAgainstItself() {
        CommandRun run = merlon("arena", "torres", "--bots", "random,random", "--games", "2");
        assertTrue(run.out().contains("\nrandom #2 "), run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "torres --bots clever, 'Unknown bot ''clever'''",
        "chess --bots random, 'Unknown game ''chess'''",
        "torres --bots random --variant x, 'Unknown variant'",
        "torres --bots random --players 9, 'players, not 9'",
        "torres --bots random --option cards=red, 'cards: red is not one of'",
        "torres --bots random --games 0, 'at least one game'"
    })
    void invalidArgumentsAreAUsageError(String line, String message) {
        CommandRun.assertUsageError("arena " + line, message);
    }

    /** Interrupts a real process, which must write a report; the next run must continue the series. */
    @Test
    void interruptedSeriesIsReportedAndContinued() throws IOException, InterruptedException {
        Process process = CommandRun.process(List.of(), arguments(100_000, "greedy,random"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path resultsFile = folder.resolve("games.jsonl");
        while (process.isAlive()
                && (!Files.exists(resultsFile)
                        || Files.readAllLines(resultsFile).size() < 10)) {
            Thread.sleep(50);
        }
        process.toHandle().destroy(); // unlike Process.destroy it keeps the output stream open
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertTrue(output.contains(" of 100000 games"), output);
        assertEquals(output, Files.readString(folder.resolve("report.txt")));
        int played = Files.readAllLines(resultsFile).size() - 1;
        assertTrue(played >= 9, output);

        CommandRun continued = arena(2, "greedy,random");
        assertEquals(0, continued.exit(), continued.err());
        assertTrue(
                continued.out().startsWith("Torres, Standard, 2 players: 2 games (1 deal), seed 7\n"), continued.out());
        assertEquals(played + 1, Files.readAllLines(resultsFile).size());
    }
}
