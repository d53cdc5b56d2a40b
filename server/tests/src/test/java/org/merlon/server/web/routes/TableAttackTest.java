package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.TwoPlayerTable;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.web.limits.Quotas;

/** Attempts to cheat at a table, through the routes. */
final class TableAttackTest {
    private static final long START = 1_700_000_000_000L;

    private final AtomicLong systemMillis = new AtomicLong(START);
    private final AtomicLong nanos = new AtomicLong();

    private LiveServer server() {
        return LiveServer.inMemory(() -> Instant.ofEpochMilli(systemMillis.get()));
    }

    /** Plays the first legal move until a player may draw a card; returns that player. */
    private static Client playUntilDraw(String table, Client first, Client second) {
        for (int i = 0; i < 500; i++) {
            for (Client client : List.of(first, second)) {
                Data.Obj view = client.view(table).ok().json();
                List<String> legal = TestTables.legalMoves(view);
                if (legal.contains("draw")) {
                    return client;
                }
                if (!legal.isEmpty()) {
                    client.move(table, legal.getFirst());
                }
            }
        }
        throw new AssertionError("nobody could draw");
    }

    private static long millisLeft(ApiResponse view, int seat) {
        if (view.ok().json().fields().get("seats") instanceof Data.Arr seats
                && seats.items().get(seat) instanceof Data.Obj found
                && found.fields().get("left") instanceof Data.Whole left) {
            return left.value();
        }
        throw new AssertionError("no clock in " + view.body());
    }

    private static String undoAnswer(int kept, int number, boolean yes) {
        return "{\"kept\":" + kept + ",\"number\":" + number + ",\"yes\":" + yes + "}";
    }

