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

    private static final int MASK_BIT = 0x80;
    private static final int FINAL_BIT = 0x80;

    /** Receives the frames of the stream. */
    interface Sink {
        /** Receives a complete message; the bytes are valid only until this returns. */
        void text(byte[] bytes, int from, int to);

        void ping(byte[] payload);

        void close();
    }

    private byte[] fragments = new byte[0];
    private int fragmentsLength;

    /** Passes all complete frames to the sink; returns the start of the first incomplete one. */
    int read(byte[] bytes, int from, int to, Sink sink) {
        int position = from;
        while (to - position >= 2) {
            int length = bytes[position + 1] & 127;
            int payload = position + 2;
            if (length == 126) {
                if (to - position < 4) {
                    return position;
                }
                length = (bytes[position + 2] & 255) << 8 | (bytes[position + 3] & 255);
                payload = position + 4;
            } else if (length == 127) {
                if (to - position < 10) {
                    return position;
                }
                length = (int) ByteBuffer.wrap(bytes, position + 2, 8).getLong();
                payload = position + 10;
            }
            int end = payload + length;
            if (end > to) {
                return position;
            }
            frame(bytes[position] & 15, (bytes[position] & FINAL_BIT) != 0, bytes, payload, end, sink);
            position = end;
        }
        return position;
    }

    private void frame(int opcode, boolean last, byte[] bytes, int from, int to, Sink sink) {
        switch (opcode) {
            case TEXT, CONTINUATION -> {
                if (last && fragmentsLength == 0) {
                    sink.text(bytes, from, to);
                    return;
                }
                fragments = Arrays.copyOf(fragments, fragmentsLength + to - from);
                System.arraycopy(bytes, from, fragments, fragmentsLength, to - from);
                fragmentsLength = fragments.length;
                if (last) {
                    fragmentsLength = 0;
                    sink.text(fragments, 0, fragments.length);
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
        frame.put((byte) (FINAL_BIT | opcode));
        if (payload.length < 126) {
            frame.put((byte) (MASK_BIT | payload.length));
        } else {
            frame.put((byte) (MASK_BIT | 126)).putShort((short) payload.length);
        }
        return frame.putInt(0).put(payload).flip();
    }
}
