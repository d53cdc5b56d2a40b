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
public final class RawConnection implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 60_000;

    /** The upgrade request for a WebSocket, without the empty line at the end. */
    public static final String UPGRADE_REQUEST = """
            GET /ws HTTP/1.1\r
            Host: 127.0.0.1\r
            Origin: http://127.0.0.1\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==\r
            """;

    public final Socket socket = new Socket();

    /** @param localAddress the local address to connect from */
    public RawConnection(int port, String localAddress) {
        try {
            socket.setReceiveBufferSize(4096);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.bind(new InetSocketAddress(InetAddress.getByName(localAddress), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public RawConnection(int port) {
        this(port, "127.0.0.1");
    }

    /** Sends text; errors are ignored. */
    public RawConnection send(String text) {
        return send(text.getBytes(StandardCharsets.UTF_8));
    }

    public RawConnection send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            // The server has closed the connection; tests check that themselves.
        }
        return this;
    }

    /** Sends a masked frame; {@code first} is its first byte. */
    public RawConnection sendFrame(int first, byte[] payload) {
        return send(encodeFrame(first, payload));
    }

    /** Builds a masked frame with a mask of zeros. */
    public static byte[] encodeFrame(int first, byte[] payload) {
        int headLength = payload.length < 126 ? 6 : 8;
        byte[] frame = new byte[headLength + payload.length];
        frame[0] = (byte) first;
        frame[1] = (byte) (0x80 | (payload.length < 126 ? payload.length : 126));
        if (headLength == 8) {
            frame[2] = (byte) (payload.length >> 8);
            frame[3] = (byte) payload.length;
        }
        System.arraycopy(payload, 0, frame, headLength, payload.length);
        return frame;
    }

    public RawConnection sendText(String message) {
        return sendFrame(0x81, message.getBytes(StandardCharsets.UTF_8));
    }

    /** Sends an unsolicited pong. */
    public RawConnection sendPong() {
        return sendFrame(0x8a, new byte[0]);
    }

    /** Opens a WebSocket that watches a table and never reads. */
    public static RawConnection openWatcherThatNeverReads(int port, String table) {
        var connection = new RawConnection(port);
        String head = connection.upgrade("");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        return connection.sendText(TestTables.watchMessage(table));
    }

    /** Sends an upgrade request with further headers; returns the head of the response. */
    public String upgrade(String extraHeaders) {
        send(UPGRADE_REQUEST + extraHeaders + "\r\n");
        return readHead();
    }

    /** Reads the head of a response, or what was received before the end of the connection. */
    public String readHead() {
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
    public void skipBytes(int count) {
        try {
            socket.getInputStream().readNBytes(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the payload of the next frame of any type as text. */
    public String nextPayload() {
        try {
            ReceivedFrame received = readFrame(new DataInputStream(socket.getInputStream()));
            return StandardCharsets.UTF_8.decode(received.payload).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads frames up to a close frame; returns its code, or 1006 if the connection ended without one. */
    public int closeCode() {
        try {
            var in = new DataInputStream(socket.getInputStream());
            while (true) {
                ReceivedFrame received = readFrame(in);
                if (received.opcode == 8) {
                    return received.payload.remaining() < 2 ? 1005 : received.payload.getShort() & 0xffff;
                }
            }
        } catch (IOException e) {
            return 1006;
        }
    }

    private record ReceivedFrame(int opcode, ByteBuffer payload) {}

    private static ReceivedFrame readFrame(DataInputStream in) throws IOException {
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = (int) in.readLong();
        }
        return new ReceivedFrame(first & 15, ByteBuffer.wrap(in.readNBytes(length)));
    }

    /** Returns whether the server has closed the connection: reads to the end, or until the timeout. */
    public boolean isClosedByServer() {
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
    public static boolean eventually(BooleanSupplier condition) {
        long end = System.nanoTime() + TIMEOUT_MILLIS * 1_000_000L;
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
