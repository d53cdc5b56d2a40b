package org.merlon.server.web.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.WebSocketClient;

/** Attacks on connections: clients that send slowly, open too many connections, or keep them open. */
final class ConnectionAttackTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    /**
     * Sends a byte each second for the allowed time and two seconds more; returns whether the server has closed the
     * connection.
     */
    private static boolean isClosedWhileTrickling(LiveServer server, RawConnection connection, Duration allowed) {
        for (long second = 0; second < allowed.toSeconds() + 2; second++) {
            connection.send("x");
            server.advanceTime(SECOND);
        }
        return connection.isClosedByServer();
    }

    @Test
    void closesConnectionOnSlowHeaders() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            connection.send("GET /healthz HTTP/1.1\r\nX-Slow: ");
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 1));
            assertTrue(isClosedWhileTrickling(server, connection, ServerLimits.HEADER_TIMEOUT));
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 0));
        }
    }

    @Test
    void closesConnectionOnSlowBody() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            connection.send("POST /api/visit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n");
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 1));
            assertTrue(isClosedWhileTrickling(server, connection, ServerLimits.BODY_TIMEOUT));
        }
    }

    @Test
    void closesConnectionOnSlowChunks() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            connection.send("POST /api/visit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 1));
            for (long second = 0; second < ServerLimits.BODY_TIMEOUT.toSeconds() + 2; second++) {
                connection.send("1\r\nx\r\n");
                server.advanceTime(SECOND);
            }
            assertTrue(connection.isClosedByServer());
        }
    }

    private static RawConnection startRequest(LiveServer server, String from, String path, String length, int bytes) {
        return new RawConnection(server.port())
                .send("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from + "\r\n" + length
                        + "\r\n\r\n")
                .send(" ".repeat(bytes));
    }

    /** Incomplete bodies take memory, but only up to the share of their address. */
    @Test
    void incompleteBodiesTakeLimitedMemoryPerAddress() {
        int file = ServerLimits.MAX_GAME_FILE_BYTES;
        String length = "Content-Length: " + file;
        try (LiveServer server = LiveServer.withRequestMemory(12L * file)) {
            List<RawConnection> held = new ArrayList<>();
            for (int i = 1; i <= 3; i++) {
                held.add(startRequest(server, "203.0.113.7", "/api/verify", length, file - 1));
                long least = i * (long) (file - ServerLimits.SMALL_BODY_BYTES);
                assertTrue(RawConnection.eventually(() -> server.requestMemory().heldBytes() >= least));
            }
            for (int i = 0; i < 7; i++) {
                try (RawConnection more = startRequest(server, "203.0.113.7", "/api/verify", length, file)) {
                    assertStatus(429, more);
                }
            }
            assertTrue(server.requestMemory().heldBytes() <= 3L * file, "a quarter of all, of one address");
            try (RawConnection other = startRequest(server, "203.0.113.8", "/api/verify", length, file)) {
                assertStatus(200, other); // others are served meanwhile
            }
            for (RawConnection connection : held) {
                assertStatus(200, connection.send(" "));
                connection.close();
            }
            assertTrue(RawConnection.eventually(() -> server.requestMemory().heldBytes() == 0));
        }
    }

    private static void assertStatus(int status, RawConnection connection) {
        String head = connection.readHead();
        assertTrue(head.startsWith("HTTP/1.1 " + status), head);
    }

    @Test
    void bodiesOfAllAddressesTakeLimitedMemory() {
        int file = ServerLimits.MAX_GAME_FILE_BYTES;
        String length = "Content-Length: " + file;
        try (LiveServer server = LiveServer.withRequestMemory(2L * file)) {
            List<RawConnection> held = new ArrayList<>();
            for (int i = 1; i <= 2; i++) {
                held.add(startRequest(server, "203.0.113." + i, "/api/verify", length, file - 1));
                long least = i * (long) (file - ServerLimits.SMALL_BODY_BYTES);
                assertTrue(RawConnection.eventually(() -> server.requestMemory().heldBytes() >= least));
            }
            try (RawConnection more = startRequest(server, "203.0.113.9", "/api/verify", length, file)) {
                assertStatus(503, more);
            }
            assertTrue(server.requestMemory().heldBytes() <= 2L * file);
            server.guest().post("/api/tables", "{\"game\":\"torres\"}").ok();
            held.forEach(RawConnection::close);
        }
    }

    private static RawConnection askForAttachments(LiveServer server, String from, String table) {
        return new RawConnection(server.port())
                .send("GET /api/tables/" + table + "/attachments HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: "
                        + from + "\r\n\r\n");
    }

    @Test
    void responsesThatNobodyReadsTakeLimitedMemory() {
        long share = ServerLimits.MAX_RESPONSE_BYTES_PER_ADDRESS;
        try (LiveServer server = LiveServer.withRequestMemory(share * 7 / 4)) {
            String table = server.guest()
                    .post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                    .ok()
                    .text("id");
            String content = "[" + "1000,".repeat(4_000) + "1000]";
            for (int i = 0; i < 80; i++) {
                server.store().tableExtras().attach(new Attachment(table, 0, "tower-" + i, content));
            }
            List<RawConnection> held = new ArrayList<>();
            for (int i = 1; i <= 4; i++) {
                RawConnection connection = askForAttachments(server, "203.0.113." + (i + 1) / 2, table);
                assertStatus(200, connection);
                held.add(connection);
            }
            long heldBytes = server.responseMemory().heldBytes();
            assertTrue(heldBytes > 4 * 80 * content.length() && heldBytes <= share * 7 / 4, "held " + heldBytes);
            try (RawConnection more = askForAttachments(server, "203.0.113.1", table)) {
                assertStatus(429, more);
            }
            try (RawConnection other = askForAttachments(server, "203.0.113.9", table)) {
                String head = other.readHead();
                assertTrue(head.startsWith("HTTP/1.1 503") && head.contains("Retry-After: "), head);
            }
            server.guest()
                    .fromAddress("203.0.113.1")
                    .post("/api/tables", "{\"game\":\"torres\"}")
                    .ok();
            held.forEach(RawConnection::close);
            assertTrue(RawConnection.eventually(() -> server.responseMemory().heldBytes() == 0));
            try (RawConnection again = askForAttachments(server, "203.0.113.1", table)) {
                assertStatus(200, again);
            }
        }
    }

    /**
     * A body without a declared length is read only up to the limit of its route, which may be lower than another
     * route's.
     */
    @Test
    void chunkedBodyIsLimitedByRoute() {
        try (LiveServer server = LiveServer.withRequestMemory(Long.MAX_VALUE);
                RawConnection connection =
                        startRequest(server, "203.0.113.7", "/api/visit", "Transfer-Encoding: chunked", 0)) {
            String piece = "4000\r\n" + " ".repeat(0x4000) + "\r\n";
            connection.send(piece.repeat(20));
            connection.send("0\r\n\r\n");
            assertTrue(connection.readHead().startsWith("HTTP/1.1 413"));
            assertTrue(RawConnection.eventually(() -> server.requestMemory().heldBytes() == 0));
        }
    }

    @Test
    void keepAliveHasTimeout() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            for (int i = 0; i < 5; i++) { // longer than any of the timeouts in total
                connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertTrue(connection.readHead().startsWith("HTTP/1.1 200"), "asked " + i + " times");
                connection.skipBytes("{\"healthy\":true}".length());
                server.advanceTime(ServerLimits.KEEP_ALIVE_TIMEOUT.minusSeconds(2));
            }
            assertTrue(isClosedWhileTrickling(server, connection, ServerLimits.KEEP_ALIVE_TIMEOUT));
        }
    }

    @Test
    void closesConnectionOnIncompleteUpgrade() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            connection.send("GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n");
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 1));
            server.advanceTime(ServerLimits.HEADER_TIMEOUT.plusSeconds(2));
            assertTrue(connection.isClosedByServer());
        }
    }

    @Test
    void refusesHugeHeaders() {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = new RawConnection(server.port())) {
            connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Much: " + "x".repeat(20_000) + "\r\n\r\n");
            assertTrue(connection.readHead().startsWith("HTTP/1.1 431"));
        }
    }

    /**
     * If an address has too many connections, its own idle ones are closed, and new connections are accepted, from
     * there too.
     */
    @Test
    void limitsConnectionsPerAddress() {
        try (LiveServer server = LiveServer.withMaxConnections(Integer.MAX_VALUE)) {
            List<RawConnection> crowd = new ArrayList<>();
            for (int i = 0; i < ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS + 20; i++) {
                crowd.add(new RawConnection(server.port(), "127.0.0.7").send("GET / HT"));
            }
            assertTrue(RawConnection.eventually(
                    () -> server.connectionCount() == ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS));
            assertTrue(isAnswered(server, "127.0.0.7"), "somebody else from there");
            assertTrue(isAnswered(server, "127.0.0.8"), "somebody from elsewhere");
            crowd.forEach(RawConnection::close);
        }
    }

    @Test
    void doesNotLimitConnectionsOfProxies() {
        try (LiveServer server = LiveServer.withMaxConnections(Integer.MAX_VALUE, "127.0.0.7")) {
            List<RawConnection> crowd = new ArrayList<>();
            int many = ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS + 20;
            for (int i = 0; i < many; i++) {
                crowd.add(new RawConnection(server.port(), "127.0.0.7"));
            }
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == many));
            crowd.forEach(RawConnection::close);
        }
    }

    /** If the server is full, idle connections of the address with the most are closed; players stay connected. */
    @Test
    void fullServerAcceptsNewConnections() {
        int maxConnections = 50;
        try (LiveServer server = LiveServer.withMaxConnections(maxConnections)) {
            List<RawConnection> playing = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                var socket = new RawConnection(server.port(), "127.0.0.9");
                assertTrue(socket.upgrade("").startsWith("HTTP/1.1 101"));
                playing.add(socket);
            }
            List<RawConnection> crowd = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                crowd.add(new RawConnection(server.port(), "127.0.0.7").send("GET / HT"));
            }
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == maxConnections));
            for (int i = 20; i < 40; i++) {
                assertTrue(isAnswered(server, "127.0.0." + i), "newcomer " + i);
            }
            assertEquals(10, server.sessionCount());
            playing.forEach(socket -> assertFalse(socket.socket.isClosed()));
            crowd.forEach(RawConnection::close);
            playing.forEach(RawConnection::close);
        }
    }

    /** WebSockets that answer pings stay connected however long they are idle. */
    @Test
    void keepsWebSocketThatAnswersPings() {
        try (LiveServer server = LiveServer.withMaxConnections(1000)) {
            WebSocketClient webSocket = server.stranger().openWebSocket();
            for (int i = 0; i < 60; i++) {
                webSocket.send("{\"type\":\"ping\"}").await("pong");
                server.advanceTime(Duration.ofSeconds(5));
            }
            assertEquals(1, server.sessionCount());
        }
    }

    private static boolean isAnswered(LiveServer server, String from) {
        try (RawConnection connection = new RawConnection(server.port(), from)) {
            connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
            return connection.readHead().startsWith("HTTP/1.1 200");
        }
    }
}
