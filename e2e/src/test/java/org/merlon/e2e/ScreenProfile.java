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
public record ScreenProfile(int width, int height, ColorScheme colours) {
    /** Checks only contrast, because dark pages differ from light ones only in their colours. */
    private static final Map<String, ?> ONLY_CONTRAST =
            Map.of("runOnly", Map.of("type", "rule", "values", List.of("color-contrast")));

    /** Skips contrast, the slowest check, because a phone has the same colours as a desktop. */
    private static final Map<String, ?> WITHOUT_CONTRAST =
            Map.of("rules", Map.of("color-contrast", Map.of("enabled", false)));

    /** Runs axe; excludes all but the last lines of the log, which can have hundreds of similar ones. */
    private static final String AXE_SCRIPT = """
            async (rules) => {
              const but = { exclude: '.log li:nth-last-child(n+20)' };
              const { violations } = await axe.run(but, { resultTypes: ['violations'], ...rules });
              return violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '));
            }
            """;

    /** Good enough to see every line; a lossless image takes three times as long. */
    private static final int JPEG_QUALITY = 85;

    private static final ScreenProfile DESKTOP = new ScreenProfile(1280, 800, ColorScheme.LIGHT);
    private static final ScreenProfile PHONE = new ScreenProfile(390, 844, ColorScheme.LIGHT);
    private static final ScreenProfile PHONE_LANDSCAPE = new ScreenProfile(844, 390, ColorScheme.LIGHT);
    private static final ScreenProfile TABLET = new ScreenProfile(768, 1024, ColorScheme.LIGHT);
    private static final ScreenProfile DARK_DESKTOP = DESKTOP.dark();

    /** The kinds of screen outside a soak; dark colours are only checked on the desktop. */
    private static final List<ScreenProfile> USUAL_PROFILES =
            List.of(DESKTOP, PHONE, PHONE_LANDSCAPE, TABLET, DARK_DESKTOP);

    private static final List<ScreenProfile> ALL_PROFILES = Stream.concat(
                    USUAL_PROFILES.stream(),
                    Stream.of(PHONE, PHONE_LANDSCAPE, TABLET).map(ScreenProfile::dark))
            .toList();

    /** The kinds of screen checked with axe, with its options; others have the same names, roles, order and colours. */
    private static final Map<ScreenProfile, Map<String, ?>> AXE_OPTIONS =
            Map.of(DESKTOP, Map.of(), PHONE, WITHOUT_CONTRAST, DARK_DESKTOP, ONLY_CONTRAST);

    private ScreenProfile dark() {
        return new ScreenProfile(width, height, ColorScheme.DARK);
    }

    /** Checks a page on every kind of screen, and leaves it on a light desktop. */
    public static void checkOnAll(Visitor visitor, String name) {
        check(visitor, name, USUAL_PROFILES, AXE_OPTIONS.keySet());
    }

    /** Checks another state of a page on fewer screens, if one state is checked on all; axe runs on the desktop. */
    public static void checkAgain(Visitor visitor, String name) {
        check(visitor, name, List.of(DESKTOP, PHONE, PHONE_LANDSCAPE), Set.of(DESKTOP));
    }

    /** Checks a page built from components of other pages on few screens; axe runs on the light and dark desktop. */
    public static void checkBriefly(Visitor visitor, String name) {
        check(visitor, name, List.of(DESKTOP, PHONE, DARK_DESKTOP), Set.of(DESKTOP, DARK_DESKTOP));
    }

    private static void check(
            Visitor visitor, String name, List<ScreenProfile> usualProfiles, Set<ScreenProfile> withAxe) {
        for (ScreenProfile screen : Effort.of(usualProfiles, usualProfiles, ALL_PROFILES)) {
            screen.apply(visitor.page());
            screen.check(visitor, name, withAxe.contains(screen));
        }
        DESKTOP.apply(visitor.page());
    }

    /** Switches a page to this kind of screen. */
    public void apply(Page page) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    }

    /** Takes a screenshot of a page, and checks that it does not scroll sideways and that axe finds no violations. */
    public void check(Visitor visitor, String name) {
        check(visitor, name, true);
    }

    private void check(Visitor visitor, String name, boolean withAxe) {
        visitor.showPage();
        Page page = visitor.page();
        String file = name + "-" + width + "x" + height + "-" + colours.name().toLowerCase(Locale.ROOT) + ".jpg";
        if (!equals(TABLET) || Effort.of(false, false, true)) { // looks like the desktop or the phone
            page.screenshot(new Page.ScreenshotOptions()
                    .setAnimations(ScreenshotAnimations.DISABLED) // otherwise the screenshot could show a transition
                    .setType(ScreenshotType.JPEG)
                    .setQuality(JPEG_QUALITY)
                    .setPath(Path.of(System.getProperty("e2e.screens"), file)));
        }
        assertFits(visitor, name);
        Map<String, ?> rules = AXE_OPTIONS.get(this);
        if (withAxe && rules != null) {
            if (Boolean.TRUE.equals(page.evaluate("typeof axe === 'undefined'"))) {
                page.evaluate(axe());
            }
            assertEquals(List.of(), page.evaluate(AXE_SCRIPT, rules), file);
        }
    }

    /** Checks that a page does not scroll sideways. */
    public static void assertFits(Visitor visitor, String name) {
        Object overflow = visitor.page().evaluate("document.documentElement.scrollWidth - innerWidth");
        assertTrue(
                overflow instanceof Number pixels && pixels.intValue() <= 0, name + " scrolls sideways by " + overflow);
    }

    private static String axe() {
        try {
            return Files.readString(Path.of(System.getProperty("e2e.modules"), "axe-core", "axe.min.js"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
