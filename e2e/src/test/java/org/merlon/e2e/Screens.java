package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotAnimations;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.merlon.testkit.Effort;

/** A kind of screen, with size and colour scheme, on which pages are checked and photographed. */
record Screens(int width, int height, ColorScheme colours) {
    /** Checks only contrast, because dark pages differ from light ones only in their colours. */
    private static final Map<String, ?> CONTRAST =
            Map.of("runOnly", Map.of("type", "rule", "values", List.of("color-contrast")));

    /** Skips contrast, the slowest check, because a phone has the same colours as a desktop. */
    private static final Map<String, ?> BUT_CONTRAST =
            Map.of("rules", Map.of("color-contrast", Map.of("enabled", false)));

    /** Runs axe; excludes all but the last lines of the log, which can have hundreds of similar ones. */
    private static final String LOOK = """
            async (rules) => {
              const but = { exclude: '.log li:nth-last-child(n+20)' };
              const { violations } = await axe.run(but, { resultTypes: ['violations'], ...rules });
              return violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '));
            }
            """;

    /** Good enough to see every line; a lossless image takes three times as long. */
    private static final int QUALITY = 85;

    private static final Screens DESK = new Screens(1280, 800, ColorScheme.LIGHT);
    private static final Screens PHONE = new Screens(390, 844, ColorScheme.LIGHT);
    private static final Screens PHONE_ON_ITS_SIDE = new Screens(844, 390, ColorScheme.LIGHT);
    private static final Screens TABLET = new Screens(768, 1024, ColorScheme.LIGHT);
    private static final Screens DARK_DESK = DESK.inTheDark();

    /** The kinds of screen outside a soak; dark colours are only checked on the desktop. */
    private static final List<Screens> MOST = List.of(DESK, PHONE, PHONE_ON_ITS_SIDE, TABLET, DARK_DESK);

    private static final List<Screens> ALL = Stream.concat(
                    MOST.stream(), Stream.of(PHONE, PHONE_ON_ITS_SIDE, TABLET).map(Screens::inTheDark))
            .toList();

    /** The kinds of screen checked with axe, with its options; others have the same names, roles, order and colours. */
    private static final Map<Screens, Map<String, ?>> CHECKED =
            Map.of(DESK, Map.of(), PHONE, BUT_CONTRAST, DARK_DESK, CONTRAST);

    private Screens inTheDark() {
        return new Screens(width, height, ColorScheme.DARK);
    }

    /** Checks a page on every kind of screen, and leaves it on a light desktop. */
    static void lookAtAll(Visitor visitor, String name) {
        look(visitor, name, MOST, CHECKED.keySet());
    }

    /** Checks another state of a page on fewer screens, if one state is checked on all; axe runs on the desktop. */
    static void lookAgain(Visitor visitor, String name) {
        look(visitor, name, List.of(DESK, PHONE, PHONE_ON_ITS_SIDE), Set.of(DESK));
    }

    /** Checks a page built from components of other pages on few screens; axe runs on the light and dark desktop. */
    static void lookBriefly(Visitor visitor, String name) {
        look(visitor, name, List.of(DESK, PHONE, DARK_DESK), Set.of(DESK, DARK_DESK));
    }

    private static void look(Visitor visitor, String name, List<Screens> usual, Set<Screens> closely) {
        for (Screens screen : Effort.of(usual, usual, ALL)) {
            screen.show(visitor.page());
            screen.look(visitor, name, closely.contains(screen));
        }
        DESK.show(visitor.page());
    }

    /** Switches a page to this kind of screen. */
    void show(Page page) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    }

    /** Takes a screenshot of a page, and checks that it does not scroll sideways and that axe finds no violations. */
    void look(Visitor visitor, String name) {
        look(visitor, name, true);
    }

    private void look(Visitor visitor, String name, boolean closely) {
        visitor.paint();
        Page page = visitor.page();
        String file = name + "-" + width + "x" + height + "-" + colours.name().toLowerCase(Locale.ROOT) + ".jpg";
        if (!equals(TABLET) || Effort.of(false, false, true)) { // looks like the desktop or the phone
            page.screenshot(new Page.ScreenshotOptions()
                    .setAnimations(ScreenshotAnimations.DISABLED) // otherwise the screenshot could show a transition
                    .setType(ScreenshotType.JPEG)
                    .setQuality(QUALITY)
                    .setPath(Path.of(System.getProperty("e2e.screens"), file)));
        }
        assertFits(visitor, name);
        Map<String, ?> rules = CHECKED.get(this);
        if (closely && rules != null) {
            if (Boolean.TRUE.equals(page.evaluate("typeof axe === 'undefined'"))) {
                page.evaluate(axe());
            }
            assertEquals(List.of(), page.evaluate(LOOK, rules), file);
        }
    }

    /** Checks that a page does not scroll sideways. */
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