    @Test
    void absentPlayerMustAgreeToUndo() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(server(), TwoPlayerTable.TORRES)) {
            Client drawing = playUntilDraw(game.table, game.ann, game.ben);
            Client other = drawing == game.ann ? game.ben : game.ann;
            other.command(game.table, "leave", "{}").ok();
            int kept = drawing.view(game.table).number("moves");
            int number = drawing.move(game.table, "draw").number("number");
            ApiResponse asked = drawing.command(game.table, "ask-undo", "{\"kept\":" + kept + "}")
                    .ok();
            assertEquals(kept + 1, asked.number("moves"), "nobody has agreed");
            game.server
                    .guest()
                    .command(game.table, "answer-undo", undoAnswer(kept, number, true))
                    .refused(404);
            ApiResponse back = other.command(game.table, "answer-undo", undoAnswer(kept, number, true))
                    .ok();
            assertEquals(kept, back.number("moves"));
        }
    }

    @Test
    void ratedGamesDoNotUndoRevealedInformation() {
        try (TwoPlayerTable game = TwoPlayerTable.withMembers(server(), "{\"game\":\"torres\",\"rated\":true}")) {
            Client drawing = playUntilDraw(game.table, game.ann, game.ben);
            Client other = drawing == game.ann ? game.ben : game.ann;
            int kept = drawing.view(game.table).number("moves");
            drawing.move(game.table, "draw");
            String undoRequest = "{\"kept\":" + kept + "}";
            drawing.command(game.table, "ask-undo", undoRequest).refused(422);
            other.command(game.table, "ask-undo", undoRequest).refused(422);
            other.command(game.table, "leave", "{}").ok();
            ApiResponse refused =
                    drawing.command(game.table, "ask-undo", undoRequest).refused(422);
            assertTrue(refused.text("reason").contains("revealed something hidden"), refused.body());
            assertEquals(kept + 1, drawing.view(game.table).number("moves"));
        }
    }

    @Test
    void agreementAppliesOnlyToTheRequestThatWasSeen() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(server(), TwoPlayerTable.TORRES)) {
            game.ann.move(game.table, "setup d8");
            int number = game.ben.move(game.table, "setup c6").number("number");
            game.ann.command(game.table, "ask-undo", "{\"kept\":1}").ok();
            game.ann.command(game.table, "ask-undo", "{\"kept\":0}").ok();
            game.ben
                    .command(game.table, "answer-undo", undoAnswer(1, number, true))
                    .refused(409);
            game.ben
                    .command(game.table, "answer-undo", undoAnswer(0, number - 1, true))
                    .refused(409);
            game.ben.command(game.table, "answer-undo", "{\"yes\":true}").refused(422);
            assertEquals(2, game.ann.view(game.table).number("moves"));
            WebSocketClient webSocket = game.ben.openWebSocket();
            webSocket.send("{\"type\":\"answer-undo\",\"table\":\"" + game.table + "\",\"kept\":1,\"number\":" + number
                    + ",\"yes\":true,\"ref\":\"old\"}");
            assertEquals("stale", ApiResponse.text(webSocket.await("refused"), "code"));
            game.ben
                    .command(game.table, "answer-undo", undoAnswer(0, number, true))
                    .ok();
            assertEquals(0, game.ann.view(game.table).number("moves"));
        }
    }

    @Test
    void leavingAndReturningGainsNoTime() {
        String pace = "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60,\"increment\":10}}";
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(server(), pace)) {
            for (int i = 0; i < 5; i++) {
                game.ann.command(game.table, "leave", "{}").ok();
                game.ann.command(game.table, "take-back", "{}").ok();
            }
            assertEquals(60_000, millisLeft(game.ann.view(game.table), 0), "not a move was hers");
        }
    }

    @Test
    void readingLongLogReadsOnlyRequestedEntries() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(server(), TwoPlayerTable.TORRES)) {
            Client mover = playUntilDraw(game.table, game.ann, game.ben);
            String block = TestTables.legalMoves(mover.view(game.table).json()).stream()
                    .filter(move -> move.startsWith("block"))
                    .findFirst()
                    .orElseThrow();
            for (int i = 0; i < 100; i++) {
                mover.move(game.table, block);
                mover.command(game.table, "undo", "{}").ok();
            }
            int last = mover.view(game.table).number("number");
            MemoryDatabase memory = game.server.memory();
            int before = memory.entriesRead();
            ApiResponse none =
                    game.server.stranger().get("/api/tables/" + game.table + "/log?events=true&after=" + last);
            assertEquals(404, none.status(), "not for strangers");
            none = mover.get("/api/tables/" + game.table + "/log?events=true&after=" + last);
            assertEquals("{\"entries\":[]}", none.ok().body());
            assertEquals(before, memory.entriesRead(), "nothing is read to tell nothing");
            ApiResponse one = mover.get("/api/tables/" + game.table + "/log?events=true&after=" + (last - 1));
            assertTrue(one.ok().body().contains("\"kind\":\"undo\""), one.body());
            assertTrue(memory.entriesRead() - before <= 33, "read " + (memory.entriesRead() - before));
            int beforeView = memory.entriesRead();
            mover.get("/api/tables/" + game.table + "/views/1").ok();
            assertTrue(memory.entriesRead() - beforeView <= 33, "not the rest of the log");
        }
    }

    @Test
    void messageLimitIsSharedByConnectionsOfPerson() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            List<WebSocketClient> lines = List.of(ann.openWebSocket(), ann.openWebSocket(), ann.openWebSocket());
            for (int i = 0; i < 20; i++) {
                for (WebSocketClient webSocket : lines) {
                    webSocket.send("{\"type\":\"ping\"}").await("pong");
                }
            }
            lines.getFirst().send("{\"type\":\"ping\"}");
            assertEquals(1008, lines.getFirst().closeCode());
        }
    }

    @Test
    void workIsLimitedByPersonAndAddress() throws RefusedException {
        Quotas quotas = LiveServer.standardQuotas(() -> 0);
        quotas.countWork("home", guest("ann"), 5_000);
        quotas.countWork("home", guest("ann"), 5_000);
        assertThrows(RefusedException.class, () -> quotas.countWork("elsewhere", guest("ann"), 1), "the same person");
        quotas.countWork("home", guest("ben"), 10_000);
        quotas.countWork("home", guest("dora"), 10_000);
        assertThrows(RefusedException.class, () -> quotas.countWork("home", guest("cleo"), 1), "the same address");
        quotas.countWork("elsewhere", guest("cleo"), 5_000);
        quotas.countWork("home", null, 30_000);
        assertThrows(RefusedException.class, () -> quotas.countWork("home", null, 1), "strangers of the same address");
        quotas.countWork("home", new Person("emma", "emma", Person.Kind.MEMBER, null, null, 0), 1);
    }

    private static Person guest(String id) {
        return new Person(id, id, Person.Kind.GUEST, null, null, 0);
    }

    /** The attachments of a table are the longest response of all. */
    @Test
    void readingAttachmentsCountsTheirSizeAsWork() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            String table = server.guest()
                    .post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                    .ok()
                    .text("id");
            String strokes = "[{\"colour\":1,\"points\":[" + "999,".repeat(1599) + "999]}]";
            for (int part = 0; part < 2 * ServerLimits.MAX_ATTACHMENTS_PER_SEAT; part++) {
                server.store().tableExtras().attach(new Attachment(table, part % 2, "wall-" + part, strokes));
            }
            Client eve = server.stranger().fromAddress("203.0.113.7");
            ApiResponse first = eve.get("/api/tables/" + table + "/attachments").ok();
            assertTrue(first.json().fields().get("attachments") instanceof Data.Arr all
                    && all.items().size() == 2 * ServerLimits.MAX_ATTACHMENTS_PER_SEAT);
            int answered = 1;
            while (answered < 100
                    && eve.get("/api/tables/" + table + "/attachments").status() == 200) {
                answered++;
            }
            assertTrue(answered < 40, answered + " of them"); // responses of 600 KB each
            server.stranger()
                    .fromAddress("203.0.113.8")
                    .get("/api/tables/" + table + "/attachments")
                    .ok();
        }
    }

    @Test
    void webSocketDoesNotRevealPrivateTables() {
        try (LiveServer server = server()) {
            String there = server.guest()
                    .post("/api/tables", TwoPlayerTable.TORRES)
                    .ok()
                    .text("id");
            WebSocketClient eve = server.guest().openWebSocket();
            String missing = eve.send(chatMessage("nosuchtable")).nextText();
            assertEquals(missing, eve.send(chatMessage(there)).nextText());
        }
    }

    private static String chatMessage(String table) {
        return "{\"type\":\"say\",\"table\":\"" + table + "\",\"text\":\"hello\",\"ref\":\"s\"}";
    }

    @Test
    void reportsMissingLogEntry() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(server(), TwoPlayerTable.TORRES)) {
            game.ann.move(game.table, "setup d8");
            game.server.stop();
            game.server
                    .memory()
                    .execute("DELETE FROM entry WHERE table_id = '" + game.table
                            + "' AND number = (SELECT last FROM game_table WHERE id = table_id)");
            game.server.start();
            ApiResponse view = game.ann.view(game.table).ok();
            assertTrue(view.text("trouble").contains("last entry is missing"), view.body());
            for (int number : List.of(view.number("number"), view.number("number") + 1)) {
                ApiResponse refused = game.ann
                        .command(game.table, "move", TestTables.moveBody(number, "setup c6"))
                        .refused(422);
                assertTrue(refused.text("reason").contains("last entry is missing"), refused.body());
            }
        }
    }

    private DowntimeAwareClock gameClock() {
        return new DowntimeAwareClock(() -> Instant.ofEpochMilli(systemMillis.get()), nanos::get);
    }

    private void advanceTime(long millis) {
        systemMillis.addAndGet(millis);
        nanos.addAndGet(millis * 1_000_000);
    }

    @Test
    void serverPauseCostsNoClockTime() {
        DowntimeAwareClock clock = gameClock();
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(
                LiveServer.inMemory(clock), "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":10}}")) {
            int seen = game.ann.view(game.table).number("number");
            advanceTime(12_000); // in one step: the process was suspended
            assertEquals(10_000, millisLeft(game.ann.view(game.table), 0));
            assertTrue(game.ann.view(game.table).number("number") > seen, "the log says why");
            game.ann
                    .command(game.table, "move", TestTables.moveBody(seen, "setup d8"))
                    .ok(); // based on the state she saw before
            systemMillis.addAndGet(3_600_000); // the system clock is changed
            assertEquals(10_000, millisLeft(game.ben.view(game.table), 1));
            int number = game.ben.view(game.table).number("number");
            for (int i = 0; i < 12; i++) { // time passes normally
                advanceTime(1_000);
                assertTrue(clock.millis() > START);
            }
            game.ben.command(game.table, "move", TestTables.moveBody(number, "setup c6"));
            assertEquals("over", game.ann.view(game.table).text("phase"));
        }
    }

    @Test
    void serverPauseRestoresOnlyItsOwnTime() {
        DowntimeAwareClock clock = gameClock();
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(
                LiveServer.inMemory(clock), "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60}}")) {
            for (int i = 0; i < 20; i++) {
                advanceTime(1_000);
                assertTrue(clock.millis() > START);
            }
            advanceTime(12_000); // in one step: the process was suspended
            assertEquals(40_000, millisLeft(game.ann.view(game.table), 0), "she had thought for 20 s");
            advanceTime(1_000);
            assertEquals(39_000, millisLeft(game.ann.view(game.table), 0));
            game.ann.command(game.table, "resign", "{}").ok();
            ApiResponse file =
                    game.ann.get("/api/tables/" + game.table + "/export").ok();
            assertTrue(file.body().contains("\"away\":12000"), file.body());
            ApiResponse report = game.ann.post("/api/verify", file.body()).ok();
            assertTrue(report.body().contains("\"holds\":true"), report.body());
        }
    }

    @Test
    void httpDoesNotRevealPrivateTables() {
        try (LiveServer server = server()) {
            Client ann = server.guest();
            String open = ann.post("/api/tables", TwoPlayerTable.TORRES).ok().text("id");
            String playing = TestTables.startGame(ann, server.guest(), TwoPlayerTable.TORRES);
            Client eve = server.guest();
            List<String> bodies = new ArrayList<>(
                    List.of("{}", "[]", "nonsense", "{\"seat\":\"x\",\"number\":-1}", "{\"invitation\":7}"));
            for (String command : List.of(
                    "join",
                    "leave",
                    "take-back",
                    "bot",
                    "word",
                    "start",
                    "abort",
                    "move",
                    "undo",
                    "ask-undo",
                    "answer-undo",
                    "resign",
                    "chat",
                    "rematch")) {
                for (String body : bodies) {
                    ApiResponse missing = eve.command("nosuchtable", command, body);
                    for (String there : List.of(open, playing)) {
                        ApiResponse found = eve.command(there, command, body);
                        assertEquals(missing.status(), found.status(), command + " " + body);
                        assertEquals(missing.body(), found.body(), command + " " + body);
                    }
                }
            }
            bodies.add("{\"seat\":0,\"part\":\"sun\",\"content\":[{\"colour\":99}]}");
            bodies.add("{\"seat\":0,\"part\":\"sun\",\"content\":\"" + "x".repeat(ServerLimits.MAX_ATTACHMENT_BYTES)
                    + "\"}");
            for (String body : bodies) {
                ApiResponse missing = eve.send("PUT", "/api/tables/nosuchtable/attachment", body);
                assertEquals(
                        missing.body(),
                        eve.send("PUT", "/api/tables/" + playing + "/attachment", body)
                                .body());
            }
        }
    }

    @Test
    void tableShowsWhenIdleGameEnds() {
        try (LiveServer server = server()) {
            Client ann = server.guest();
            String open = ann.post("/api/tables", TwoPlayerTable.TORRES).ok().text("id");
            assertTrue(ann.view(open)
                    .body()
                    .contains("\"rest\":{\"days\":3,\"until\":" + (START + 3L * 86_400_000) + "}"));
            String playing = TestTables.startGame(ann, server.guest(), TwoPlayerTable.TORRES);
            assertTrue(ann.view(playing)
                    .body()
                    .contains("\"rest\":{\"days\":60,\"until\":" + (START + 60L * 86_400_000) + "}"));
        }
    }
}
