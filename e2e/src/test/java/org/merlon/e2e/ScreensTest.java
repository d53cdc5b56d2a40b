package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the pages that are no game's own. */
final class ScreensTest extends BrowserTest {
    @ParameterizedTest
    @MethodSource("org.merlon.e2e.Screens#all")
    void everyPageLooksAndReadsWell(Screens screen) {
        try (var visitor = visitor(screen.width(), screen.height(), screen.colours())) {
            visitor.open("/");
            assertThat(visitor.button("Play now").first()).isVisible();
            screen.look(visitor, "home");
            visitor.open("/create");
            assertThat(visitor.page().getByLabel("Variant")).isVisible();
            screen.look(visitor, "create");
            visitor.open("/account");
            assertThat(visitor.page().getByLabel("Password")).isVisible();
            screen.look(visitor, "account");
            visitor.playWithFriends(TorresPlayer.TITLE);
            screen.look(visitor, "lobby");
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
