package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.cli.Run.merlon;

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

    private String[] line(int games, String bots) {
        String line = "arena torres --players 2 --option cards=none --seed 7 --games " + games + " --bots " + bots;
        return (line + " --report " + folder).split(" ", -1);
    }

    private Run arena(int games, String bots) {
        return merlon(line(games, bots));
    }

    @Test
    void aSeriesIsPlayedReportedAndMadeLonger() throws IOException {
        Run first = arena(3, "greedy,random");
        assertEquals(0, first.exit(), first.err());
        assertTrue(
                first.out().startsWith("Torres, Standard, 2 players: 4 games (2 deals), seed 7\ncards=none"),
                first.out());
        assertTrue(first.err().startsWith("4 games instead of 3"), first.err());
        assertEquals(first.out(), Files.readString(folder.resolve("report.txt")));
        assertTrue(Files.readString(folder.resolve("report.html")).contains("<svg"));
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"games\":4"));
        String journal = Files.readString(folder.resolve("games.jsonl"));

        Run more = arena(6, "greedy,random");
        assertTrue(more.out().startsWith("Torres, Standard, 2 players: 6 games"), more.out());
        assertTrue(Files.readString(folder.resolve("games.jsonl")).startsWith(journal), "the first games were kept");
    }

    @Test
    void theFolderOfAnotherSeriesIsRefused() {
        assertEquals(0, arena(2, "greedy,random").exit());
        Run other = arena(2, "random,greedy");
        assertEquals(1, other.exit());
        assertTrue(other.err().startsWith("merlon arena: The folder holds another series: bots was"), other.err());
        assertEquals("", other.out());
    }

    @Test
    void aBotMayMeetItsTwin() {
        Run run = merlon("arena", "torres", "--bots", "random,random", "--games", "2");
        assertTrue(run.out().contains("\nrandom #2 "), run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "torres --bots clever, '''clever'' is no bot here'",
        "chess --bots random, '''chess'' is no game here'",
        "torres --bots random --variant x, 'is no variant'",
        "torres --bots random --players 9, 'players, not 9'",
        "torres --bots random --option cards=red, 'cards: red is none of'",
        "torres --bots random --games 0, 'at least one game'"
    })
    void whatCannotBePlayedIsAUsageError(String line, String why) {
        Run.misused("arena " + line, why);
    }

    /** Interrupts a real process, which must write a report; the next run must continue the series. */
    @Test
    void whoIsInterruptedReportsAndGoesOnLater() throws IOException, InterruptedException {
        Process process = Run.process(List.of(), line(100_000, "greedy,random"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path journal = folder.resolve("games.jsonl");
        while (process.isAlive()
                && (!Files.exists(journal) || Files.readAllLines(journal).size() < 10)) {
            Thread.sleep(50);
        }
        process.toHandle().destroy(); // unlike Process.destroy it keeps the output stream open
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertTrue(said.contains(" of 100000 games"), said);
        assertEquals(said, Files.readString(folder.resolve("report.txt")));
        int played = Files.readAllLines(journal).size() - 1;
        assertTrue(played >= 9, said);

        Run rest = arena(2, "greedy,random");
        assertEquals(0, rest.exit(), rest.err());
        assertTrue(rest.out().startsWith("Torres, Standard, 2 players: 2 games (1 deal), seed 7\n"), rest.out());
        assertEquals(played + 1, Files.readAllLines(journal).size());
    }
}
