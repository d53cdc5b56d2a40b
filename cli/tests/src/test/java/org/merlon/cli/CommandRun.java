package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The result of a run of the command. */
record CommandRun(int exit, String out, String err, String replies) {

    static CommandRun merlon(String... args) {
        return run("", new ByteArrayOutputStream(), Map.of(), args);
    }

    /** Prepares the command in a separate process with the given JVM flags. */
    static ProcessBuilder process(List<String> flags, String... args) {
        var line = new ArrayList<String>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("-XX:TieredStopAtLevel=1"); // too short-lived for the optimising compiler
        line.addAll(flags);
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.merlon.cli.Main"));
        line.addAll(List.of(args));
        return new ProcessBuilder(line);
    }

    /** Runs a command line that must fail with a usage error whose message contains {@code why}. */
    static void assertUsageError(String line, String message) {
        CommandRun run = merlon(line.split(" ", -1));
        assertEquals(2, run.exit());
        assertTrue(run.err().contains(message), run.err());
    }

    static CommandRun run(String input, OutputStream replies, Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Main.Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                replies,
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        int exit = Main.run(streams, environment, args);
        return new CommandRun(exit, out.toString(), err.toString(), replies.toString());
    }
}
