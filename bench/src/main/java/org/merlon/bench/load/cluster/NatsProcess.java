package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.time.Duration;
import org.merlon.bench.load.process.ExternalPrograms;

/** A local NATS server, which can be restarted on the same port. */
public final class NatsProcess implements AutoCloseable {
    private final int port = ExternalPrograms.freePort();
    private Process process = start();

    NatsProcess() throws IOException {}

    public static boolean isInstalled() {
        return ExternalPrograms.find("nats-server") != null;
    }

    private Process start() throws IOException {
        var program = new ProcessBuilder(
                ExternalPrograms.require("nats-server").toString(), "-a", "127.0.0.1", "-p", String.valueOf(port));
        return ExternalPrograms.start(program, port);
    }

    int port() {
        return port;
    }

    /** Returns its CPU time in seconds. */
    double cpuSeconds() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Kills it. */
    void kill() {
        ExternalPrograms.stop(process);
    }

    void restart() throws IOException {
        process = start();
    }

    @Override
    public void close() {
        kill();
    }
}
