package org.merlon.server.web;

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
import org.merlon.server.web.sockets.ClientSessions;

/** The frames that the WebSocket accepts, and the close codes for those that it does not. */
final class FramesTest {
    private static final int TEXT = 0x81;
    private static final int TEXT_BEGINS = 0x01;
    private static final int GOES_ON = 0x00;
    private static final int ENDS = 0x80;
    private static final int BINARY = 0x82;
    private static final int BINARY_BEGINS = 0x02;
    private static final int CLOSE = 0x88;
    private static final int PING = 0x89;

    private static final String ASK = "{\"type\":\"ping\",\"ref\":\"é\"}";
    private static final String ANSWER = "{\"type\":\"pong\",\"ref\":\"é\"}";

    private static final LiveServer SERVER = LiveServer.inMemory();

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Opens a WebSocket and reads the welcome message. */
    private static RawLine open(LiveServer server) {
        var line = new RawLine(server.port());
        String head = line.upgrade("");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        assertTrue(line.next().contains("welcome"));
        return line;
    }

    /** Returns the close code after sending something. */
    private static int ends(UnaryOperator<RawLine> said) {
        try (RawLine line = open(SERVER)) {
            return said.apply(line).closeCode();
        }
    }

    /** A message may be split anywhere, even within a character, with control frames in between. */
    @Test
    void aMessageMayComeInPieces() {
        byte[] whole = bytes(ASK);
        try (RawLine line = open(SERVER)) {
            for (int cut = 0; cut <= whole.length; cut++) {
                line.frame(TEXT_BEGINS, Arrays.copyOf(whole, cut));
                line.frame(PING, bytes("between"));
                line.frame(GOES_ON, new byte[0]);
                line.frame(ENDS, Arrays.copyOfRange(whole, cut, whole.length));
                assertEquals("between", line.next());
                assertEquals(ANSWER, line.next());
            }
        }
    }

    /** A frame may arrive in any number of packets, and several frames in one packet. */
    @Test
    void howItIsPackedDoesNotMatter() {
        try (RawLine line = open(SERVER)) {
            byte[] frame = RawLine.framed(TEXT, bytes(ASK));
            for (byte each : frame) {
                line.send(new byte[] {each});
            }
            assertEquals(ANSWER, line.next());
            byte[] twice = Arrays.copyOf(frame, 2 * frame.length);
            System.arraycopy(frame, 0, twice, frame.length, frame.length);
            line.send(twice);
            assertEquals(ANSWER, line.next());
            assertEquals(ANSWER, line.next());
        }
    }

    @Test
    void aMessageHasALongestLength() {
        String longest = "\"" + "x".repeat(ServerLimits.MAX_FRAME_BYTES - 2) + "\"";
        try (RawLine line = open(SERVER)) {
            assertTrue(line.text(longest).next().contains("refused"));
            line.frame(TEXT_BEGINS, bytes(longest.substring(0, 100))).frame(ENDS, bytes(longest.substring(100)));
            assertTrue(line.next().contains("refused"));
        }
        byte[] half = new byte[ServerLimits.MAX_FRAME_BYTES / 2 + 1];
        assertEquals(1009, ends(line -> line.text(longest + " ")));
        assertEquals(1009, ends(line -> line.frame(TEXT_BEGINS, half).frame(GOES_ON, half)));
        assertEquals(1009, ends(line -> line.frame(BINARY_BEGINS, half).frame(ENDS, half)));
    }

