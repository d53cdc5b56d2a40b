package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;

/** Attacks on connections: clients that send slowly, open too many connections, or keep them open. */
final class DoorAttackTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    /**
     * Sends a byte each second for the allowed time and two seconds more; returns whether the server has closed the
     * connection.
     */
    private static boolean endsWhileTrickling(LiveServer server, RawLine line, Duration allowed) {
        for (long second = 0; second < allowed.toSeconds() + 2; second++) {
            line.send("x");
            server.pass(SECOND);
        }
        return line.ended();
    }

    @Test
    void aHeadThatTricklesIsNotWaitedFor() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            line.send("GET /healthz HTTP/1.1\r\nX-Slow: ");
            assertTrue(RawLine.eventually(() -> server.connections() == 1));
            assertTrue(endsWhileTrickling(server, line, ServerLimits.HEADER_TIMEOUT));
            assertTrue(RawLine.eventually(() -> server.connections() == 0));
        }
    }

    @Test
    void aBodyThatTricklesIsNotWaitedFor() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            line.send("POST /api/visit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n");
            assertTrue(RawLine.eventually(() -> server.connections() == 1));
            assertTrue(endsWhileTrickling(server, line, ServerLimits.BODY_TIMEOUT));
        }
    }

    @Test
    void aPieceOfABodyNowAndThenIsNotWaitedForEither() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            line.send("POST /api/visit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
            assertTrue(RawLine.eventually(() -> server.connections() == 1));
            for (long second = 0; second < ServerLimits.BODY_TIMEOUT.toSeconds() + 2; second++) {
                line.send("1\r\nx\r\n");
                server.pass(SECOND);
            }
            assertTrue(line.ended());
        }
    }

    private static RawLine sending(LiveServer server, String from, String path, String length, int bytes) {
        return new RawLine(server.port())
                .send("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from + "\r\n" + length
                        + "\r\n\r\n")
                .send(" ".repeat(bytes));
    }

    /** Incomplete bodies take memory, but only up to the share of their address. */
    @Test
    void bodiesThatStopHalfWayTakeNoMoreThanTheirShare() {
        int file = ServerLimits.MAX_GAME_FILE_BYTES;
        String length = "Content-Length: " + file;
        try (LiveServer server = LiveServer.small(12L * file)) {
            List<RawLine> held = new ArrayList<>();
            for (int i = 1; i <= 3; i++) {
                held.add(sending(server, "203.0.113.7", "/api/verify", length, file - 1));
                long least = i * (long) (file - ServerLimits.SMALL_BODY_BYTES);
                assertTrue(RawLine.eventually(() -> server.incoming().held() >= least));
            }
            for (int i = 0; i < 7; i++) {
                try (RawLine more = sending(server, "203.0.113.7", "/api/verify", length, file)) {
                    assertStatus(429, more);
                }
            }
            assertTrue(server.incoming().held() <= 3L * file, "a quarter of all, of one address");
            try (RawLine other = sending(server, "203.0.113.8", "/api/verify", length, file)) {
                assertStatus(200, other); // others are served meanwhile
            }
            for (RawLine line : held) {
                assertStatus(200, line.send(" "));
                line.close();
            }
            assertTrue(RawLine.eventually(() -> server.incoming().held() == 0));
        }
    }

    private static void assertStatus(int status, RawLine line) {
        String head = line.head();
        assertTrue(head.startsWith("HTTP/1.1 " + status), head);
    }

    @Test
    void manyAddressesTogetherHaveABoundAndAMovePassesEvenThen() {
        int file = ServerLimits.MAX_GAME_FILE_BYTES;
        String length = "Content-Length: " + file;
        try (LiveServer server = LiveServer.small(2L * file)) {
            List<RawLine> held = new ArrayList<>();
            for (int i = 1; i <= 2; i++) {
                held.add(sending(server, "203.0.113." + i, "/api/verify", length, file - 1));
                long least = i * (long) (file - ServerLimits.SMALL_BODY_BYTES);
                assertTrue(RawLine.eventually(() -> server.incoming().held() >= least));
            }
            try (RawLine more = sending(server, "203.0.113.9", "/api/verify", length, file)) {
                assertStatus(503, more);
            }
            assertTrue(server.incoming().held() <= 2L * file);
            server.guest().post("/api/tables", "{\"game\":\"torres\"}").ok();
            held.forEach(RawLine::close);
        }
    }

    /**
     * A body without a declared length is read only up to the limit of its route, which may be lower than another
     * route's.
     */
    @Test
    void aBodyInPiecesIsReadUpToTheBoundOfItsRoute() {
        try (LiveServer server = LiveServer.small(Long.MAX_VALUE);
                RawLine line = sending(server, "203.0.113.7", "/api/visit", "Transfer-Encoding: chunked", 0)) {
            String piece = "4000\r\n" + " ".repeat(0x4000) + "\r\n";
            line.send(piece.repeat(20));
            line.send("0\r\n\r\n");
            assertTrue(line.head().startsWith("HTTP/1.1 413"));
            assertTrue(RawLine.eventually(() -> server.incoming().held() == 0));
        }
    }

    @Test
    void aKeptConnectionIsKeptForAWhile() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            for (int i = 0; i < 5; i++) { // longer than any of the timeouts in total
                line.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertTrue(line.head().startsWith("HTTP/1.1 200"), "asked " + i + " times");
                line.read("{\"healthy\":true}".length());
                server.pass(ServerLimits.KEEP_ALIVE_TIMEOUT.minusSeconds(2));
            }
            assertTrue(endsWhileTrickling(server, line, ServerLimits.KEEP_ALIVE_TIMEOUT));
        }
    }

    @Test
    void anUpgradeLeftHalfWayIsNotWaitedFor() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            line.send("GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n");
            assertTrue(RawLine.eventually(() -> server.connections() == 1));
            server.pass(ServerLimits.HEADER_TIMEOUT.plusSeconds(2));
            assertTrue(line.ended());
        }
    }

    @Test
    void aHugeHeadIsRefused() {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = new RawLine(server.port())) {
            line.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Much: " + "x".repeat(20_000) + "\r\n\r\n");
            assertTrue(line.head().startsWith("HTTP/1.1 431"));
        }
    }

    /**
     * If an address has too many connections, its own idle ones are closed, and new connections are accepted, from
     * there too.
     */
    @Test
    void anAddressHasOnlySoManyConnections() {
        try (LiveServer server = LiveServer.crowded(Integer.MAX_VALUE)) {
            List<RawLine> crowd = new ArrayList<>();
            for (int i = 0; i < ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS + 20; i++) {
                crowd.add(new RawLine(server.port(), "127.0.0.7").send("GET / HT"));
            }
            assertTrue(RawLine.eventually(() -> server.connections() == ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS));
            assertTrue(answered(server, "127.0.0.7"), "somebody else from there");
            assertTrue(answered(server, "127.0.0.8"), "somebody from elsewhere");
            crowd.forEach(RawLine::close);
        }
    }

    @Test
    void behindAProxyMayBeAnybody() {
        try (LiveServer server = LiveServer.crowded(Integer.MAX_VALUE, "127.0.0.7")) {
            List<RawLine> crowd = new ArrayList<>();
            int many = ServerLimits.MAX_HTTP_CONNECTIONS_PER_ADDRESS + 20;
            for (int i = 0; i < many; i++) {
                crowd.add(new RawLine(server.port(), "127.0.0.7"));
            }
            assertTrue(RawLine.eventually(() -> server.connections() == many));
            crowd.forEach(RawLine::close);
        }
    }

    /** If the server is full, idle connections of the address with the most are closed; players stay connected. */
    @Test
    void aFullHouseTakesNewcomersIn() {
        int room = 50;
        try (LiveServer server = LiveServer.crowded(room)) {
            List<RawLine> playing = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                var socket = new RawLine(server.port(), "127.0.0.9");
                assertTrue(socket.upgrade("").startsWith("HTTP/1.1 101"));
                playing.add(socket);
            }
            List<RawLine> crowd = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                crowd.add(new RawLine(server.port(), "127.0.0.7").send("GET / HT"));
            }
            assertTrue(RawLine.eventually(() -> server.connections() == room));
            for (int i = 20; i < 40; i++) {
                assertTrue(answered(server, "127.0.0." + i), "newcomer " + i);
            }
            assertEquals(10, server.sockets());
            playing.forEach(socket -> assertFalse(socket.socket.isClosed()));
            crowd.forEach(RawLine::close);
            playing.forEach(RawLine::close);
        }
    }

    /** WebSockets that answer pings stay connected however long they are idle. */
    @Test
    void timeIsNoMatterForASocketThatAnswers() {
        try (LiveServer server = LiveServer.crowded(1000)) {
            Line line = server.stranger().socket();
            for (int i = 0; i < 60; i++) {
                line.send("{\"type\":\"ping\"}").await("pong");
                server.pass(Duration.ofSeconds(5));
            }
            assertEquals(1, server.sockets());
        }
    }

    private static boolean answered(LiveServer server, String from) {
        try (RawLine line = new RawLine(server.port(), from)) {
            line.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
            return line.head().startsWith("HTTP/1.1 200");
        }
    }
}
