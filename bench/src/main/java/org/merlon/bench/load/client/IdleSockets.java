package org.merlon.bench.load.client;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Connections that only send pings on demand. */
final class IdleSockets implements AutoCloseable {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final byte[] WELCOME = JsonScan.bytes("{\"type\":\"welcome\"");
    private static final byte[] PONG = JsonScan.bytes("{\"type\":\"pong\"");

    private final EventLoop loop;
    private final int port;
    private final ConnectThrottle arrivals = new ConnectThrottle();
    private final List<Client> clients = new ArrayList<>();
    private int welcomed;
    private int answered;
    private int lost;

    IdleSockets(EventLoop loop, int port) {
        this.loop = loop;
        this.port = port;
    }

    private final class Client implements Connection.User {
        private @Nullable Connection connection;

        @Override
        public void opened() {
            arrivals.done();
        }

        @Override
        public void message(byte[] bytes, int from, int to) {
            if (JsonScan.startsWith(bytes, from, to, WELCOME)) {
                welcomed++;
            } else if (JsonScan.startsWith(bytes, from, to, PONG)) {
                answered++;
            }
        }

        @Override
        public void closed() {
            lost++;
        }
    }

    void open(int count) throws IOException, InterruptedException {
        loop.execute(() -> {
            for (int i = 0; i < count; i++) {
                var client = new Client();
                clients.add(client);
                arrivals.add(() -> Connection.open(loop, port, null, client, opened -> client.connection = opened));
            }
        });
        await(() -> welcomed >= count, "not every connection received a welcome message");
    }

    /** Sends a ping on every connection and waits for all answers; returns the milliseconds it took. */
    double ping() throws IOException, InterruptedException {
        long begun = System.nanoTime();
        loop.execute(() -> {
            for (Client client : clients) {
                if (client.connection != null) {
                    client.connection.send("{\"type\":\"ping\"}");
                }
            }
        });
        await(() -> answered >= clients.size(), "not every ping was answered");
        return (System.nanoTime() - begun) / 1e6;
    }

    private void await(java.util.concurrent.Callable<Boolean> condition, String otherwise)
            throws IOException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE;
        while (!loop.ask(condition)) {
            if (System.nanoTime() > deadline || loop.ask(() -> lost) > 0) {
                throw new IOException(otherwise);
            }
            Thread.sleep(5);
        }
    }

    @Override
    public void close() {
        loop.ask(() -> {
            for (Client client : clients) {
                if (client.connection != null) {
                    client.connection.close();
                }
            }
            return true;
        });
    }
}
