package org.merlon.server.web.sockets;

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
import org.merlon.protocol.json.Json;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;

/** Attacks over the WebSocket: clients that do not read, frozen connections, floods of frames. */
final class WebSocketAttackTest {
    private static final int KIB = 1024;

    /** More drawings than the buffers of the operating system and the server hold for one client. */
    private static final int MAX_DRAWINGS = 2000;

    /** Attaches a drawing with the maximum number of points, about 6 kB. */
    private static void attachDrawing(Client ann, String table) {
        String points = "999,".repeat(1599) + "999";
        ann.send(
                        "PUT",
                        "/api/tables/" + table + "/attachment",
                        "{\"seat\":0,\"part\":\"tower-1\",\"content\":[{\"colour\":1,\"points\":[" + points + "]}]}")
                .ok();
    }

    @Test
    void disconnectsClientThatDoesNotRead() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            String id = TestTables.createForOnePerson(ann, "onceupon");
            try (RawConnection idleReader = RawConnection.openWatcherThatNeverReads(server.port(), id)) {
                WebSocketClient other = server.stranger().openWebSocket().send(TestTables.watchMessage(id));
                other.expect("table");
                assertTrue(RawConnection.eventually(() -> server.sessionCount() == 2));
                long maxHeld = 0;
                for (int i = 0; i < MAX_DRAWINGS && server.sessionCount() == 2; i++) {
                    attachDrawing(ann, id);
                    other.await("attached");
                    maxHeld = Math.max(maxHeld, server.sendMemory().heldBytes());
                }
                assertTrue(maxHeld > ServerLimits.MAX_OUTGOING_BYTES / 2, "so much waited: " + maxHeld);
                assertTrue(maxHeld < ServerLimits.MAX_OUTGOING_BYTES + 32 * KIB, "so much waited: " + maxHeld);
                assertTrue(
                        RawConnection.eventually(() -> server.sendMemory().heldBytes() == 0), "what waited is dropped");
                int number = ApiResponse.number(ann.view(id).ok().json(), "number");
                WebSocketClient again =
                        server.stranger().openWebSocket().send(TestTables.watchAfterMessage(id, number));
                again.expect("missed");
                int code = idleReader.closeCode();
                assertTrue(code == ClientSessions.TOO_SLOW || code == 1006, "closed with " + code);
            }
        }
    }

    @Test
    void limitsSendMemoryOfAllClients() {
        long bound = 128 * KIB;
        try (LiveServer server = LiveServer.withSendMemory(bound)) {
            Client ann = server.guest();
            List<String> tables = Stream.generate(() -> TestTables.createForOnePerson(ann, "onceupon"))
                    .limit(3)
                    .toList();
            List<RawConnection> deaf = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                deaf.add(RawConnection.openWatcherThatNeverReads(server.port(), tables.get(i % tables.size())));
            }
            assertTrue(RawConnection.eventually(() -> server.sessionCount() == 30));
            long maxHeld = 0;
            for (int i = 0; i < MAX_DRAWINGS && server.sessionCount() > 0; i++) {
                attachDrawing(ann, tables.get(i % tables.size()));
                maxHeld = Math.max(maxHeld, server.sendMemory().heldBytes());
            }
            assertTrue(maxHeld < bound + 32 * KIB, "so much waited: " + maxHeld);
            assertTrue(maxHeld > bound / 2, "so much waited: " + maxHeld);
            assertTrue(RawConnection.eventually(() -> server.sendMemory().heldBytes() == 0), "what waited is dropped");
            deaf.forEach(RawConnection::close);
        }
    }

    @Test
    void disconnectsFrozenConnection() {
        try (LiveServer server = LiveServer.inMemory();
                FreezableProxy proxy = new FreezableProxy(server.port())) {
            Client ann = server.guest();
            Client ben = server.guest();
            String id = TestTables.startGame(ann, ben, "{\"game\":\"torres\"}");
            WebSocketClient here = ann.openWebSocket().send(TestTables.watchMessage(id));
            here.expect("table");
            WebSocketClient there = ben.onPort(proxy.port()).openWebSocket().send(TestTables.watchMessage(id));
            there.expect("table");
            assertEquals("[true,true]", seats(here.await("presence")));
            proxy.freeze();
            String seen = "";
            for (int second = 1; second <= 10; second++) {
                here.send("{\"type\":\"ping\"}"); // keeps this client active
                Data.Obj message = ApiResponse.parse(here.nextText());
                for (;
                        !ApiResponse.text(message, "type").equals("pong");
                        message = ApiResponse.parse(here.nextText())) {
                    seen = seats(message);
                }
                server.advanceTime(Duration.ofSeconds(1));
            }
            seen = seen.isEmpty() ? seats(here.await("presence")) : seen;
            assertEquals("[true,false]", seen, "after 10 s nobody thinks that they are here");
            assertTrue(RawConnection.eventually(() -> server.sessionCount() == 1), "and nothing is kept for them");
            here.send("{\"type\":\"ping\"}").await("pong");
        }
    }

    @Test
    void keepsClientThatAnswersPings() {
        try (LiveServer server = LiveServer.inMemory()) {
            WebSocketClient webSocket = server.guest().openWebSocket(); // answers pings by itself, as browsers do
            try (RawConnection dead = new RawConnection(server.port())) {
                dead.upgrade("");
                assertTrue(RawConnection.eventually(() -> server.sessionCount() == 2));
                long before = server.bytesReceived();
                server.advanceTime(Duration.ofSeconds(4)); // both get a ping
                assertTrue(RawConnection.eventually(() -> server.bytesReceived() > before), "one has answered");
                server.advanceTime(Duration.ofSeconds(4));
                assertEquals(ClientSessions.SILENT, dead.closeCode());
                webSocket.send("{\"type\":\"ping\"}").await("pong");
            }
        }
    }

    /** After the server process was suspended, silent clients must not be disconnected. */
    @Test
    void serverPauseDisconnectsNobody() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection http = new RawConnection(server.port())) {
            WebSocketClient webSocket = server.guest().openWebSocket();
            http.send("GET /healthz HTTP/1.1\r\n");
            assertTrue(RawConnection.eventually(() -> server.connectionCount() >= 2));
            server.suspend(Duration.ofMinutes(10));
            webSocket.send("{\"type\":\"ping\"}").await("pong");
            http.send("Host: localhost\r\n\r\n");
            assertTrue(http.readHead().startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void framesAreNotCompressed() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            String head =
                    connection.upgrade("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
            assertTrue(head.startsWith("HTTP/1.1 101"), head);
            assertFalse(head.toLowerCase(Locale.ROOT).contains("deflate"), head);
            connection.sendFrame(0xc1, new byte[] {1, 2, 3}); // marked as compressed
            int code = connection.closeCode();
            assertTrue(
                    code == 1002 || code == 1006,
                    "closed with " + code); // the connection may end before the close frame is sent
        }
    }

    /** Control frames and fragments do not count as messages, but have a limit too. */
    @Test
    void closesOnFloodOfControlFrames() {
        try (LiveServer server = LiveServer.withMaxConnections(1000);
                RawConnection connection = new RawConnection(server.port())) {
            connection.upgrade("");
            assertTrue(RawConnection.eventually(() -> server.sessionCount() == 1));
            server.advanceTime(Duration.ofSeconds(1));
            for (int i = 0; i <= 2 * ServerLimits.MAX_FRAMES_PER_SECOND; i++) {
                connection.sendPong();
            }
            connection.sendText("{\"type\":\"ping\",\"ref\":\"last\"}");
            assertTrue(
                    RawConnection.eventually(() -> server.bytesReceived() > 6L * ServerLimits.MAX_FRAMES_PER_SECOND));
            server.advanceTime(Duration.ofSeconds(1));
            assertEquals(ClientSessions.POLICY, connection.closeCode());
        }
    }

    private static String seats(Data.Obj presence) {
        return Json.write(Objects.requireNonNull(presence.fields().get("seats")));
    }
}
