package org.merlon.bench.load.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads and writes WebSocket frames, as far as a client needs them. */
public final class FrameCodec {
    static final int CONTINUATION = 0;
    static final int TEXT = 1;
    static final int CLOSE = 8;
    static final int PING = 9;
    public static final int PONG = 10;

    private static final int MASKED = 0x80;
    private static final int FINAL = 0x80;

    /** Receives the frames of the stream. */
    interface Sink {
        /** Receives a complete message; the bytes are valid only until this returns. */
        void text(byte[] bytes, int from, int to);

        void ping(byte[] payload);

        void close();
    }

    private byte[] message = new byte[0];
    private int gathered;

    /** Passes all complete frames to the sink; returns the start of the first incomplete one. */
    int read(byte[] bytes, int from, int to, Sink sink) {
        int at = from;
        while (to - at >= 2) {
            int length = bytes[at + 1] & 127;
            int payload = at + 2;
            if (length == 126) {
                if (to - at < 4) {
                    return at;
                }
                length = (bytes[at + 2] & 255) << 8 | (bytes[at + 3] & 255);
                payload = at + 4;
            } else if (length == 127) {
                if (to - at < 10) {
                    return at;
                }
                length = (int) ByteBuffer.wrap(bytes, at + 2, 8).getLong();
                payload = at + 10;
            }
            int end = payload + length;
            if (end > to) {
                return at;
            }
            frame(bytes[at] & 15, (bytes[at] & FINAL) != 0, bytes, payload, end, sink);
            at = end;
        }
        return at;
    }

    private void frame(int opcode, boolean last, byte[] bytes, int from, int to, Sink sink) {
        switch (opcode) {
            case TEXT, CONTINUATION -> {
                if (last && gathered == 0) {
                    sink.text(bytes, from, to);
                    return;
                }
                message = Arrays.copyOf(message, gathered + to - from);
                System.arraycopy(bytes, from, message, gathered, to - from);
                gathered = message.length;
                if (last) {
                    gathered = 0;
                    sink.text(message, 0, message.length);
                }
            }
            case PING -> sink.ping(Arrays.copyOfRange(bytes, from, to));
            case CLOSE -> sink.close();
            default -> {} // other frames are ignored
        }
    }

    public static ByteBuffer text(String message) {
        return frame(TEXT, message.getBytes(StandardCharsets.UTF_8));
    }

    /** Creates a masked frame, as clients must send it; the mask is zero, so it need not be applied. */
    public static ByteBuffer frame(int opcode, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) (FINAL | opcode));
        if (payload.length < 126) {
            frame.put((byte) (MASKED | payload.length));
        } else {
            frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
        }
        return frame.putInt(0).put(payload).flip();
    }
}
