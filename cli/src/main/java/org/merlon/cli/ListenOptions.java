package org.merlon.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options for the server's address and its public origins, shared by {@code serve} and {@code doctor}. */
final class ListenOptions {
    private static final int DEFAULT_PORT = 8080;

    @Option(names = "--host", description = "Where to listen; 0.0.0.0 opens it to others (default: ${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(names = "--port", description = "The port; 0 takes any free one (default: ${DEFAULT-VALUE}).")
    private int port = DEFAULT_PORT;

    @Option(
            names = "--origin",
            split = " *, *",
            description =
                    "Where browsers see the server, such as https://example.org, behind a proxy. May be repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--trust-proxy",
            split = " *, *",
            description = "A proxy's address whose X-Forwarded-For is believed. May be repeated.")
    private List<String> proxies = List.of();

    String host() {
        return host;
    }

    int port() {
        return port;
    }

    List<String> origins() {
        return origins;
    }

    List<String> proxies() {
        return proxies;
    }
}
