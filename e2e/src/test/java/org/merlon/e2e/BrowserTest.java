package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What every test in a browser begins with: the house that all of them share, and Chromium to visit it. Each test has its own
 * visitors and tables, and leaves the server alone; whoever has to kill one starts a {@link ServerProcess} of their own.
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

    /** Somebody at a desk who has never been here. */
    final Visitor visitor() {
        return visitor(1280, 800, ColorScheme.LIGHT);
    }

    /** Things do not move for most visitors, so that a game of hundreds of moves takes seconds. */
    final Visitor visitor(int width, int height, ColorScheme colours) {
        return new Visitor(browser(), house.address(), width, height, colours, ReducedMotion.REDUCE);
    }

    /** Somebody at a desk who visits another server. */
    final Visitor visitor(ServerProcess server) {
        return new Visitor(browser(), server.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.REDUCE);
    }

    /** Somebody whose browser keeps the house for when the server is away. */
    final Visitor keeper() {
        return keeper(browser());
    }

    /** The same with another browser. */
    final Visitor keeper(Browser other) {
        return new Visitor(
                other,
                house.address(),
                new Browser.NewContextOptions().setViewportSize(1280, 800).setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Somebody at a desk who sees things move. */
    final Visitor watchfulVisitor() {
        return new Visitor(browser(), house.address(), 1280, 800, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    }
}
