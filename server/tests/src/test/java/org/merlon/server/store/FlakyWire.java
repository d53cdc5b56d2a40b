package org.merlon.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** A proxy to a database whose connections can be made to fail during a commit. */
final class FlakyWire implements AutoCloseable {
    /** The time of the planned failure. */
    enum Break {
        NEVER,
        /** The commit command does not reach the database. */
        BEFORE_COMMIT,
        /** The database commits, but its reply is lost. */
        AFTER_COMMIT
    }

    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int target;
    private final AtomicBoolean down = new AtomicBoolean();
    private final AtomicReference<Break> plan = new AtomicReference<>(Break.NEVER);

    FlakyWire(int target) throws IOException {
        this.target = target;
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    void breakAt(Break moment) {
        plan.set(moment);
    }

    /** Refuses new connections, or accepts them again; existing connections stay open. */
    void down(boolean isDown) {
        down.set(isDown);
    }

    /** Returns true if the planned failure has not happened yet. */
    boolean planned() {
        return plan.get() != Break.NEVER;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = listening.accept();
                if (down.get()) {
                    client.close();
                    continue;
                }
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                var muted = new AtomicBoolean();
                Thread.ofVirtual().start(() -> forward(client, server, muted));
                Thread.ofVirtual().start(() -> answer(server, client, muted));
            }
        } catch (IOException e) {
            // The proxy is closed.
        }
    }

    private void forward(Socket client, Socket server, AtomicBoolean muted) {
        byte[] buffer = new byte[1 << 16];
        try (client;
                server;
                InputStream in = client.getInputStream();
                OutputStream out = server.getOutputStream()) {
            int count = in.read(buffer);
            while (count > 0) {
                boolean commit = new String(buffer, 0, count, StandardCharsets.ISO_8859_1).contains("COMMIT");
                if (commit && plan.compareAndSet(Break.BEFORE_COMMIT, Break.NEVER)) {
                    return;
                }
                if (commit && plan.compareAndSet(Break.AFTER_COMMIT, Break.NEVER)) {
                    muted.set(true);
                }
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException e) {
            // Either side may close the connection.
        }
    }

    private static void answer(Socket server, Socket client, AtomicBoolean muted) {
        byte[] buffer = new byte[1 << 16];
        try (server;
                client;
                InputStream in = server.getInputStream();
                OutputStream out = client.getOutputStream()) {
            int count = in.read(buffer);
            while (count > 0 && !muted.get()) {
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException e) {
            // Either side may close the connection.
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
