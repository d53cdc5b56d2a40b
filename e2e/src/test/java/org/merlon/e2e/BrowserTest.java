package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.merlon.testkit.ServerProcess;

/**
 * The base class of browser tests, which share a server and use Chromium. Each test has its own visitors and tables. A test
 * must not stop the shared server; if it has to kill a server, it starts its own {@link ServerProcess}.
 */
@Tag("browser")
@ExtendWith(SharedServer.Provider.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class BrowserTest {
    private SharedServer server;

    @BeforeAll
    final void setServer(SharedServer sharedServer) {
        server = sharedServer;
    }

    private Browser browser() {
        return server.browser();
    }

    /** Opens a new visitor with a desktop screen. */
    protected final Visitor visitor() {
        return visitor(1280, 800, ColorScheme.LIGHT);
    }

    /** Opens a new visitor; animations are off, so that a game of hundreds of moves takes seconds. */
    protected final Visitor visitor(int width, int height, ColorScheme colours) {
        return new Visitor(browser(), server.address(), width, height, colours, ReducedMotion.REDUCE);
    }

    /** Opens a new visitor with a desktop screen on another server. */
    protected final Visitor visitor(ServerProcess server) {
        return new Visitor(browser(), address(server), 1280, 800, ColorScheme.LIGHT, ReducedMotion.REDUCE);
    }

    static String address(ServerProcess server) {
        return "http://localhost:" + server.port();
    }

    /** Opens a new visitor whose browser installs the service worker for offline use. */
    protected final Visitor offlineVisitor() {
        return offlineVisitor(browser());
    }

    /** Opens a new visitor with the service worker in another browser. */
    protected final Visitor offlineVisitor(Browser other) {
        return new Visitor(
                other,
                server.address(),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Opens a new visitor with a desktop screen and animations. */
    protected final Visitor animatedVisitor() {
        return new Visitor(browser(), server.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    }
}
