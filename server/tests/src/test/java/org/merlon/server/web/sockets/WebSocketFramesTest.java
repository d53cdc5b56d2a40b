package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;

/** The frames that the WebSocket accepts, and the close codes for those that it does not. */
final class WebSocketFramesTest {
    private static final int TEXT = 0x81;
    private static final int TEXT_FIRST = 0x01;
    private static final int CONTINUATION = 0x00;
    private static final int CONTINUATION_LAST = 0x80;
    private static final int BINARY = 0x82;
    private static final int BINARY_FIRST = 0x02;
    private static final int CLOSE = 0x88;
    private static final int PING = 0x89;

    private static final String PING_MESSAGE = "{\"type\":\"ping\",\"ref\":\"é\"}";
    private static final String PONG_MESSAGE = "{\"type\":\"pong\",\"ref\":\"é\"}";

    private static final LiveServer SERVER = LiveServer.inMemory();

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Opens a WebSocket and reads the welcome message. */
    private static RawConnection openWebSocket(LiveServer server) {
        var connection = new RawConnection(server.port());
        String head = connection.upgrade("");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        assertTrue(connection.nextPayload().contains("welcome"));
        return connection;
    }

    /** Returns the close code after sending something. */
    private static int closeCodeAfter(UnaryOperator<RawConnection> action) {
        try (RawConnection connection = openWebSocket(SERVER)) {
            return action.apply(connection).closeCode();
        }
    }

    /** A message may be split anywhere, even within a character, with control frames in between. */
    @Test
    void messageMayBeFragmented() {
        byte[] message = bytes(PING_MESSAGE);
        try (RawConnection connection = openWebSocket(SERVER)) {
            for (int cut = 0; cut <= message.length; cut++) {
                connection.sendFrame(TEXT_FIRST, Arrays.copyOf(message, cut));
                connection.sendFrame(PING, bytes("between"));
                connection.sendFrame(CONTINUATION, new byte[0]);
                connection.sendFrame(CONTINUATION_LAST, Arrays.copyOfRange(message, cut, message.length));
                assertEquals("between", connection.nextPayload());
                assertEquals(PONG_MESSAGE, connection.nextPayload());
            }
        }
    }

    /** A frame may arrive in any number of packets, and several frames in one packet. */
    @Test
    void framesMaySpanPackets() {
        try (RawConnection connection = openWebSocket(SERVER)) {
            byte[] frame = RawConnection.encodeFrame(TEXT, bytes(PING_MESSAGE));
            for (byte each : frame) {
                connection.send(new byte[] {each});
            }
            assertEquals(PONG_MESSAGE, connection.nextPayload());
            byte[] twice = Arrays.copyOf(frame, 2 * frame.length);
            System.arraycopy(frame, 0, twice, frame.length, frame.length);
            connection.send(twice);
            assertEquals(PONG_MESSAGE, connection.nextPayload());
            assertEquals(PONG_MESSAGE, connection.nextPayload());
        }
    }

    @Test
    void limitsMessageLength() {
        String longest = "\"" + "x".repeat(ServerLimits.MAX_FRAME_BYTES - 2) + "\"";
        try (RawConnection connection = openWebSocket(SERVER)) {
            assertTrue(connection.sendText(longest).nextPayload().contains("refused"));
            connection
                    .sendFrame(TEXT_FIRST, bytes(longest.substring(0, 100)))
                    .sendFrame(CONTINUATION_LAST, bytes(longest.substring(100)));
            assertTrue(connection.nextPayload().contains("refused"));
        }
        byte[] half = new byte[ServerLimits.MAX_FRAME_BYTES / 2 + 1];
        assertEquals(1009, closeCodeAfter(connection -> connection.sendText(longest + " ")));
        assertEquals(
                1009,
                closeCodeAfter(
                        connection -> connection.sendFrame(TEXT_FIRST, half).sendFrame(CONTINUATION, half)));
        assertEquals(
                1009,
                closeCodeAfter(
                        connection -> connection.sendFrame(BINARY_FIRST, half).sendFrame(CONTINUATION_LAST, half)));
    }

