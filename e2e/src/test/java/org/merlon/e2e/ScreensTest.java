package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of every page at three sizes in light and dark, each page without a complaint of axe or sideways scrolling. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ScreensTest {
    private Browsers browsers;
    private ServerProcess server;
    private String axe;

    @BeforeAll
    void open(@TempDir Path data) throws IOException {
        axe = Files.readString(Path.of(System.getProperty("e2e.modules"), "axe-core", "axe.min.js"));
        server = new ServerProcess(data);
        browsers = new Browsers();
    }

    @AfterAll
    void close() {
        browsers.close();
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, LIGHT",
        "1280, 800, DARK",
        "768, 1024, LIGHT",
        "768, 1024, DARK",
        "390, 844, LIGHT",
        "390, 844, DARK"
    })
    void everyPageLooksAndReadsWell(int width, int height, ColorScheme colours) {
        try (var visitor = new Visitor(browsers.browser(), server.address(), width, height, colours)) {
            String size = width + "x" + height + "-" + colours.name().toLowerCase(java.util.Locale.ROOT);
            visitor.open("/");
            assertThat(visitor.button("Play now").first()).isVisible();
            look(visitor, "home-" + size);
            visitor.open("/create");
            assertThat(visitor.page().getByLabel("Variant")).isVisible();
            look(visitor, "create-" + size);
            visitor.playNow();
            look(visitor, "table-start-" + size);
            int turns = 0;
            while (visitor.awaitTurn()) {
                if (turns++ == 6) {
                    visitor.action("Build").click();
                    look(visitor, "table-mid-" + size);
                }
                int entries = visitor.page().locator(".log li").count();
                visitor.answer();
                assertThat(visitor.page().locator(".log li").nth(entries)).isAttached();
            }
            look(visitor, "table-end-" + size);
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = new Visitor(browsers.browser(), server.address(), 360, 740, ColorScheme.LIGHT)) {
            for (String path : List.of("/", "/create", "/account")) {
                visitor.open(path);
                assertThat(visitor.page().locator("main h1").first()).isVisible();
                assertFits(visitor.page(), path);
            }
            visitor.playNow();
            assertFits(visitor.page(), "table");
        }
    }

    private void look(Visitor visitor, String name) {
        Page page = visitor.page();
        page.screenshot(
                new Page.ScreenshotOptions().setPath(Path.of(System.getProperty("e2e.screens"), name + ".png")));
        assertFits(page, name);
        page.evaluate(axe);
        Object violations = page.evaluate("""
                async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
                    .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '))
                """);
        assertEquals(List.of(), violations, name);
    }

    private static void assertFits(Page page, String name) {
        Object beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth");
        assertTrue(beyond instanceof Number pixels && pixels.intValue() <= 0, name + " scrolls sideways by " + beyond);
    }
}