    /** The declared length of a frame takes no memory; only received bytes count. */
    @Test
    void aFrameMaySayThatItIsEndless() {
        byte[] head = {(byte) TEXT, (byte) 0xff, 0, 0, 0, 0, 0x7f, 0, 0, 0, 0, 0, 0, 0};
        assertEquals(1009, ends(line -> line.send(head).send(new byte[ServerLimits.MAX_FRAME_BYTES + 1])));
        byte[] longer = {(byte) TEXT, (byte) 0xff, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        assertEquals(1009, ends(line -> line.send(longer)));
    }

    @Test
    void textIsUtf8() {
        List<byte[]> wrong = List.of(
                new byte[] {'"', (byte) 0xff, '"'},
                new byte[] {'"', (byte) 0xc0, (byte) 0xaf, '"'}, // an overlong encoding of a slash
                new byte[] {'"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'}, // a single surrogate
                new byte[] {'"', (byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80, '"'}, // beyond the last code point
                new byte[] {'"', (byte) 0xe2, (byte) 0x82});
        for (byte[] each : wrong) {
            assertEquals(1007, ends(line -> line.frame(TEXT, each)));
            assertEquals(1007, ends(line -> line.frame(TEXT_BEGINS, each).frame(ENDS, new byte[0])));
        }
        try (RawLine line = open(SERVER)) { // the replacement character itself is valid
            assertEquals(
                    "{\"type\":\"pong\",\"ref\":\"\uFFFD\"}",
                    line.text("{\"type\":\"ping\",\"ref\":\"\uFFFD\"}").next());
        }
    }

    @Test
    void binaryMessagesAreRefused() {
        assertEquals(ClientSessions.POLICY, ends(line -> line.frame(BINARY, new byte[3])));
        assertEquals(ClientSessions.POLICY, ends(line -> line.frame(BINARY, new byte[0])));
        assertEquals(
                ClientSessions.POLICY,
                ends(line -> line.frame(BINARY_BEGINS, new byte[3]).frame(ENDS, new byte[3])));
    }

    @Test
    void whatIsNoWebSocketEnds() {
        assertEquals(1002, ends(line -> line.frame(ENDS, bytes(ASK))), "the end of nothing");
        assertEquals(1002, ends(line -> line.frame(TEXT_BEGINS, bytes(ASK)).text(ASK)), "a message in a message");
        assertEquals(1002, ends(line -> line.frame(0x83, bytes(ASK))), "a kind that there is not");
        assertEquals(1002, ends(line -> line.frame(0xc1, bytes(ASK))), "compressed");
        assertEquals(1002, ends(line -> line.frame(0x09, new byte[0])), "a piece of a ping");
        assertEquals(1002, ends(line -> line.frame(PING, new byte[126])), "a long ping");
        assertEquals(1002, ends(line -> line.send(new byte[] {(byte) TEXT, 2, '{', '}'})), "not masked");
        assertEquals(1002, ends(line -> line.frame(CLOSE, new byte[1])), "half a code");
        assertEquals(1002, ends(line -> line.frame(CLOSE, new byte[] {3, (byte) 0xed})), "a code that is never sent");
    }

    @Test
    void whoSaysGoodbyeIsAnswered() {
        for (int code : new int[] {1000, 1001, 3000, 4999}) {
            byte[] said = {(byte) (code >> 8), (byte) code, 'b', 'y', 'e'};
            assertEquals(code, ends(line -> line.frame(CLOSE, said)));
        }
        assertEquals(1005, ends(line -> line.frame(CLOSE, new byte[0])));
        try (RawLine line = open(SERVER)) {
            line.text(ASK).frame(CLOSE, new byte[] {3, (byte) 0xe8});
            assertEquals(ANSWER, line.next());
            assertEquals(1000, line.closeCode());
        }
        assertTrue(RawLine.eventually(() -> SERVER.sockets() == 0));
    }

    /**
     * Pongs are not queued: if a client does not read them, its frames are no longer read, and it is disconnected as
     * idle.
     */
    @Test
    void pingsOfWhoDoesNotReadDoNotPileUp() throws InterruptedException {
        try (LiveServer server = LiveServer.inMemory();
                RawLine line = open(server)) {
            byte[] ping = RawLine.framed(PING, new byte[125]);
            int many = 100_000;
            Thread flood = Thread.startVirtualThread(() -> {
                for (int i = 0; i < many; i++) {
                    line.send(ping);
                }
            });
            var heard = new AtomicLong(-1);
            assertTrue(RawLine.eventually(() -> heard.getAndSet(server.heard()) == server.heard() && heard.get() > 0));
            long taken = server.heard();
            assertTrue(taken < many * (long) ping.length / 2, "it has taken " + taken);
            assertTrue(RawLine.eventually(() -> {
                server.pass(Duration.ofSeconds(1));
                return server.sockets() == 0;
            }));
            assertTrue(RawLine.eventually(() -> server.connections() == 0));
            flood.join();
        }
    }

    @Test
    void anUpgradeThatIsNoneIsRefused() {
        Map<String, String> wrong = Map.of(
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 12",
                "Sec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==", "X-Key: none",
                "Upgrade: websocket", "Upgrade: h2c",
                "GET /ws HTTP/1.1", "POST /ws HTTP/1.1",
                "/ws HTTP/1.1", "/ws HTTP/1.0");
        wrong.forEach((right, instead) -> {
            try (var line = new RawLine(SERVER.port())) {
                String head = line.send(RawLine.UPGRADE.replace(right, instead) + "\r\n")
                        .head();
                assertTrue(head.startsWith("HTTP/1.1 400"), instead + ": " + head);
                assertTrue(head.contains("nosniff"), head);
            }
        });
        try (var line = new RawLine(SERVER.port())) {
            assertTrue(line.send(RawLine.UPGRADE.replace("/ws ", "/ws/more ") + "\r\n")
                    .head()
                    .startsWith("HTTP/1.1 404"));
        }
    }
}
