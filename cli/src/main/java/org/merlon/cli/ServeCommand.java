package org.merlon.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;
import org.merlon.server.MerlonServer;
import org.merlon.server.store.StoreException;
import org.merlon.server.web.http.PublicConfig;
import org.merlon.server.web.limits.Quotas;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code merlon serve}: runs the server. */
@Command(
        name = "serve",
        description = {
            "Runs the server until it is stopped (Ctrl-C).",
            "Without options only this machine can connect, and the data is in your data folder."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {
    private final Main.Streams streams;

    @Mixin
    private final ListenOptions listenOptions = new ListenOptions();

    @Option(
            names = "--unlimited-from",
            split = " *, *",
            paramLabel = "ADDRESS",
            description = {
                "An address without the usual limits, for measuring the server.",
                "Never use an address that strangers come from, such as a proxy's. May be repeated."
            })
    private List<String> unlimited = List.of();

    @Option(
            names = "--metrics-token",
            defaultValue = "${env:MERLON_METRICS_TOKEN}",
            paramLabel = "TOKEN",
            description = {
                "The bearer token that other machines send to read /metrics (default: $MERLON_METRICS_TOKEN).",
                "Without a token only this machine can read it."
            })
    private @Nullable String metricsToken;

    @Option(
            names = "--mail",
            defaultValue = "${env:MERLON_MAIL}",
            paramLabel = "SERVER",
            description = {
                "The mail server for notifications and forgotten passwords (default: $MERLON_MAIL), written as",
                "smtps://user:password@mail.example.org?from=merlon@example.org. Also needs --origin, for the links."
            })
    private @Nullable String mailServer;

    @Option(
            names = "--cluster",
            description = {
                "Serves the same tables as the other servers on the same PostgreSQL database, behind any load balancer",
                "that supports WebSocket. Updates between servers go over --broker, or otherwise over the database."
            })
    private boolean cluster;

    @Option(
            names = "--broker",
            paramLabel = "ADDRESS",
            description =
                    "The NATS server for updates between servers, such as nats://localhost:4222. Implies --cluster.")
    private @Nullable String broker;

    @Mixin
    private DatabaseOptions database;

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    ServeCommand(Main.Streams streams, Map<String, String> environment) {
        this.streams = streams;
        database = new DatabaseOptions(environment);
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        Logs.configure();
        rulesData.apply();
        String host = listenOptions.host();
        int port = listenOptions.port();
        var publicConfig = new PublicConfig(listenOptions.origins(), listenOptions.proxies(), metricsToken, mailServer);
        if ((cluster || broker != null) && database.url() == null) {
            streams.err().println("merlon serve: several servers share a PostgreSQL database; name it with --database");
            return ExitCode.USAGE;
        }
        var settings = new MerlonServer.Settings(
                host, port, database.folder(), database.url(), publicConfig, cluster || broker != null, broker);
        MerlonServer server;
        try {
            server = MerlonServer.start(settings, Version.number(), Quotas.standard(unlimited));
        } catch (RuntimeException e) {
            // No separate catch clauses: they would load the server's classes for every other command too.
            if (e instanceof StoreException || e instanceof IllegalArgumentException) {
                streams.err().println("merlon serve: " + e.getMessage());
                return ExitCode.SOFTWARE;
            }
            streams.err()
                    .println("merlon serve: cannot listen on " + host + " port " + port + ": " + rootMessage(e)
                            + ". Is another server running there? Choose another place with --port or --host.");
            return ExitCode.SOFTWARE;
        }
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(new ShutdownTask(server, stopped), "shutdown"));
        boolean isPublic = LanAddresses.isWildcard(host);
        String shownHost = isPublic ? "localhost" : host;
        streams.out()
                .println("Merlon is at http://" + shownHost + ":" + server.port() + "/ (" + database.describe() + ")");
        if (isPublic) {
            LanAddresses.print(streams.out(), server.port(), TerminalDetector.isTerminal(SystemStream.Output));
        }
        streams.out().flush();
        stopped.await();
        return ExitCode.OK;
    }

    /** Shuts the server down when the process is terminated. */
    private record ShutdownTask(MerlonServer server, CountDownLatch stopped) implements Runnable {
        @Override
        public void run() {
            server.close();
            stopped.countDown();
        }
    }

    private static @Nullable String rootMessage(Throwable exception) {
        Throwable root = exception;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }
}
