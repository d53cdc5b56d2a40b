package org.merlon.towers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.testkit.RequiredTool;

/** Runs the bots of docs/write-a-bot.md in the arena, where they must beat random play, and the game in the terminal. */
@Tag("process")
class BotsTest {
    private static final Path BOTS = Path.of("../bots").toAbsolutePath().normalize();
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static String run(List<String> command, String input) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    private static String merlon(String input, String... args) throws IOException, InterruptedException {
        var command =
                new ArrayList<>(List.of(JAVA, "-cp", System.getProperty("java.class.path"), "org.merlon.cli.Main"));
        command.addAll(List.of(args));
        return run(command, input);
    }

    private static double winPercentAgainstRandom(String bot) throws IOException, InterruptedException {
        String report = merlon(
                "", "arena", "towers", "--bots", bot + ",random", "--games", "4", "--seed", "1", "--threads", "1");
        Matcher row = Pattern.compile("(?m)^\\S.*?\\s4\\s+([0-9.]+) %").matcher(report);
        assertTrue(row.find(), report);
        return Double.parseDouble(row.group(1));
    }

    @Test
    void javaBotBeatsRandom(@TempDir Path classes) throws IOException, InterruptedException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String source = BOTS.resolve("TowersBot.java").toString();
        assertEquals(0, compiler.run(null, null, null, "-d", classes.toString(), source));
        assertTrue(winPercentAgainstRandom("exec:" + JAVA + " -cp " + classes + " TowersBot") > 60);
    }

    @Test
    void pythonBotBeatsRandom() throws IOException, InterruptedException {
        RequiredTool.requireSuccess(
                List.of("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 11))"), "Python 3.11 or newer");
        assertTrue(winPercentAgainstRandom("exec:python3 " + BOTS.resolve("towers_bot.py")) > 60);
    }

    @Test
    void playsInTheTerminal() throws IOException, InterruptedException {
        String output = merlon("lay a\nlay z\n", "play", "towers", "--bots", "greedy", "--seed", "1");
        assertTrue(output.contains("stones: "), output);
        assertTrue(output.contains("A move is “lay” and a tower from a to i."), output);
    }
}
