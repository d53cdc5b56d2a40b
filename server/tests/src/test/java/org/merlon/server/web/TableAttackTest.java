package org.merlon.server.web;

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
import org.merlon.server.table.schedule.GameClock;
import org.merlon.server.web.limits.Quotas;

/** Attempts to cheat at a table, through the routes. */
final class TableAttackTest {
    private static final long START = 1_700_000_000_000L;

    private final AtomicLong wall = new AtomicLong(START);
    private final AtomicLong nanos = new AtomicLong();

    private LiveServer server() {
        return LiveServer.inMemory(() -> Instant.ofEpochMilli(wall.get()));
    }

    /** Plays the first legal move until a player may draw a card; returns that player. */
    private static Client untilDraw(String table, Client first, Client second) {
        for (int i = 0; i < 500; i++) {
            for (Client client : List.of(first, second)) {
                Data.Obj view = client.view(table).ok().json();
                List<String> legal = Seats.legal(view);
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

    private static long left(Answer view, int seat) {
        if (view.ok().json().fields().get("seats") instanceof Data.Arr seats
                && seats.items().get(seat) instanceof Data.Obj found
                && found.fields().get("left") instanceof Data.Whole left) {
            return left.value();
        }
        throw new AssertionError("no clock in " + view.body());
    }

    private static String answer(int kept, int number, boolean yes) {
        return "{\"kept\":" + kept + ",\"number\":" + number + ",\"yes\":" + yes + "}";
    }

    @Test
    void whoIsAwayStillHasASayInGoingBack() {
        try (Duel duel = Duel.ofGuests(server(), Duel.TORRES)) {
            Client drawing = untilDraw(duel.table, duel.ann, duel.ben);
            Client other = drawing == duel.ann ? duel.ben : duel.ann;
            other.at(duel.table, "leave", "{}").ok();
            int kept = drawing.view(duel.table).whole("moves");
            int number = drawing.move(duel.table, "draw").whole("number");
            Answer asked = drawing.at(duel.table, "ask-undo", "{\"kept\":" + kept + "}")
                    .ok();
            assertEquals(kept + 1, asked.whole("moves"), "nobody has agreed");
            duel.server
                    .guest()
                    .at(duel.table, "answer-undo", answer(kept, number, true))
                    .refused(404);
            Answer back = other.at(duel.table, "answer-undo", answer(kept, number, true))
                    .ok();
            assertEquals(kept, back.whole("moves"));
        }
    }

    @Test
    void inARatedGameNobodyUnlearnsWhatWasShown() {
        try (Duel duel = Duel.ofMembers(server(), "{\"game\":\"torres\",\"rated\":true}")) {
            Client drawing = untilDraw(duel.table, duel.ann, duel.ben);
            Client other = drawing == duel.ann ? duel.ben : duel.ann;
            int kept = drawing.view(duel.table).whole("moves");
            drawing.move(duel.table, "draw");
            String wish = "{\"kept\":" + kept + "}";
            drawing.at(duel.table, "ask-undo", wish).refused(422);
            other.at(duel.table, "ask-undo", wish).refused(422);
            other.at(duel.table, "leave", "{}").ok();
            Answer refused = drawing.at(duel.table, "ask-undo", wish).refused(422);
            assertTrue(refused.text("reason").contains("stays shown"), refused.body());
            assertEquals(kept + 1, drawing.view(duel.table).whole("moves"));
        }
    }

    @Test
    void aYesCountsForWhatWasReadAndNothingElse() {
        try (Duel duel = Duel.ofGuests(server(), Duel.TORRES)) {
            duel.ann.move(duel.table, "setup d8");
            int number = duel.ben.move(duel.table, "setup c6").whole("number");
            duel.ann.at(duel.table, "ask-undo", "{\"kept\":1}").ok();
            duel.ann.at(duel.table, "ask-undo", "{\"kept\":0}").ok();
            duel.ben.at(duel.table, "answer-undo", answer(1, number, true)).refused(409);
            duel.ben.at(duel.table, "answer-undo", answer(0, number - 1, true)).refused(409);
            duel.ben.at(duel.table, "answer-undo", "{\"yes\":true}").refused(422);
            assertEquals(2, duel.ann.view(duel.table).whole("moves"));
            Line line = duel.ben.socket();
            line.send("{\"type\":\"answer-undo\",\"table\":\"" + duel.table + "\",\"kept\":1,\"number\":" + number
                    + ",\"yes\":true,\"ref\":\"old\"}");
            assertEquals("stale", Answer.text(line.await("refused"), "code"));
            duel.ben.at(duel.table, "answer-undo", answer(0, number, true)).ok();
            assertEquals(0, duel.ann.view(duel.table).whole("moves"));
        }
    }

    @Test
    void gettingUpAndSittingDownPaysNothing() {
        String pace = "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60,\"increment\":10}}";
        try (Duel duel = Duel.ofGuests(server(), pace)) {
            for (int i = 0; i < 5; i++) {
                duel.ann.at(duel.table, "leave", "{}").ok();
                duel.ann.at(duel.table, "take-back", "{}").ok();
            }
            assertEquals(60_000, left(duel.ann.view(duel.table), 0), "not a move was hers");
        }
    }

    @Test
    void whatIsAskedOfALongLogCostsWhatIsTold() {
        try (Duel duel = Duel.ofGuests(server(), Duel.TORRES)) {
            Client mover = untilDraw(duel.table, duel.ann, duel.ben);
            String block = Seats.legal(mover.view(duel.table).json()).stream()
                    .filter(move -> move.startsWith("block"))
                    .findFirst()
                    .orElseThrow();
            for (int i = 0; i < 100; i++) {
                mover.move(duel.table, block);
                mover.at(duel.table, "undo", "{}").ok();
            }
            int last = mover.view(duel.table).whole("number");
            MemoryDatabase memory = duel.server.memory();
            int before = memory.entriesRead();
            Answer none = duel.server.stranger().get("/api/tables/" + duel.table + "/log?events=true&after=" + last);
            assertEquals(404, none.status(), "not for strangers");
            none = mover.get("/api/tables/" + duel.table + "/log?events=true&after=" + last);
            assertEquals("{\"entries\":[]}", none.ok().body());
            assertEquals(before, memory.entriesRead(), "nothing is read to tell nothing");
            Answer one = mover.get("/api/tables/" + duel.table + "/log?events=true&after=" + (last - 1));
            assertTrue(one.ok().body().contains("\"kind\":\"undo\""), one.body());
            assertTrue(memory.entriesRead() - before <= 33, "read " + (memory.entriesRead() - before));
        }
    }

    @Test
    void severalSocketsAreOnePerson() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            List<Line> lines = List.of(ann.socket(), ann.socket(), ann.socket());
            for (int i = 0; i < 20; i++) {
                for (Line line : lines) {
                    line.send("{\"type\":\"ping\"}").await("pong");
                }
            }
            lines.getFirst().send("{\"type\":\"ping\"}");
            assertEquals(1008, lines.getFirst().closed());
        }
    }

    @Test
    void workIsCountedByPersonAndByAddress() throws RefusedException {
        Quotas quotas = LiveServer.standard(() -> 0);
        quotas.work("home", guest("ann"), 5_000);
        quotas.work("home", guest("ann"), 5_000);
        assertThrows(RefusedException.class, () -> quotas.work("elsewhere", guest("ann"), 1), "the same person");
        quotas.work("home", guest("ben"), 10_000);
        quotas.work("home", guest("dora"), 10_000);
        assertThrows(RefusedException.class, () -> quotas.work("home", guest("cleo"), 1), "the same address");
        quotas.work("elsewhere", guest("cleo"), 5_000);
        quotas.work("home", null, 30_000);
        assertThrows(RefusedException.class, () -> quotas.work("home", null, 1), "strangers of the same address");
        quotas.work("home", new Person("emma", "emma", Person.Kind.MEMBER, null, null, 0), 1);
    }

    private static Person guest(String id) {
        return new Person(id, id, Person.Kind.GUEST, null, null, 0);
    }

    /** The attachments of a table are the longest response of all. */
    @Test
    void attachmentsCostWhatIsSent() {
        try (LiveServer server = LiveServer.guarded()) {
            String table = server.guest()
                    .post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                    .ok()
                    .text("id");
            String strokes = "[{\"colour\":1,\"points\":[" + "999,".repeat(1599) + "999]}]";
            for (int part = 0; part < 2 * ServerLimits.MAX_ATTACHMENTS_PER_SEAT; part++) {
                server.store().notes().attach(new Attachment(table, part % 2, "wall-" + part, strokes));
            }
            Client eve = server.stranger().from("203.0.113.7");
            Answer first = eve.get("/api/tables/" + table + "/attachments").ok();
            assertTrue(first.json().fields().get("attachments") instanceof Data.Arr all
                    && all.items().size() == 2 * ServerLimits.MAX_ATTACHMENTS_PER_SEAT);
            int answered = 1;
            while (answered < 100
                    && eve.get("/api/tables/" + table + "/attachments").status() == 200) {
                answered++;
            }
            assertTrue(answered < 40, answered + " of them"); // responses of 600 KB each
            server.stranger()
                    .from("203.0.113.8")
                    .get("/api/tables/" + table + "/attachments")
                    .ok();
        }
    }

    @Test
    void nothingSaidOnASocketTellsWhetherAPrivateTableExists() {
        try (LiveServer server = server()) {
            String there = server.guest().post("/api/tables", Duel.TORRES).ok().text("id");
            Line eve = server.guest().socket();
            String missing = eve.send(say("nosuchtable")).next();
            assertEquals(missing, eve.send(say(there)).next());
        }
    }

    private static String say(String table) {
        return "{\"type\":\"say\",\"table\":\"" + table + "\",\"text\":\"hello\",\"ref\":\"s\"}";
    }

    @Test
    void aTableWithALostEntrySaysSo() {
        try (Duel duel = Duel.ofGuests(server(), Duel.TORRES)) {
            duel.ann.move(duel.table, "setup d8");
            duel.server.stop();
            duel.server
                    .memory()
                    .execute("DELETE FROM entry WHERE table_id = '" + duel.table
                            + "' AND number = (SELECT last FROM game_table WHERE id = table_id)");
            duel.server.start();
            Answer view = duel.ann.view(duel.table).ok();
            assertTrue(view.text("trouble").contains("last entry is missing"), view.body());
            for (int number : List.of(view.whole("number"), view.whole("number") + 1)) {
                Answer refused = duel.ann
                        .at(duel.table, "move", Seats.body(number, "setup c6"))
                        .refused(422);
                assertTrue(refused.text("reason").contains("last entry is missing"), refused.body());
            }
        }
    }

    private GameClock houseClock() {
        return new GameClock(() -> Instant.ofEpochMilli(wall.get()), nanos::get);
    }

    private void pass(long millis) {
        wall.addAndGet(millis);
        nanos.addAndGet(millis * 1_000_000);
    }

    @Test
    void aServerThatStoodStillForfeitsNobody() {
        GameClock clock = houseClock();
        try (Duel duel = Duel.ofGuests(
                LiveServer.inMemory(clock), "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":10}}")) {
            int seen = duel.ann.view(duel.table).whole("number");
            pass(12_000); // in one step: the process was suspended
            assertEquals(10_000, left(duel.ann.view(duel.table), 0));
            assertTrue(duel.ann.view(duel.table).whole("number") > seen, "the log says why");
            duel.ann.at(duel.table, "move", Seats.body(seen, "setup d8")).ok(); // based on the state she saw before
            wall.addAndGet(3_600_000); // the system clock is changed
            assertEquals(10_000, left(duel.ben.view(duel.table), 1));
            int number = duel.ben.view(duel.table).whole("number");
            for (int i = 0; i < 12; i++) { // time passes normally
                pass(1_000);
                assertTrue(clock.millis() > START);
            }
            duel.ben.at(duel.table, "move", Seats.body(number, "setup c6"));
            assertEquals("over", duel.ann.view(duel.table).text("phase"));
        }
    }

