package org.merlon.server.web.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.engine.data.Data;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.TestTables;

/**
 * A server that runs out of memory exits immediately, so that it can be restarted, and loses nothing that it has
 * acknowledged.
 */
@Order(1)
@Tag("kill")
final class OutOfMemoryTest {
    /** The exit code of the virtual machine when it has run out of memory. */
    private static final int OUT_OF_MEMORY_EXIT = 3;

    private static Process startServer(String heap, Path folder) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        heap,
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OutOfMemoryServer.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Search trees once took all memory; now they are limited to a share of it. */
    @Test
    void strongestBotsPlayOnSmallHeap(@TempDir Path folder) throws IOException, InterruptedException {
        Process process = startServer("-Xmx96m", folder);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            var ann = new Client("http://localhost:" + port(out));
            ann.post("/api/visit", "{}").ok();
            String master = "{\"kind\":\"bot\",\"name\":\"master\"}";
            String table = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"players\":4,\"start\":true,\"seats\":["
                                    + String.join(",", Collections.nCopies(4, master)) + "]}")
                    .ok()
                    .text("id");
            int number = 0;
            while (number < 12) { // each bot has played several moves
                assertTrue(process.isAlive(), "after entry " + number);
                Thread.sleep(200);
                number = ann.view(table).ok().number("number");
            }
        } finally {
            process.destroyForcibly();
        }
    }

    private static String port(BufferedReader out) throws IOException {
        String line = String.valueOf(out.readLine());
        while (!line.startsWith("port ")) {
            line = String.valueOf(out.readLine());
        }
        return line.substring("port ".length());
    }

    @Test
    void serverExitsOutOfMemoryWithoutLosingMoves(@TempDir Path folder) throws IOException, InterruptedException {
        Process process = startServer("-Xmx64m", folder);
        String table;
        int acknowledged;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            var ann = new Client("http://localhost:" + port(out));
            ann.post("/api/visit", "{}").ok();
            Data.Obj view = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}")
                    .ok()
                    .json();
            table = ApiResponse.text(view, "id");
            for (int i = 0; i < 10; i++) {
                String move = TestTables.legalMoves(view).getLast();
                view = ann.command(table, "move", TestTables.moveBody(ApiResponse.number(view, "number"), move))
                        .ok()
                        .json();
            }
            acknowledged = ApiResponse.number(view, "number");
            process.getOutputStream().write('x');
            process.getOutputStream().flush();
            assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it has ended by itself");
            assertEquals(OUT_OF_MEMORY_EXIT, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
        try (Store store = Stores.open(null, folder)) {
            assertEquals(acknowledged, store.games().entriesAfter(table, 0).size());
        }
    }
}
