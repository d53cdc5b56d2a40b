package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.engine.data.Data;
import org.merlon.server.store.TestDatabase;

/** Complete games over real connections, on both databases. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
final class FullGameTest {
    private static final Executor THREADS = Thread::startVirtualThread;

    @AutoClose
    private final LiveServer server;

    FullGameTest(TestDatabase.Kind kind, @TempDir Path folder) {
        server = LiveServer.on(kind.create(folder));
    }

    @Test
    void personPlaysAgainstBot() {
        Client ann = server.guest();
        String id = ann.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
        WebSocketClient webSocket = ann.openWebSocket().send(TestTables.watchMessage(id));
        Data.Obj last =
                TestTables.playToEnd(webSocket, id, TestTables.viewIn(webSocket.expect("table")), new Random(1));
        assertTrue(last.fields().containsKey("revealed"));
        assertTrue(last.fields().containsKey("result"));
        String finished = server.stranger().get("/api/finished").ok().body();
        assertFalse(finished.contains(id), "the table was not listed");
        assertTrue(ann.get("/api/finished?game=torres").ok().body().contains(id), "but its players find it");
        assertTrue(ann.view(id).ok().body().contains("\"phase\":\"over\""));
    }

    @Test
    void twoPeopleAndTwoBotsPlayWithSpectator() {
        Client ann = server.guest();
        Client ben = server.guest();
        String id = TestTables.startGame(
                ann,
                ben,
                "{\"game\":\"torres\",\"players\":4,\"listed\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},"
                        + "{\"kind\":\"bot\",\"name\":\"random\"},{\"kind\":\"bot\",\"name\":\"greedy\"}]}");
        WebSocketClient spectator = server.stranger().openWebSocket().send(TestTables.watchMessage(id));
        var games = new CompletableFuture<?>[2];
        for (int i = 0; i < 2; i++) {
            Client player = i == 0 ? ann : ben;
            var random = new Random(i);
            games[i] = CompletableFuture.runAsync(
                    () -> {
                        WebSocketClient webSocket = player.openWebSocket().send(TestTables.watchMessage(id));
                        TestTables.playToEnd(webSocket, id, TestTables.viewIn(webSocket.expect("table")), random);
                    },
                    THREADS);
        }
        Data.Obj seen = TestTables.playToEnd(spectator, id, TestTables.viewIn(spectator.await("table")), new Random(3));
        CompletableFuture.allOf(games).join();
        assertEquals("[]", String.valueOf(TestTables.legalMoves(seen)));
        assertTrue(server.stranger().get("/api/finished").ok().body().contains(id));
    }

    @Test
    void gameContinuesAfterServerRestart() {
        Client ann = server.guest();
        Client ben = server.guest();
        String id = TestTables.startGame(ann, ben, "{\"game\":\"torres\"}");
        WebSocketClient webSocket = ann.openWebSocket().send(TestTables.watchMessage(id));
        Data.Obj view = TestTables.viewIn(webSocket.expect("table"));
        int number = ApiResponse.number(view, "number");
        String move = TestTables.legalMoves(view).getFirst();
        webSocket.send(TestTables.moveMessage(id, number, move));
        webSocket.await("done");
        server.stop();
        webSocket.await("goodbye");
        assertEquals(1012, webSocket.closeCode());
        server.start();
        assertEquals(number + 1, ann.view(id).ok().number("number"), "nothing is lost, and sessions are still good");
        WebSocketClient again = ann.openWebSocket().send(TestTables.watchAfterMessage(id, number));
        Data.Obj missed = again.expect("missed");
        assertTrue(String.valueOf(missed).contains(move));
        again.send(TestTables.moveMessage(id, number, move));
        assertEquals(number + 1, ApiResponse.number(again.expect("done"), "number"), "sent again it changes nothing");
        WebSocketClient other = ben.openWebSocket().send(TestTables.watchMessage(id));
        Data.Obj first = TestTables.viewIn(other.expect("table"));
        var annPlays = CompletableFuture.runAsync(
                () -> TestTables.playToEnd(again, id, TestTables.viewIn(missed), new Random(1)), THREADS);
        TestTables.playToEnd(other, id, first, new Random(2));
        annPlays.join();
    }

    @Test
    void onePersonPlaysAllSeats() {
        Client ann = server.guest();
        String id = ann.post(
                        "/api/tables",
                        "{\"game\":\"torres\",\"variant\":\"master\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}")
                .ok()
                .text("id");
        WebSocketClient webSocket = ann.openWebSocket().send(TestTables.watchMessage(id));
        TestTables.playToEnd(webSocket, id, TestTables.viewIn(webSocket.expect("table")), new Random(5));
    }
}
