package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The example bot plays complete games. */
final class PythonBotTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private static final Path BOT = root().resolve("examples/python-bot/bot.py");

    /** Returns the root folder of the project, whichever module the tests run in. */
    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("examples/python-bot"))) {
            Path above = folder.getParent();
            if (above == null) {
                throw new IllegalStateException("not run inside the project");
            }
            folder = above;
        }
        return folder;
    }

    private Process start(String name, String... more) throws IOException {
        Answer bot = server.member(name + "-owner").post("/api/bots", "{\"name\":\"" + name + "\"}");
        var command = new ArrayList<>(List.of("python3", BOT.toString(), "--url", server.origin(), "--seed", "1"));
        command.addAll(List.of(more));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("MERLON_TOKEN", bot.ok().text("token"));
        return builder.start();
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String end(Process process) throws IOException, InterruptedException {
        try (var out = process.getInputStream()) {
            String said = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), said);
            assertEquals(0, process.exitValue(), said);
            return said;
        } finally {
            process.destroy();
        }
    }

    @Test
    void itPlaysABotOfTheServer() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "python3 is not installed");
        String said = end(start("rookie", "--against", "random"));
        assertTrue(said.contains("with scores"), said);
    }

    @Test
    void itSeeksATableAndAPersonAccepts() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "python3 is not installed");
        Client ann = server.guest();
        Process bot = start("rookie");
        String open = "";
        for (int i = 0; i < 1000 && !open.contains("\"id\""); i++) {
            open = ann.get("/api/tables").ok().body();
            Thread.sleep(20);
        }
        String id = open.replaceAll("(?s).*?\"id\":\"(.*?)\".*", "$1");
        Line line = ann.socket().send(Seats.watch(id));
        line.take("table");
        Answer joined = ann.at(id, "join", "{}").ok();
        Seats.play(line, id, joined.json(), new Random(4));
        assertTrue(end(bot).contains("with scores"));
    }
}
