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

/** A TCP connection for tests that control every byte, as an attacker does. */
final class RawLine implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;

    /** The upgrade request for a WebSocket, without the empty line at the end. */
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

    /** @param from the local address to connect from */
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

    /** Sends text; errors are ignored. */
    RawLine send(String text) {
        return send(text.getBytes(StandardCharsets.UTF_8));
    }

    RawLine send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            // The server has closed the connection; tests check that themselves.
        }
        return this;
    }

    /** Sends a masked frame; {@code first} is its first byte. */
    RawLine frame(int first, byte[] payload) {
        return send(framed(first, payload));
    }

    /** Builds a masked frame with a mask of zeros. */
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

    /** Sends an unsolicited pong. */
    RawLine pong() {
        return frame(0x8a, new byte[0]);
    }

    /** Opens a WebSocket that watches a table and never reads. */
    static RawLine deaf(int port, String table) {
        var line = new RawLine(port);
        String head = line.upgrade("");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        return line.text(Seats.watch(table));
    }

    /** Sends an upgrade request with further headers; returns the head of the response. */
    String upgrade(String more) {
        send(UPGRADE + more + "\r\n");
        return head();
    }

    /** Reads the head of a response, or what was received before the end of the connection. */
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

    /** Reads and drops a number of bytes. */
    void read(int count) {
        try {
            socket.getInputStream().readNBytes(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the payload of the next frame of any type as text. */
    String next() {
        try {
            Heard heard = readFrame(new DataInputStream(socket.getInputStream()));
            return StandardCharsets.UTF_8.decode(heard.said).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads frames up to a close frame; returns its code, or 1006 if the connection ended without one. */
    int closeCode() {
        try {
            var in = new DataInputStream(socket.getInputStream());
            while (true) {
                Heard heard = readFrame(in);
                if (heard.kind == 8) {
                    return heard.said.remaining() < 2 ? 1005 : heard.said.getShort() & 0xffff;
                }
            }
        } catch (IOException e) {
            return 1006;
        }
    }

    private record Heard(int kind, ByteBuffer said) {}

    private static Heard readFrame(DataInputStream in) throws IOException {
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = (int) in.readLong();
        }
        return new Heard(first & 15, ByteBuffer.wrap(in.readNBytes(length)));
    }

    /** Returns whether the server has closed the connection: reads to the end, or until the timeout. */
    boolean ended() {
        try {
            InputStream in = socket.getInputStream();
            while (in.read() >= 0) {
                // skip
            }
            return true;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** Returns whether a condition becomes true before a long timeout. */
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
