package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.cli.CommandRun.merlon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.Games;
import org.merlon.engine.SetupException;
import org.merlon.engine.Traits;

final class LearnCommandTest {
    @Test
    void writesATableOfAllTraits(@TempDir Path folder) throws IOException, SetupException {
        Path file = folder.resolve("table.tsv");
        CommandRun run = merlon("learn", "onceupon", "--games", "20", "--bot", "greedy", "--out", file.toString());
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().startsWith("a position predicts "), run.out());
        Traits traits = Games.byId("onceupon").traits();
        assertTrue(traits != null);
        List<String> lines = Files.readAllLines(file);
        assertEquals(traits.names().size() + 1, lines.size());
        assertTrue(lines.get(1).startsWith(traits.names().getFirst() + "\t"), lines.get(1));
        assertTrue(lines.stream().skip(1).anyMatch(line -> !line.endsWith("\t0")), "nothing was learned");
    }

    @ParameterizedTest
    @CsvSource({
        "torres, 'torres has no traits to learn about'",
        "onceupon --players 3, 'bots learn from games of 2'",
        "onceupon --games 0, 'at least one game'",
        "onceupon --bot clever, 'Unknown bot ''clever'''",
        "onceupon --bot exec:cat, 'one of our own bots'"
    })
    void invalidArgumentsAreAUsageError(String line, String message) {
        CommandRun.assertUsageError("learn " + line, message);
    }
}
