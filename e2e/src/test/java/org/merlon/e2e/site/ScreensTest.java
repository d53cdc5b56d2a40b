package org.merlon.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.ScreenProfile;
import org.merlon.e2e.TorresPlayer;

/** Takes screenshots of the pages outside games and checks their accessibility. */
final class ScreensTest extends BrowserTest {
    @Test
    void pagesAreAccessible() {
        try (var visitor = visitor()) {
            visitor.open("/");
            assertThat(visitor.button("Play now").first()).isVisible();
            ScreenProfile.checkOnAll(visitor, "home");
            visitor.open("/create");
            assertThat(visitor.page().getByLabel("Variant")).isVisible();
            ScreenProfile.checkOnAll(visitor, "create");
            visitor.open("/account");
            assertThat(visitor.page().getByLabel("Password")).isVisible();
            ScreenProfile.checkBriefly(visitor, "account");
            visitor.open("/signup");
            assertThat(visitor.button("Sign up")).isVisible();
            ScreenProfile.checkBriefly(visitor, "signup");
            visitor.playWithFriends(TorresPlayer.TITLE);
            ScreenProfile.checkOnAll(visitor, "lobby");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            for (String path : List.of("/", "/create", "/account", "/signup")) {
                visitor.open(path);
                assertThat(visitor.page().locator("main h1").first()).isVisible();
                ScreenProfile.assertFits(visitor, path);
            }
        }
    }
}