    /** The declared length of a frame takes no memory; only received bytes count. */
    @Test
    void declaredFrameLengthTakesNoMemory() {
        byte[] head = {(byte) TEXT, (byte) 0xff, 0, 0, 0, 0, 0x7f, 0, 0, 0, 0, 0, 0, 0};
        assertEquals(
                1009,
                closeCodeAfter(connection -> connection.send(head).send(new byte[ServerLimits.MAX_FRAME_BYTES + 1])));
        byte[] longer = {(byte) TEXT, (byte) 0xff, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        assertEquals(1009, closeCodeAfter(connection -> connection.send(longer)));
    }

    @Test
    void closesOnInvalidUtf8() {
        List<byte[]> wrong = List.of(
                new byte[] {'"', (byte) 0xff, '"'},
                new byte[] {'"', (byte) 0xc0, (byte) 0xaf, '"'}, // an overlong encoding of a slash
                new byte[] {'"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'}, // a single surrogate
                new byte[] {'"', (byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80, '"'}, // beyond the last code point
                new byte[] {'"', (byte) 0xe2, (byte) 0x82});
        for (byte[] each : wrong) {
            assertEquals(1007, closeCodeAfter(connection -> connection.sendFrame(TEXT, each)));
            assertEquals(
                    1007,
                    closeCodeAfter(connection ->
                            connection.sendFrame(TEXT_FIRST, each).sendFrame(CONTINUATION_LAST, new byte[0])));
        }
        try (RawConnection connection = openWebSocket(SERVER)) { // the replacement character itself is valid
            assertEquals(
                    "{\"type\":\"pong\",\"ref\":\"\uFFFD\"}",
                    connection
                            .sendText("{\"type\":\"ping\",\"ref\":\"\uFFFD\"}")
                            .nextPayload());
        }
    }

    @Test
    void closesOnBinaryMessage() {
        assertEquals(ClientSessions.POLICY, closeCodeAfter(connection -> connection.sendFrame(BINARY, new byte[3])));
        assertEquals(ClientSessions.POLICY, closeCodeAfter(connection -> connection.sendFrame(BINARY, new byte[0])));
        assertEquals(
                ClientSessions.POLICY,
                closeCodeAfter(connection ->
                        connection.sendFrame(BINARY_FIRST, new byte[3]).sendFrame(CONTINUATION_LAST, new byte[3])));
    }

    @Test
    void closesOnProtocolError() {
        assertEquals(
                1002,
                closeCodeAfter(connection -> connection.sendFrame(CONTINUATION_LAST, bytes(PING_MESSAGE))),
                "the end of nothing");
        assertEquals(
                1002,
                closeCodeAfter(connection ->
                        connection.sendFrame(TEXT_FIRST, bytes(PING_MESSAGE)).sendText(PING_MESSAGE)),
                "a message in a message");
        assertEquals(
                1002,
                closeCodeAfter(connection -> connection.sendFrame(0x83, bytes(PING_MESSAGE))),
                "a kind that there is not");
        assertEquals(1002, closeCodeAfter(connection -> connection.sendFrame(0xc1, bytes(PING_MESSAGE))), "compressed");
        assertEquals(1002, closeCodeAfter(connection -> connection.sendFrame(0x09, new byte[0])), "a piece of a ping");
        assertEquals(1002, closeCodeAfter(connection -> connection.sendFrame(PING, new byte[126])), "a long ping");
        assertEquals(
                1002,
                closeCodeAfter(connection -> connection.send(new byte[] {(byte) TEXT, 2, '{', '}'})),
                "not masked");
        assertEquals(1002, closeCodeAfter(connection -> connection.sendFrame(CLOSE, new byte[1])), "half a code");
        assertEquals(
                1002,
                closeCodeAfter(connection -> connection.sendFrame(CLOSE, new byte[] {3, (byte) 0xed})),
                "a code that is never sent");
    }

    @Test
    void answersCloseFrame() {
        for (int code : new int[] {1000, 1001, 3000, 4999}) {
            byte[] closePayload = {(byte) (code >> 8), (byte) code, 'b', 'y', 'e'};
            assertEquals(code, closeCodeAfter(connection -> connection.sendFrame(CLOSE, closePayload)));
        }
        assertEquals(1005, closeCodeAfter(connection -> connection.sendFrame(CLOSE, new byte[0])));
        try (RawConnection connection = openWebSocket(SERVER)) {
            connection.sendText(PING_MESSAGE).sendFrame(CLOSE, new byte[] {3, (byte) 0xe8});
            assertEquals(PONG_MESSAGE, connection.nextPayload());
            assertEquals(1000, connection.closeCode());
        }
        assertTrue(RawConnection.eventually(() -> SERVER.sessionCount() == 0));
    }

    /**
     * Pongs are not queued: if a client does not read them, its frames are no longer read, and it is disconnected as
     * idle.
     */
    @Test
    void pongsDoNotPileUpForClientThatDoesNotRead() throws InterruptedException {
        try (LiveServer server = LiveServer.inMemory();
                RawConnection connection = openWebSocket(server)) {
            byte[] ping = RawConnection.encodeFrame(PING, new byte[125]);
            int many = 100_000;
            Thread flood = Thread.startVirtualThread(() -> {
                for (int i = 0; i < many; i++) {
                    connection.send(ping);
                }
            });
            var lastReceived = new AtomicLong(-1);
            assertTrue(RawConnection.eventually(
                    () -> lastReceived.getAndSet(server.bytesReceived()) == server.bytesReceived()
                            && lastReceived.get() > 0));
            long received = server.bytesReceived();
            assertTrue(received < many * (long) ping.length / 2, "it has taken " + received);
            assertTrue(RawConnection.eventually(() -> {
                server.advanceTime(Duration.ofSeconds(1));
                return server.sessionCount() == 0;
            }));
            assertTrue(RawConnection.eventually(() -> server.connectionCount() == 0));
            flood.join();
        }
    }

    @Test
    void refusesInvalidUpgrade() {
        Map<String, String> wrong = Map.of(
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 12",
                "Sec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==", "X-Key: none",
                "Upgrade: websocket", "Upgrade: h2c",
                "GET /ws HTTP/1.1", "POST /ws HTTP/1.1",
                "/ws HTTP/1.1", "/ws HTTP/1.0");
        wrong.forEach((right, instead) -> {
            try (var connection = new RawConnection(SERVER.port())) {
                String head = connection
                        .send(RawConnection.UPGRADE_REQUEST.replace(right, instead) + "\r\n")
                        .readHead();
                assertTrue(head.startsWith("HTTP/1.1 400"), instead + ": " + head);
                assertTrue(head.contains("nosniff"), head);
            }
        });
        try (var connection = new RawConnection(SERVER.port())) {
            assertTrue(connection
                    .send(RawConnection.UPGRADE_REQUEST.replace("/ws ", "/ws/more ") + "\r\n")
                    .readHead()
                    .startsWith("HTTP/1.1 404"));
        }
    }
}
