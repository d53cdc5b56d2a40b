package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** One kind of screen to look at pages on: its size and its colours. */
record Screens(int width, int height, ColorScheme colours) {
    /** A desk, a tablet held upright and a phone, upright and on its side, in light and in dark. */
    static Stream<Screens> all() {
        return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
                .flatMap(colours -> Stream.of(
                        new Screens(1280, 800, colours),
                        new Screens(768, 1024, colours),
                        new Screens(390, 844, colours),
                        new Screens(844, 390, colours)));
    }

    /** Takes a picture of a page, which must neither scroll sideways nor give axe anything to complain about. */
    void look(Visitor visitor, String name) {
        Page page = visitor.page();
        String file = name + "-" + width + "x" + height + "-" + colours.name().toLowerCase(Locale.ROOT) + ".png";
        page.screenshot(new Page.ScreenshotOptions()
                .setAnimations(ScreenshotAnimations.DISABLED) // colours that change would be caught half-way
                .setPath(Path.of(System.getProperty("e2e.screens"), file)));
        assertFits(visitor, name);
        page.evaluate(axe());
        Object violations = page.evaluate("""
                async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
                    .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '))
                """);
        assertEquals(List.of(), violations, file);
    }

    /** Nothing reaches beyond the side of the screen. */
    static void assertFits(Visitor visitor, String name) {
        Object beyond = visitor.page().evaluate("document.documentElement.scrollWidth - innerWidth");
        assertTrue(beyond instanceof Number pixels && pixels.intValue() <= 0, name + " scrolls sideways by " + beyond);
    }

    private static String axe() {
        try {
            return Files.readString(Path.of(System.getProperty("e2e.modules"), "axe-core", "axe.min.js"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
