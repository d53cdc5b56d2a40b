package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The base class of browser tests, which share a server and use Chromium. Each test has its own visitors and tables. A test
 * must not stop the shared server; if it has to kill a server, it starts its own {@link ServerProcess}.
 */
@Tag("browser")
@ExtendWith(House.Keeper.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private House house;

    @BeforeAll
    final void enter(House entered) {
        house = entered;
    }

    private Browser browser() {
        return house.browser();
    }

    /** Opens a new visitor with a desktop screen. */
    final Visitor visitor() {
        return visitor(1280, 800, ColorScheme.LIGHT);
    }

    /** Opens a new visitor; animations are off, so that a game of hundreds of moves takes seconds. */
    final Visitor visitor(int width, int height, ColorScheme colours) {
        return new Visitor(browser(), house.address(), width, height, colours, ReducedMotion.REDUCE);
    }

    /** Opens a new visitor with a desktop screen on another server. */
    final Visitor visitor(ServerProcess server) {
        return new Visitor(browser(), server.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.REDUCE);
    }

    /** Opens a new visitor whose browser installs the service worker for offline use. */
    final Visitor keeper() {
        return keeper(browser());
    }

    /** Opens a new visitor with the service worker in another browser. */
    final Visitor keeper(Browser other) {
        return new Visitor(
                other,
                house.address(),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Opens a new visitor with a desktop screen and animations. */
    final Visitor watchfulVisitor() {
        return new Visitor(browser(), house.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    }
}
