package org.merlon.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A server in a separate process, which can be killed without a shutdown. */
public final class ServerProcess implements AutoCloseable {
    private static final Duration START_TIMEOUT = Duration.ofMinutes(2);

    private final Path data;
    private final List<String> options;
    private final int port;
    private @Nullable Process process;

    public ServerProcess(Path data, String... options) {
        this.data = data;
        this.options = List.of(options);
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        start();
        Runtime.getRuntime().addShutdownHook(new Thread(this::kill)); // so that it does not outlive aborted tests
    }

    public String address() {
        return "http://localhost:" + port;
    }

    public void start() {
        var command = new ArrayList<String>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "@../server/src/main/resources/org/merlon/server/serve.jvm")); // like the launcher
        String flags = System.getProperty("merlon.server.flags", "").trim();
        command.addAll(flags.isEmpty() ? List.of() : List.of(flags.split(" +", -1)));
        String archive = System.getProperty("merlon.server.archive");
        command.addAll(archive == null ? List.of() : List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:disable"));
        command.addAll(List.of(
                "-cp",
                System.getProperty("merlon.server.jar", System.getProperty("java.class.path")),
                "org.merlon.cli.Main",
                "serve",
                "--port",
                String.valueOf(port),
                "--data",
                data.toString()));
        command.addAll(options);
        try {
            Process started = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(data.resolve("server.log").toFile())
                    .start();
            process = started;
            awaitHealthy(started);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void awaitHealthy(Process started) {
        var health = HttpRequest.newBuilder(URI.create(address() + "/readyz")).build();
        long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
        try (var client = HttpClient.newHttpClient()) {
            while (System.nanoTime() < deadline && started.isAlive()) {
                try {
                    if (client.send(health, HttpResponse.BodyHandlers.discarding())
                                    .statusCode()
                            == 200) {
                        return;
                    }
                } catch (IOException e) {
                    Thread.sleep(100); // not listening yet
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("the server did not get ready; see " + data.resolve("server.log"));
    }

    /** Kills the server without a shutdown. */
    public void kill() {
        Process running = process;
        if (running != null) {
            running.destroyForcibly().onExit().join();
        }
    }

    @Override
    public void close() {
        kill();
    }
}
