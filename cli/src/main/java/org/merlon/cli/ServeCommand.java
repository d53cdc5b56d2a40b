package org.merlon.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.merlon.server.MerlonServer;
import org.merlon.server.store.StoreException;
import org.merlon.server.web.Exposure;
import org.merlon.server.web.Quotas;
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

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    ServeCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new Database(environment);
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        Logs.configure();
        rulesData.apply();
        var exposure = new Exposure(origins, proxies);
        var settings = new MerlonServer.Settings(host, port, database.folder(), database.url(), exposure);
        MerlonServer server;
        try {
            server = MerlonServer.start(settings, Version.number(), Quotas.standard(unlimited));
        } catch (RuntimeException e) {
            // Not as clauses of their own, since those would load the server's classes for every other command too.
            if (e instanceof StoreException || e instanceof IllegalArgumentException) {
                streams.err().println("merlon serve: " + e.getMessage());
                return ExitCode.SOFTWARE;
            }
            streams.err()
                    .println("merlon serve: cannot listen on " + host + " port " + port + ": " + rootMessage(e)
                            + ". Is another server running there? Choose another with --port.");
            return ExitCode.SOFTWARE;
        }
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(new Stopping(server, stopped), "shutdown"));
        String shown = host.equals("0.0.0.0") ? "localhost" : host;
        streams.out().println("Merlon is at http://" + shown + ":" + server.port() + "/ (" + database.describe() + ")");
        streams.out().flush();
        stopped.await();
        return ExitCode.OK;
    }

    /** What is done when the process is told to end. */
    private record Stopping(MerlonServer server, CountDownLatch stopped) implements Runnable {
        @Override
        public void run() {
            server.close();
            stopped.countDown();
        }
    }

    private static @Nullable String rootMessage(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }
}
