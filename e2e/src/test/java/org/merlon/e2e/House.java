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

/**
 * What all browser tests visit: one server for the whole run, and a Chromium for each thread of tests. Its log
 * is in {@code target/house} afterwards, and in {@code target/house2} that of a second try.
 */
final class House implements AutoCloseable {
    /** Tests that failed are tried again in another one. */
    private static final AtomicInteger HOUSES = new AtomicInteger();

    private final ServerProcess server;
    private final Queue<Browsers> opened = new ConcurrentLinkedQueue<>();
    private final ThreadLocal<Browsers> own = ThreadLocal.withInitial(this::open);

    private House() {
        Path data = Path.of("target", "house" + (HOUSES.incrementAndGet() == 1 ? "" : HOUSES.get()));
        try {
            if (Files.exists(data)) {
                try (Stream<Path> old = Files.walk(data)) {
                    old.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(file -> file.delete());
                }
            }
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // All visitors of all tests come from one address, which would be too many for a public server.
        server = new ServerProcess(data, "--unlimited-from", "127.0.0.1");
    }

    String address() {
        return server.address();
    }

    /** The Chromium of whoever asks; Playwright serves one thread. */
    Browser browser() {
        if (!own.get().browser().isConnected()) {
            own.remove();
        }
        return own.get().browser();
    }

    private Browsers open() {
        var another = new Browsers();
        opened.add(another);
        return another;
    }

    @Override
    public void close() {
        opened.forEach(Browsers::close);
        server.close();
    }

    /** Opens the house at the first visit; JUnit closes it after the last. */
    static final class Keeper implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == House.class;
        }

        @Override
        public House resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getRoot()
                    .getStore(ExtensionContext.Namespace.GLOBAL)
                    .computeIfAbsent(House.class, key -> new House(), House.class);
        }
    }
}
