package org.merlon.bench.load.client;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A WebSocket connection to the server; used only on the event loop's thread. */
final class Connection implements FrameCodec.Sink {
    private static final byte[] END_OF_HEADERS = JsonScanner.bytes("\r\n\r\n");

    /** Receives the events of the connection. */
    interface Listener {
        void onOpen();

        /** Receives a message; the bytes are valid only until this returns. */
        void onMessage(byte[] bytes, int from, int to);

        /** The connection was closed or could not be opened. */
        void onClosed();
    }

    private final EventLoop loop;
    private final Listener listener;
    private final SocketChannel channel;
    private final SelectionKey key;
    private final String request;
    private final FrameCodec frames = new FrameCodec();
    private final Deque<ByteBuffer> writeQueue = new ArrayDeque<>();

    /** The received bytes of an incomplete frame. */
    private byte @Nullable [] partial;

    private boolean upgraded;
    private boolean closed;

    private Connection(EventLoop loop, int port, @Nullable String cookie, Listener listener) throws IOException {
        this.loop = loop;
        this.listener = listener;
        request = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nOrigin: http://127.0.0.1:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                + "\r\nSec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==\r\n"
                + (cookie == null ? "" : "Cookie: " + cookie + "\r\n") + "\r\n";
        channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        boolean connected = channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        key = channel.register(loop.selector(), connected ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT, this);
        if (connected) {
            sendUpgrade();
        }
    }

    /** Starts connecting, on the event loop's thread; {@code user} is notified of the result. */
    static void open(
            EventLoop loop,
            int port,
            @Nullable String cookie,
            Listener listener,
            java.util.function.Consumer<Connection> onCreated) {
        try {
            onCreated.accept(new Connection(loop, port, cookie, listener));
        } catch (IOException e) {
            listener.onClosed();
        }
    }

    private void sendUpgrade() throws IOException {
        write(ByteBuffer.wrap(JsonScanner.bytes(request)));
    }

    void send(String message) {
        if (!closed) {
            try {
                write(FrameCodec.text(message));
            } catch (IOException e) {
                disconnect();
            }
        }
    }

    private void write(ByteBuffer bytes) throws IOException {
        if (writeQueue.isEmpty()) {
            channel.write(bytes);
        }
        if (bytes.hasRemaining()) {
            writeQueue.add(bytes);
            key.interestOpsOr(SelectionKey.OP_WRITE);
        }
    }

    /** Handles the operations for which the socket is ready. */
    void handleReady() {
        try {
            if (key.isConnectable() && channel.finishConnect()) {
                key.interestOps(SelectionKey.OP_READ);
                sendUpgrade();
            }
            if (key.isWritable()) {
                flush();
            }
            if (key.isReadable()) {
                read();
            }
        } catch (IOException | java.nio.channels.CancelledKeyException e) {
            disconnect();
        }
    }

    private void flush() throws IOException {
        for (ByteBuffer next = writeQueue.peek(); next != null; next = writeQueue.peek()) {
            channel.write(next);
            if (next.hasRemaining()) {
                return;
            }
            writeQueue.remove();
        }
        key.interestOpsAnd(~SelectionKey.OP_WRITE);
    }

    private void read() throws IOException {
        byte[] bytes = loop.readBuffer();
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        byte[] previous = partial;
        if (previous != null && previous.length > buffer.capacity() / 2) {
            throw new IOException("a message is longer than expected");
        }
        if (previous != null) {
            buffer.put(previous);
            partial = null;
        }
        int count = channel.read(buffer);
        if (count < 0) {
            disconnect();
            return;
        }
        loop.receivedBytes(count);
        int used = parse(bytes, buffer.position());
        if (used < buffer.position() && !closed) {
            partial = Arrays.copyOfRange(bytes, used, buffer.position());
        }
    }

    private int parse(byte[] bytes, int to) throws IOException {
        int from = 0;
        if (!upgraded) {
            int end = JsonScanner.indexOf(bytes, 0, to, END_OF_HEADERS);
            if (end < 0) {
                return 0;
            }
            String headers = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
            if (!headers.startsWith("HTTP/1.1 101")) {
                throw new IOException("the server refused the WebSocket upgrade: " + headers);
            }
            upgraded = true;
            from = end + END_OF_HEADERS.length;
            listener.onOpen();
        }
        return frames.read(bytes, from, to, this);
    }

    @Override
    public void text(byte[] bytes, int from, int to) {
        listener.onMessage(bytes, from, to);
    }

    @Override
    public void ping(byte[] payload) {
        try {
            write(FrameCodec.frame(FrameCodec.PONG, payload));
        } catch (IOException e) {
            disconnect();
        }
    }

    /** Closes the connection without a close frame. */
    @Override
    public void close() {
        disconnect();
    }

    private void disconnect() {
        if (!closed) {
            closed = true;
            try {
                channel.close();
            } catch (IOException e) {
                // The connection is closed in any case.
            }
            listener.onClosed();
        }
    }
}
