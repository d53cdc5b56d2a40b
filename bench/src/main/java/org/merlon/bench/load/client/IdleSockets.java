package org.merlon.bench.load.client;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Connections that only send pings on demand. */
public final class IdleSockets implements AutoCloseable {
    private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final byte[] WELCOME = JsonScanner.bytes("{\"type\":\"welcome\"");
    private static final byte[] PONG = JsonScanner.bytes("{\"type\":\"pong\"");

    private final EventLoop loop;
    private final int port;
    private final ConnectThrottle connectThrottle = new ConnectThrottle();
    private final List<Client> clients = new ArrayList<>();
    private int welcomed;
    private int pongs;
    private int lost;

    public IdleSockets(EventLoop loop, int port) {
        this.loop = loop;
        this.port = port;
    }

    private final class Client implements Connection.Listener {
        private @Nullable Connection connection;

        @Override
        public void onOpen() {
            connectThrottle.done();
        }

        @Override
        public void onMessage(byte[] bytes, int from, int to) {
            if (JsonScanner.startsWith(bytes, from, to, WELCOME)) {
                welcomed++;
            } else if (JsonScanner.startsWith(bytes, from, to, PONG)) {
                pongs++;
            }
        }

        @Override
        public void onClosed() {
            lost++;
        }
    }

    public void open(int count) throws IOException, InterruptedException {
        loop.execute(() -> {
            for (int i = 0; i < count; i++) {
                var client = new Client();
                clients.add(client);
                connectThrottle.add(
                        () -> Connection.open(loop, port, null, client, opened -> client.connection = opened));
            }
        });
        await(() -> welcomed >= count, "not every connection received a welcome message");
    }

    /** Sends a ping on every connection and waits for all answers; returns the milliseconds it took. */
    public double ping() throws IOException, InterruptedException {
        long startNanos = System.nanoTime();
        loop.execute(() -> {
            for (Client client : clients) {
                if (client.connection != null) {
                    client.connection.send("{\"type\":\"ping\"}");
                }
            }
        });
        await(() -> pongs >= clients.size(), "not every ping was answered");
        return (System.nanoTime() - startNanos) / 1e6;
    }

    private void await(java.util.concurrent.Callable<Boolean> condition, String failureMessage)
            throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TIMEOUT_NANOS;
        while (!loop.call(condition)) {
            if (System.nanoTime() > deadline || loop.call(() -> lost) > 0) {
                throw new IOException(failureMessage);
            }
            Thread.sleep(5);
        }
    }

    @Override
    public void close() {
        loop.call(() -> {
            for (Client client : clients) {
                if (client.connection != null) {
                    client.connection.close();
                }
            }
            return true;
        });
    }
}
