package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes screenshots of the pages outside games and checks their accessibility. */
final class ScreensTest extends BrowserTest {
    @Test
    void everyPageLooksAndReadsWell() {
        try (var visitor = visitor()) {
            visitor.open("/");
            assertThat(visitor.button("Play now").first()).isVisible();
            Screens.lookAtAll(visitor, "home");
            visitor.open("/create");
            assertThat(visitor.page().getByLabel("Variant")).isVisible();
            Screens.lookAtAll(visitor, "create");
            visitor.open("/account");
            assertThat(visitor.page().getByLabel("Password")).isVisible();
            Screens.lookBriefly(visitor, "account");
            visitor.playWithFriends(TorresPlayer.TITLE);
            Screens.lookAtAll(visitor, "lobby");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            for (String path : List.of("/", "/create", "/account")) {
                visitor.open(path);
                assertThat(visitor.page().locator("main h1").first()).isVisible();
                Screens.assertFits(visitor, path);
            }
        }
    }
}
