package org.merlon.bench.load.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FrameCodecTest {
    private final List<String> received = new ArrayList<>();
    private final FrameCodec frames = new FrameCodec();
    private final FrameCodec.Sink sink = new FrameCodec.Sink() {
        @Override
        public void text(byte[] bytes, int from, int to) {
            received.add(new String(bytes, from, to - from, StandardCharsets.UTF_8));
        }

        @Override
        public void ping(byte[] payload) {
            received.add("ping " + new String(payload, StandardCharsets.UTF_8));
        }

        @Override
        public void close() {
            received.add("close");
        }
    };

    private static byte[] frame(int first, String payload) {
        byte[] bytes = JsonScanner.bytes(payload);
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 10).put((byte) first);
        if (bytes.length < 126) {
            frame.put((byte) bytes.length);
        } else if (bytes.length < 1 << 16) {
            frame.put((byte) 126).putShort((short) bytes.length);
        } else {
            frame.put((byte) 127).putLong(bytes.length);
        }
        frame.put(bytes).flip();
        var exact = new byte[frame.remaining()];
        frame.get(exact);
        return exact;
    }

    @Test
    void messagesOfEveryLengthAreRead() {
        for (int length : new int[] {0, 125, 126, 65_535, 65_536, 100_000}) {
            byte[] bytes = frame(0x81, "x".repeat(length));
            assertEquals(bytes.length, frames.read(bytes, 0, bytes.length, sink));
            assertEquals("x".repeat(length), received.removeLast());
        }
    }

    @Test
    void incompleteFrameIsNotConsumed() {
        byte[] bytes = frame(0x81, "y".repeat(300));
        for (int to = 0; to < bytes.length; to++) {
            assertEquals(0, frames.read(bytes, 0, to, sink));
        }
        assertEquals(List.of(), received);
    }

    @Test
    void fragmentedMessageIsAssembledAroundAPing() {
        for (byte[] piece : List.of(frame(0x01, "ab"), frame(0x89, "?"), frame(0x00, "cd"), frame(0x80, "ef"))) {
            frames.read(piece, 0, piece.length, sink);
        }
        byte[] last = frame(0x88, "");
        frames.read(last, 0, last.length, sink);
        assertEquals(List.of("ping ?", "abcdef", "close"), received);
    }

    @Test
    void sentFrameIsMasked() {
        ByteBuffer frame = FrameCodec.text("hi");
        var bytes = new byte[frame.remaining()];
        frame.get(bytes);
        assertArrayEquals(new byte[] {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, 'h', 'i'}, bytes);
    }
}
