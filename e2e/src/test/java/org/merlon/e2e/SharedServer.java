package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.merlon.testkit.ServerProcess;

/**
 * The server that all browser tests share, and one Chromium for each test thread. The server log is in
 * {@code target/house}, that of a retry in {@code target/house2}.
 */
final class SharedServer implements AutoCloseable {
    /** The number of servers started; failed tests are retried with another one. */
    private static final AtomicInteger STARTED = new AtomicInteger();

    private final ServerProcess server;
    private final Queue<Browsers> browsers = new ConcurrentLinkedQueue<>();
    private final ThreadLocal<Browsers> threadBrowsers = ThreadLocal.withInitial(this::open);

    private SharedServer() {
        Path data = Path.of("target", "house" + (STARTED.incrementAndGet() == 1 ? "" : STARTED.get()));
        try {
            if (Files.exists(data)) {
                try (Stream<Path> old = Files.walk(data)) {
                    old.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(file -> file.delete());
                }
            }
            Files.createDirectories(data);
            server = ServerProcess.start(data, null, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String address() {
        return BrowserTest.address(server);
    }

    /** Returns the browser of the current thread, because Playwright supports only one thread. */
    Browser browser() {
        if (!threadBrowsers.get().browser().isConnected()) {
            threadBrowsers.remove();
        }
        return threadBrowsers.get().browser();
    }

    private Browsers open() {
        var opened = new Browsers();
        browsers.add(opened);
        return opened;
    }

    @Override
    public void close() {
        browsers.forEach(Browsers::close);
        server.close();
    }

    /** Starts the server for the first test; JUnit closes it after the last. */
    static final class Provider implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == SharedServer.class;
        }

        @Override
        public SharedServer resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .computeIfAbsent(SharedServer.class, key -> new SharedServer(), SharedServer.class);
        }
    }
}
