package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.time.Duration;
import org.merlon.bench.load.process.Programs;

/** A local NATS server, which can be restarted on the same port. */
public final class NatsProcess implements AutoCloseable {
    private final int port = Programs.freePort();
    private Process running = start();

    NatsProcess() throws IOException {}

    public static boolean installed() {
        return Programs.find("nats-server") != null;
    }

    private Process start() throws IOException {
        var program = new ProcessBuilder(
                Programs.need("nats-server").toString(), "-a", "127.0.0.1", "-p", String.valueOf(port));
        return Programs.start(program, port);
    }

    int port() {
        return port;
    }

    /** Returns its CPU time in seconds. */
    double processorTime() {
        return running.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Kills it. */
    void kill() {
        Programs.stop(running);
    }

    void startAgain() throws IOException {
        running = start();
    }

    @Override
    public void close() {
        kill();
    }
}
