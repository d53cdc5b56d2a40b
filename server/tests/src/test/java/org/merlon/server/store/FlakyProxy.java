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
final class FlakyProxy implements AutoCloseable {
    /** The time of the planned failure. */
    enum Failure {
        NEVER,
        /** The commit command does not reach the database. */
        BEFORE_COMMIT,
        /** The database commits, but its reply is lost. */
        AFTER_COMMIT
    }

    private final ServerSocket serverSocket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int target;
    private final AtomicBoolean down = new AtomicBoolean();
    private final AtomicReference<Failure> plannedFailure = new AtomicReference<>(Failure.NEVER);

    FlakyProxy(int target) throws IOException {
        this.target = target;
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return serverSocket.getLocalPort();
    }

    void planFailure(Failure failure) {
        plannedFailure.set(failure);
    }

    /** Refuses new connections, or accepts them again; existing connections stay open. */
    void setDown(boolean isDown) {
        down.set(isDown);
    }

    /** Returns true if the planned failure has not happened yet. */
    boolean isFailurePending() {
        return plannedFailure.get() != Failure.NEVER;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = serverSocket.accept();
                if (down.get()) {
                    client.close();
                    continue;
                }
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                var dropReplies = new AtomicBoolean();
                Thread.ofVirtual().start(() -> forwardRequests(client, server, dropReplies));
                Thread.ofVirtual().start(() -> forwardReplies(server, client, dropReplies));
            }
        } catch (IOException e) {
            // The proxy is closed.
        }
    }

    private void forwardRequests(Socket client, Socket server, AtomicBoolean dropReplies) {
        byte[] buffer = new byte[1 << 16];
        try (client;
                server;
                InputStream in = client.getInputStream();
                OutputStream out = server.getOutputStream()) {
            int count = in.read(buffer);
            while (count > 0) {
                boolean commit = new String(buffer, 0, count, StandardCharsets.ISO_8859_1).contains("COMMIT");
                if (commit && plannedFailure.compareAndSet(Failure.BEFORE_COMMIT, Failure.NEVER)) {
                    return;
                }
                if (commit && plannedFailure.compareAndSet(Failure.AFTER_COMMIT, Failure.NEVER)) {
                    dropReplies.set(true);
                }
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException e) {
            // Either side may close the connection.
        }
    }

    private static void forwardReplies(Socket server, Socket client, AtomicBoolean dropReplies) {
        byte[] buffer = new byte[1 << 16];
        try (server;
                client;
                InputStream in = server.getInputStream();
                OutputStream out = client.getOutputStream()) {
            int count = in.read(buffer);
            while (count > 0 && !dropReplies.get()) {
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException e) {
            // Either side may close the connection.
        }
    }

    @Override
    public void close() throws IOException {
        serverSocket.close();
    }
}
