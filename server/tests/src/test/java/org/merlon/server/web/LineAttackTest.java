package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.sockets.ClientSessions;

/** Attacks over the WebSocket: clients that do not read, frozen connections, floods of frames. */
final class LineAttackTest {
    private static final int KIB = 1024;

    /** More drawings than the buffers of the operating system and the server hold for one client. */
    private static final int MANY = 2000;

    /** Attaches a drawing with the maximum number of points, about 6 kB. */
    private static void draw(Client ann, String table) {
        String points = "999,".repeat(1599) + "999";
        ann.send(
                        "PUT",
                        "/api/tables/" + table + "/attachment",
                        "{\"seat\":0,\"part\":\"tower-1\",\"content\":[{\"colour\":1,\"points\":[" + points + "]}]}")
                .ok();
    }

    @Test
    void whoDoesNotReadIsCutByTheBytesThatWait() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            String id = Seats.alone(ann, "onceupon");
            try (RawLine deaf = RawLine.deaf(server.port(), id)) {
                Line other = server.stranger().socket().send(Seats.watch(id));
                other.take("table");
                assertTrue(RawLine.eventually(() -> server.sockets() == 2));
                long most = 0;
                for (int i = 0; i < MANY && server.sockets() == 2; i++) {
                    draw(ann, id);
                    other.await("attached");
                    most = Math.max(most, server.outgoing().held());
                }
                assertTrue(most > ServerLimits.MAX_OUTGOING_BYTES / 2, "so much waited: " + most);
                assertTrue(most < ServerLimits.MAX_OUTGOING_BYTES + 32 * KIB, "so much waited: " + most);
                assertTrue(RawLine.eventually(() -> server.outgoing().held() == 0), "what waited is dropped");
                int number = Answer.whole(ann.view(id).ok().json(), "number");
                Line again = server.stranger().socket().send(Seats.watchAfter(id, number));
                again.take("missed");
                int code = deaf.closeCode();
                assertTrue(code == ClientSessions.TOO_SLOW || code == 1006, "closed with " + code);
            }
        }
    }

    @Test
    void allTogetherHoldNoMoreThanTheBound() {
        long bound = 128 * KIB;
        try (LiveServer server = LiveServer.narrow(bound)) {
            Client ann = server.guest();
            List<String> tables =
                    Stream.generate(() -> Seats.alone(ann, "onceupon")).limit(3).toList();
            List<RawLine> deaf = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                deaf.add(RawLine.deaf(server.port(), tables.get(i % tables.size())));
            }
            assertTrue(RawLine.eventually(() -> server.sockets() == 30));
            long most = 0;
            for (int i = 0; i < MANY && server.sockets() > 0; i++) {
                draw(ann, tables.get(i % tables.size()));
                most = Math.max(most, server.outgoing().held());
            }
            assertTrue(most < bound + 32 * KIB, "so much waited: " + most);
            assertTrue(most > bound / 2, "so much waited: " + most);
            assertTrue(RawLine.eventually(() -> server.outgoing().held() == 0), "what waited is dropped");
            deaf.forEach(RawLine::close);
        }
    }

    @Test
    void aFrozenLineIsNoticedAndFreed() {
        try (LiveServer server = LiveServer.inMemory();
                FrozenLine between = new FrozenLine(server.port())) {
            Client ann = server.guest();
            Client ben = server.guest();
            String id = Seats.begin(ann, ben, "{\"game\":\"torres\"}");
            Line here = ann.socket().send(Seats.watch(id));
            here.take("table");
            Line there = ben.through(between.port()).socket().send(Seats.watch(id));
            there.take("table");
            assertEquals("[true,true]", seats(here.await("presence")));
            between.freeze();
            String seen = "";
            for (int second = 1; second <= 10; second++) {
                here.send("{\"type\":\"ping\"}"); // keeps this client active
                Data.Obj message = Answer.parse(here.next());
                for (; !Answer.text(message, "type").equals("pong"); message = Answer.parse(here.next())) {
                    seen = seats(message);
                }
                server.pass(Duration.ofSeconds(1));
            }
            seen = seen.isEmpty() ? seats(here.await("presence")) : seen;
            assertEquals("[true,false]", seen, "after 10 s nobody thinks that they are here");
            assertTrue(RawLine.eventually(() -> server.sockets() == 1), "and nothing is kept for them");
            here.send("{\"type\":\"ping\"}").await("pong");
        }
    }

    @Test
    void whoGivesSignsOfLifeStays() {
        try (LiveServer server = LiveServer.inMemory()) {
            Line line = server.guest().socket(); // answers pings by itself, as browsers do
            try (RawLine dead = new RawLine(server.port())) {
                dead.upgrade("");
                assertTrue(RawLine.eventually(() -> server.sockets() == 2));
                long before = server.heard();
                server.pass(Duration.ofSeconds(4)); // both get a ping
                assertTrue(RawLine.eventually(() -> server.heard() > before), "one has answered");
                server.pass(Duration.ofSeconds(4));
                assertEquals(ClientSessions.SILENT, dead.closeCode());
                line.send("{\"type\":\"ping\"}").await("pong");
            }
        }
    }

    /** After the server process was suspended, silent clients must not be disconnected. */
    @Test
    void aPauseOfTheServerCutsNobody() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine http = new RawLine(server.port())) {
            Line line = server.guest().socket();
            http.send("GET /healthz HTTP/1.1\r\n");
            assertTrue(RawLine.eventually(() -> server.connections() >= 2));
            server.stall(Duration.ofMinutes(10));
            line.send("{\"type\":\"ping\"}").await("pong");
            http.send("Host: localhost\r\n\r\n");
            assertTrue(http.head().startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void framesAreNotCompressed() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            String head = line.upgrade("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
            assertTrue(head.startsWith("HTTP/1.1 101"), head);
            assertFalse(head.toLowerCase(Locale.ROOT).contains("deflate"), head);
            line.frame(0xc1, new byte[] {1, 2, 3}); // marked as compressed
            int code = line.closeCode();
            assertTrue(
                    code == 1002 || code == 1006,
                    "closed with " + code); // the connection may end before the close frame is sent
        }
    }

    /** Control frames and fragments do not count as messages, but have a limit too. */
    @Test
    void aFloodOfOtherFramesEnds() {
        try (LiveServer server = LiveServer.crowded(1000);
                RawLine line = new RawLine(server.port())) {
            line.upgrade("");
            assertTrue(RawLine.eventually(() -> server.sockets() == 1));
            server.pass(Duration.ofSeconds(1));
            for (int i = 0; i <= 2 * ServerLimits.MAX_FRAMES_PER_SECOND; i++) {
                line.pong();
            }
            line.text("{\"type\":\"ping\",\"ref\":\"last\"}");
            assertTrue(RawLine.eventually(() -> server.heard() > 6L * ServerLimits.MAX_FRAMES_PER_SECOND));
            server.pass(Duration.ofSeconds(1));
            assertEquals(ClientSessions.POLICY, line.closeCode());
        }
    }

    private static String seats(Data.Obj presence) {
        return Json.write(Objects.requireNonNull(presence.fields().get("seats")));
    }
}
