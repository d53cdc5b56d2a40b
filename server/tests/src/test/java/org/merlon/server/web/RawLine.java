package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/** A connection whose every byte the test decides, as only an attacker has one. */
final class RawLine implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;

    /** What a WebSocket is asked for with, but for the empty line at the end. */
    static final String UPGRADE = """
            GET /ws HTTP/1.1\r
            Host: 127.0.0.1\r
            Origin: http://127.0.0.1\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==\r
            """;

    final Socket socket = new Socket();

    /** @param from the address of this machine to come from */
    RawLine(int port, String from) {
        try {
            socket.setReceiveBufferSize(4096);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    RawLine(int port) {
        this(port, "127.0.0.1");
    }

    /** Sends something; an end of the line is none of our business here. */
    RawLine send(String text) {
        return send(text.getBytes(StandardCharsets.UTF_8));
    }

    RawLine send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            // The server has closed; whoever cares asks for it.
        }
        return this;
    }

    /** Sends a masked frame; {@code first} is its first byte. */
    RawLine frame(int first, byte[] payload) {
        return send(framed(first, payload));
    }

    /** A masked frame, with a mask of zeros. */
    static byte[] framed(int first, byte[] payload) {
        int head = payload.length < 126 ? 6 : 8;
        byte[] frame = new byte[head + payload.length];
        frame[0] = (byte) first;
        frame[1] = (byte) (0x80 | (payload.length < 126 ? payload.length : 126));
        if (head == 8) {
            frame[2] = (byte) (payload.length >> 8);
            frame[3] = (byte) payload.length;
        }
        System.arraycopy(payload, 0, frame, head, payload.length);
        return frame;
    }

    RawLine text(String message) {
        return frame(0x81, message.getBytes(StandardCharsets.UTF_8));
    }

    /** A sign of life that nobody asked for. */
    RawLine pong() {
        return frame(0x8a, new byte[0]);
    }

    /** Has a WebSocket on which a table is watched, and from which nothing is read. */
    static RawLine deaf(int port, String table) {
        var line = new RawLine(port);
        String head = line.upgrade("");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        return line.text(Seats.watch(table));
    }

    /** Asks for a WebSocket; the head of the answer. */
    String upgrade(String more) {
        send(UPGRADE + more + "\r\n");
        return head();
    }

    /** The head of an answer, or what came of it before the end. */
    String head() {
        var head = new StringBuilder();
        try {
            InputStream in = socket.getInputStream();
            while (head.indexOf("\r\n\r\n") < 0) {
                int next = in.read();
                if (next < 0) {
                    break;
                }
                head.append((char) next);
            }
        } catch (IOException e) {
            return head.toString();
        }
        return head.toString();
    }

    /** Takes so many bytes. */
    void read(int count) {
        try {
            socket.getInputStream().readNBytes(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the next frame says, of whatever kind it is. */
    String next() {
        try {
            Heard heard = frame(new DataInputStream(socket.getInputStream()));
            return StandardCharsets.UTF_8.decode(heard.said).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads frames until one that closes; its code, or 1006 if the line was cut without. */
    int closeCode() {
        try {
            var in = new DataInputStream(socket.getInputStream());
            while (true) {
                Heard heard = frame(in);
                if (heard.kind == 8) {
                    return heard.said.remaining() < 2 ? 1005 : heard.said.getShort() & 0xffff;
                }
            }
        } catch (IOException e) {
            return 1006;
        }
    }

    private record Heard(int kind, ByteBuffer said) {}

    private static Heard frame(DataInputStream in) throws IOException {
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = (int) in.readLong();
        }
        return new Heard(first & 15, ByteBuffer.wrap(in.readNBytes(length)));
    }

    /** Whether the server has closed: reads what is left, and waits for the end. */
    boolean ended() {
        try {
            InputStream in = socket.getInputStream();
            while (in.read() >= 0) {
                // whatever it says
            }
            return true;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** Whether something becomes true in a long while. */
    static boolean eventually(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0) {
                return false;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
