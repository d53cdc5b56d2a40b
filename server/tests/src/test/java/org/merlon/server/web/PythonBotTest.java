package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.merlon.testkit.RequiredTool;

/** The example bot plays complete games. */
public final class PythonBotTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private static final Path BOT = projectRoot().resolve("examples/python-bot/bot.py");

    /** Returns the root folder of the project, whichever module the tests run in. */
    public static Path projectRoot() {
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

    private Process start(String name, String... extraArguments) throws IOException {
        ApiResponse bot = server.member(name + "-owner").post("/api/bots", "{\"name\":\"" + name + "\"}");
        var command = new ArrayList<>(List.of("python3", BOT.toString(), "--url", server.origin(), "--seed", "1"));
        command.addAll(List.of(extraArguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("MERLON_TOKEN", bot.ok().text("token"));
        return builder.start();
    }

    @BeforeAll
    static void requirePython() throws InterruptedException {
        RequiredTool.requireSuccess(List.of("python3", "--version"), "python3");
    }

    private static String awaitExit(Process process) throws IOException, InterruptedException {
        try (var out = process.getInputStream()) {
            String output = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), output);
            assertEquals(0, process.exitValue(), output);
            return output;
        } finally {
            process.destroy();
        }
    }

    @Test
    void playsAgainstServerBot() throws IOException, InterruptedException {
        String output = awaitExit(start("rookie", "--against", "random"));
        assertTrue(output.contains("with scores"), output);
    }

    @Test
    void opensTableThatPersonJoins() throws IOException, InterruptedException {
        Client ann = server.guest();
        Process bot = start("rookie");
        String open = "";
        for (int i = 0; i < 1000 && !open.contains("\"id\""); i++) {
            open = ann.get("/api/tables").ok().body();
            Thread.sleep(20);
        }
        String id = open.replaceAll("(?s).*?\"id\":\"(.*?)\".*", "$1");
        WebSocketClient webSocket = ann.openWebSocket().send(TestTables.watchMessage(id));
        webSocket.expect("table");
        ApiResponse joined = ann.command(id, "join", "{}").ok();
        TestTables.playToEnd(webSocket, id, joined.json(), new Random(4));
        assertTrue(awaitExit(bot).contains("with scores"));
    }
}
