package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What every test in a browser begins with: a server of its own, and Chromium to visit it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private Browsers browsers;
    private ServerProcess server;

    @BeforeAll
    final void openHouse(@TempDir Path data) {
        server = new ServerProcess(data);
        browsers = new Browsers();
    }

    @AfterAll
    final void closeHouse() {
        browsers.close();
        server.close();
    }

    final ServerProcess server() {
        return server;
    }

    /** Somebody at a desk who has never been here. */
    final Visitor visitor() {
        return visitor(1280, 800, ColorScheme.LIGHT);
    }

    /** Things do not move for most visitors, so that a game of hundreds of moves takes seconds. */
    final Visitor visitor(int width, int height, ColorScheme colours) {
        return new Visitor(browsers.browser(), server.address(), width, height, colours, ReducedMotion.REDUCE);
    }

    /** Somebody whose browser keeps the house for when the server is away. */
    final Visitor keeper() {
        return new Visitor(
                browsers.browser(),
                server.address(),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Somebody at a desk who sees things move. */
    final Visitor watchfulVisitor() {
        return new Visitor(
                browsers.browser(), server.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    }
}
