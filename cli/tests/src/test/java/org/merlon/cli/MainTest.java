package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.cli.CommandRun.merlon;
import static org.merlon.cli.CommandRun.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
    private static CommandRun engine(String input) {
        return run(input, new ByteArrayOutputStream(), Map.of(), "engine");
    }

    @Test
    void printsShortHelpWithoutACommand() {
        CommandRun run = merlon();
        assertEquals(0, run.exit());
        assertTrue(run.out().startsWith("Usage: merlon "), run.out());
        assertTrue(run.out().contains("engine") && run.out().contains("cases"), run.out());
        assertTrue(run.out().lines().count() < 20, run.out());
        assertEquals("", run.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "-h",
                "engine --help",
                "cases --help",
                "cases -h",
                "serve --help",
                "arena --help",
                "learn --help",
                "play --help",
                "verify --help",
                "verify-log --help",
                "backup --help",
                "restore -h"
            })
    void everyCommandHasHelp(String line) {
        CommandRun run = merlon(line.split(" ", -1));
        assertEquals(0, run.exit());
        assertTrue(run.out().startsWith("Usage: merlon"), run.out());
        assertEquals("", run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V", "engine --version", "cases --version", "verify --version", "restore -V"})
    void printsVersion(String line) {
        CommandRun run = merlon(line.split(" ", -1));
        assertEquals(0, run.exit());
        assertTrue(run.out().matches("merlon \\d+\\.\\d+\\.\\d+\\S*\\R"), run.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "castle",
                "--castle",
                "engine now",
                "engine --castle",
                "cases",
                "cases --castle",
                "verify",
                "verify a b",
                "verify-log now",
                "backup",
                "backup --castle",
                "restore",
                "serve --port x"
            })
    void aWrongCommandLineIsAUsageError(String line) {
        CommandRun run = merlon(line.split(" ", -1));
        assertEquals(2, run.exit());
        assertEquals("", run.out());
        // For near misses the error suggests the intended command, otherwise it shows the usage.
        assertTrue(run.err().contains("Usage: merlon") || run.err().contains("Did you mean"), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    @Test
    void engineRepliesOnlyOnItsOwnStream() {
        CommandRun run = engine("# hello\nstatus\nnonsense\nquit\nstatus\n");
        assertEquals(0, run.exit());
        List<String> replies = run.replies().lines().toList();
        assertEquals(3, replies.size(), run.replies());
        assertTrue(replies.get(0).startsWith("error no-game "));
        assertTrue(replies.get(1).startsWith("error bad-command "));
        assertEquals("ok", replies.get(2));
        assertEquals("", run.out());
        assertEquals("", run.err());
    }

    @Test
    void engineStopsAtTheEndOfItsInput() {
        assertEquals(0, engine("").exit());
    }

    @Test
    void brokenPipeIsReportedInOneLine() {
        var closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        CommandRun run = run("status\n", closed, Map.of(), "engine");
        assertEquals(1, run.exit());
        assertEquals("merlon engine cannot read or write: Broken pipe\n", run.err());
    }

    /** A case that needs no game: it expects its position to be refused. */
    private static final String PASSING_CASE = "{\"id\":\"holds\",\"position\":{\"game\":\"none\"},\"bad\":true}";

    private static final String FAILING_CASE = "{\"id\":\"fails\",\"position\":{\"game\":\"none\"}}";

    @Test
    void casesAreReportedAndCounted(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.json"), "[" + PASSING_CASE + "]");
        Path mixed = Files.writeString(folder.resolve("mixed.json"), "[" + PASSING_CASE + "," + FAILING_CASE + "]");

        CommandRun run = merlon("cases", good.toString());
        assertEquals(0, run.exit());
        assertEquals(
                List.of("pass holds", "1 passed, 0 failed"), run.out().lines().toList());

        run = merlon("cases", good.toString(), mixed.toString());
        assertEquals(1, run.exit());
        List<String> lines = run.out().lines().toList();
        assertEquals(4, lines.size(), run.out());
        assertTrue(lines.get(2).startsWith("FAIL fails: load: expected ok, came error bad-position "), run.out());
        assertEquals("2 passed, 1 failed", lines.get(3));
        assertEquals("", run.err());
    }

    @Test
    void invalidCaseFilesAreReportedInOneLine(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.json"), "[" + PASSING_CASE + "]");
        Path broken = Files.writeString(folder.resolve("broken.json"), "[{");
        Path binary = Files.write(folder.resolve("binary.json"), new byte[] {'[', (byte) 0xff, ']'});
        Path missing = folder.resolve("missing.json");
        for (Path file : List.of(broken, binary, missing, folder)) {
            CommandRun run = merlon("cases", file.toString(), good.toString());
            assertEquals(1, run.exit());
            assertEquals(
                    List.of("pass holds", "1 passed, 0 failed"),
                    run.out().lines().toList());
            assertTrue(run.err().startsWith("merlon cases: " + file + " "), run.err());
            assertEquals(1, run.err().lines().count(), run.err());
        }
    }

    @Test
    void noColorTurnsColoursOff(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mixed.json"), "[" + PASSING_CASE + "," + FAILING_CASE + "]");
        String before = System.getProperty("picocli.ansi");
        try {
            System.setProperty("picocli.ansi", "true"); // as on a terminal
            String coloured = merlon("cases", file.toString()).out();
            assertTrue(coloured.contains("\u001b["), coloured);
            Map<String, String> plain = Map.of("NO_COLOR", "1");
            for (String[] args : new String[][] {{"cases", file.toString()}, {"--help"}, {"castle"}}) {
                CommandRun run = run("", new ByteArrayOutputStream(), plain, args);
                assertFalse((run.out() + run.err()).contains("\u001b["), run.out() + run.err());
            }
        } finally {
            if (before == null) {
                System.clearProperty("picocli.ansi");
            } else {
                System.setProperty("picocli.ansi", before);
            }
        }
    }
}
