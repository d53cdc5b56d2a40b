package org.merlon.bench.load.cluster;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** A local PostgreSQL server, which can be restarted on the same data. */
public final class PostgresProcess implements AutoCloseable {
    /** Referenced here because a logger that is garbage-collected loses its level. */
    private static final Logger POSTGRES_LOGGER = Logger.getLogger("io.zonky.test.db.postgres.embedded");

    private final Path data;
    private final int port;
    private EmbeddedPostgres postgres;

    public PostgresProcess(Path folder) throws IOException {
        POSTGRES_LOGGER.setLevel(Level.OFF); // it logs errors when it stops a crashed server
        data = folder.resolve("postgresql");
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        postgres = start();
    }

    private EmbeddedPostgres start() throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setServerConfig("fsync", "on") // off by default in this test distribution
                .setPGStartupWait(Duration.ofSeconds(60))
                .setErrorRedirector(ProcessBuilder.Redirect.DISCARD)
                .setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    int port() {
        return port;
    }

    public String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }

    /** Returns the CPU time in seconds of its running processes. */
    double cpuSeconds() {
        try {
            String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
            return ProcessHandle.of(Long.parseLong(pid.trim())).stream()
                    .flatMap(main -> Stream.concat(Stream.of(main), main.descendants()))
                    .mapToDouble(each ->
                            each.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9)
                    .sum();
        } catch (IOException e) {
            return 0;
        }
    }

    /** Restarts it after a clean shutdown or a crash. */
    public void restart(boolean crash) throws IOException, InterruptedException {
        if (crash) {
            String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
            new ProcessBuilder("sh", "-c", "kill -QUIT " + Long.parseLong(pid.trim()))
                    .start()
                    .waitFor();
            ProcessHandle.of(Long.parseLong(pid.trim()))
                    .ifPresent(gone -> gone.onExit().join());
        }
        postgres.close();
        postgres = start();
    }

    @Override
    public void close() throws IOException {
        postgres.close();
    }
}
