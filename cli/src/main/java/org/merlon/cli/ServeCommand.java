package org.merlon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.merlon.server.MerlonServer;
import org.merlon.server.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code merlon serve}: the server. */
@Command(
        name = "serve",
        description = {
            "Runs the server until it is stopped (Ctrl-C).",
            "Without options it listens on this machine only, with its data under your data folder."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {
    private static final int DEFAULT_PORT = 8080;

    private final Main.Streams streams;

    @Option(names = "--host", description = "Where to listen; 0.0.0.0 opens it to others (default: ${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(names = "--port", description = "The port; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port = DEFAULT_PORT;

    @Option(
            names = "--origin",
            description =
                    "Where browsers see the server, such as https://example.org, behind a proxy. May be repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--trust-proxy",
            description = "A proxy's address whose X-Forwarded-For is believed. May be repeated.")
    private List<String> proxies = List.of();

    @Option(
            names = "--unlimited-from",
            paramLabel = "ADDRESS",
            description = {
                "An address that may send and connect without the usual limits, for measuring the server.",
                "Nobody by default. Never one that strangers come from, such as a proxy's. May be repeated."
            })
    private List<String> unlimited = List.of();

    @Mixin
    private Database database;

    ServeCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new Database(environment);
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        Logs.configure();
        var settings =
                new MerlonServer.Settings(host, port, database.folder(), database.url(), origins, proxies, unlimited);
        MerlonServer server;
        try {
            server = MerlonServer.start(settings, Version.number());
        } catch (StoreException | IllegalArgumentException e) {
            streams.err().println("merlon serve: " + e.getMessage());
            return ExitCode.SOFTWARE;
        } catch (RuntimeException e) {
            streams.err()
                    .println("merlon serve: cannot listen on " + host + " port " + port + ": " + rootMessage(e)
                            + ". Is another server running there? Choose another with --port.");
            return ExitCode.SOFTWARE;
        }
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            server.close();
                            stopped.countDown();
                        },
                        "shutdown"));
        String shown = host.equals("0.0.0.0") ? "localhost" : host;
        streams.out().println("Merlon is at http://" + shown + ":" + server.port() + "/ (" + database.describe() + ")");
        streams.out().flush();
        stopped.await();
        return ExitCode.OK;
    }

    private static @Nullable String rootMessage(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }

    /** Where the data lies: the same two options for every command that needs it. */
    static final class Database {
        private final Map<String, String> environment;

        @Option(
                names = "--data",
                description = "The folder of the embedded database (default: merlon in your data folder).")
        private @Nullable Path data;

        @Option(
                names = "--database",
                description = "A PostgreSQL database instead, as in jdbc:postgresql://localhost/merlon?user=merlon.")
        private @Nullable String url;

        Database(Map<String, String> environment) {
            this.environment = environment;
        }

        /** The folder for data, by the XDG rules if none was named. */
        Path folder() {
            if (data != null) {
                return data;
            }
            String xdg = environment.get("XDG_DATA_HOME");
            if (xdg != null && !xdg.isEmpty()) {
                return Path.of(xdg, "merlon");
            }
            return Path.of(System.getProperty("user.home"), ".local", "share", "merlon");
        }

        @Nullable String url() {
            return url;
        }

        /** Without the password that an address may hold. */
        String describe() {
            return url == null ? "data in " + folder() : "data in PostgreSQL";
        }
    }
}
