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
final class WireTest {
    private static final Executor THREADS = Thread::startVirtualThread;

    @AutoClose
    private final LiveServer server;

    WireTest(TestDatabase.Kind kind, @TempDir Path folder) {
        server = LiveServer.on(kind.create(folder));
    }

    @Test
    void aPersonPlaysABot() {
        Client ann = server.guest();
        String id = ann.post("/api/tables", Seats.VS_BOT).ok().text("id");
        Line line = ann.socket().send(Seats.watch(id));
        Data.Obj last = Seats.play(line, id, Seats.view(line.take("table")), new Random(1));
        assertTrue(last.fields().containsKey("revealed"));
        assertTrue(last.fields().containsKey("result"));
        String finished = server.stranger().get("/api/finished").ok().body();
        assertFalse(finished.contains(id), "the table was not listed");
        assertTrue(ann.get("/api/finished?game=torres").ok().body().contains(id), "but its players find it");
        assertTrue(ann.view(id).ok().body().contains("\"phase\":\"over\""));
    }

    @Test
    void twoPeopleAndTwoBotsPlayWhileSomebodyLooksOn() {
        Client ann = server.guest();
        Client ben = server.guest();
        String id = Seats.begin(
                ann,
                ben,
                "{\"game\":\"torres\",\"players\":4,\"listed\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},"
                        + "{\"kind\":\"bot\",\"name\":\"random\"},{\"kind\":\"bot\",\"name\":\"greedy\"}]}");
        Line looking = server.stranger().socket().send(Seats.watch(id));
        var games = new CompletableFuture<?>[2];
        for (int i = 0; i < 2; i++) {
            Client player = i == 0 ? ann : ben;
            var random = new Random(i);
            games[i] = CompletableFuture.runAsync(
                    () -> {
                        Line line = player.socket().send(Seats.watch(id));
                        Seats.play(line, id, Seats.view(line.take("table")), random);
                    },
                    THREADS);
        }
        Data.Obj seen = Seats.play(looking, id, Seats.view(looking.await("table")), new Random(3));
        CompletableFuture.allOf(games).join();
        assertEquals("[]", String.valueOf(Seats.legal(seen)));
        assertTrue(server.stranger().get("/api/finished").ok().body().contains(id));
    }

    @Test
    void twoPeoplePlayOverARestart() {
        Client ann = server.guest();
        Client ben = server.guest();
        String id = Seats.begin(ann, ben, "{\"game\":\"torres\"}");
        Line line = ann.socket().send(Seats.watch(id));
        Data.Obj view = Seats.view(line.take("table"));
        int number = Answer.whole(view, "number");
        String move = Seats.legal(view).getFirst();
        line.send(Seats.moveMessage(id, number, move));
        line.await("done");
        server.stop();
        line.await("goodbye");
        assertEquals(1012, line.closed());
        server.start();
        assertEquals(number + 1, ann.view(id).ok().whole("number"), "nothing is lost, and sessions are still good");
        Line again = ann.socket().send(Seats.watchAfter(id, number));
        Data.Obj missed = again.take("missed");
        assertTrue(String.valueOf(missed).contains(move));
        again.send(Seats.moveMessage(id, number, move));
        assertEquals(number + 1, Answer.whole(again.take("done"), "number"), "sent again it changes nothing");
        Line other = ben.socket().send(Seats.watch(id));
        Data.Obj first = Seats.view(other.take("table"));
        var annPlays =
                CompletableFuture.runAsync(() -> Seats.play(again, id, Seats.view(missed), new Random(1)), THREADS);
        Seats.play(other, id, first, new Random(2));
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
        Line line = ann.socket().send(Seats.watch(id));
        Seats.play(line, id, Seats.view(line.take("table")), new Random(5));
    }
}
