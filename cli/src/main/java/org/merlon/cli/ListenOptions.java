package org.merlon.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options for the server's address and its public origins, shared by {@code serve} and {@code doctor}. */
final class ListenOptions {
    private static final int DEFAULT_PORT = 8080;

    @Option(
            names = "--host",
            description = "The address to listen on; 0.0.0.0 lets other machines connect (default: ${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(names = "--port", description = "The port; 0 chooses a free one (default: ${DEFAULT-VALUE}).")
    private int port = DEFAULT_PORT;

    @Option(
            names = "--origin",
            split = " *, *",
            description =
                    "The address that people see in their browser, such as https://example.org behind a proxy. May be repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--trust-proxy",
            split = " *, *",
            description = "The address of a proxy whose X-Forwarded-For header is trusted. May be repeated.")
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