    @Test
    void aPauseForgivesItselfAndNothingBefore() {
        GameClock clock = houseClock();
        try (Duel duel = Duel.ofGuests(
                LiveServer.inMemory(clock), "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60}}")) {
            for (int i = 0; i < 20; i++) {
                pass(1_000);
                assertTrue(clock.millis() > START);
            }
            pass(12_000); // in one step: the process was suspended
            assertEquals(40_000, left(duel.ann.view(duel.table), 0), "she had thought for 20 s");
            pass(1_000);
            assertEquals(39_000, left(duel.ann.view(duel.table), 0));
            duel.ann.at(duel.table, "resign", "{}").ok();
            Answer file = duel.ann.get("/api/tables/" + duel.table + "/export").ok();
            assertTrue(file.body().contains("\"away\":12000"), file.body());
            Answer report = duel.ann.post("/api/verify", file.body()).ok();
            assertTrue(report.body().contains("\"holds\":true"), report.body());
        }
    }

    @Test
    void nothingTellsAnOutsiderWhetherAPrivateTableExists() {
        try (LiveServer server = server()) {
            Client ann = server.guest();
            String open = ann.post("/api/tables", Duel.TORRES).ok().text("id");
            String playing = Seats.begin(ann, server.guest(), Duel.TORRES);
            Client eve = server.guest();
            List<String> bodies = new ArrayList<>(
                    List.of("{}", "[]", "nonsense", "{\"seat\":\"x\",\"number\":-1}", "{\"invitation\":7}"));
            for (String deed : List.of(
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
                    Answer missing = eve.at("nosuchtable", deed, body);
                    for (String there : List.of(open, playing)) {
                        Answer found = eve.at(there, deed, body);
                        assertEquals(missing.status(), found.status(), deed + " " + body);
                        assertEquals(missing.body(), found.body(), deed + " " + body);
                    }
                }
            }
            bodies.add("{\"seat\":0,\"part\":\"sun\",\"content\":[{\"colour\":99}]}");
            bodies.add("{\"seat\":0,\"part\":\"sun\",\"content\":\"" + "x".repeat(ServerLimits.MAX_ATTACHMENT_BYTES)
                    + "\"}");
            for (String body : bodies) {
                Answer missing = eve.send("PUT", "/api/tables/nosuchtable/attachment", body);
                assertEquals(
                        missing.body(),
                        eve.send("PUT", "/api/tables/" + playing + "/attachment", body)
                                .body());
            }
        }
    }

    @Test
    void theEndOfAGameThatNobodyGoesOnWithIsToldAtTheTable() {
        try (LiveServer server = server()) {
            Client ann = server.guest();
            String open = ann.post("/api/tables", Duel.TORRES).ok().text("id");
            assertTrue(ann.view(open)
                    .body()
                    .contains("\"rest\":{\"days\":3,\"until\":" + (START + 3L * 86_400_000) + "}"));
            String playing = Seats.begin(ann, server.guest(), Duel.TORRES);
            assertTrue(ann.view(playing)
                    .body()
                    .contains("\"rest\":{\"days\":60,\"until\":" + (START + 60L * 86_400_000) + "}"));
        }
    }
}
