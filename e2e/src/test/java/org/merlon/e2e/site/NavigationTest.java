package org.merlon.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Tests navigation: missing pages, focus and titles after a page change, link previews, and forms with the Enter key. */
final class NavigationTest extends BrowserTest {
    @Test
    void missingPageLinksToTheHomePage() {
        try (var visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/");
            var response = page.navigate(page.url() + "dungeon");
            assertEquals(404, response.status());
            assertThat(page.locator("main h1")).isVisible();
            page.locator("main").getByRole(AriaRole.LINK).first().click();
            assertThat(visitor.button("Play now").first()).isVisible();
            assertEquals("/", page.evaluate("location.pathname"));
        }
    }

    @Test
    void newPageFocusesItsHeadingAndIsAnnounced() {
        try (var visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/");
            String home = page.title();
            page.getByText("Leaderboards").first().click();
            assertThat(page.locator("main h1")).isFocused();
            assertThat(page).hasTitle("Leaderboards · Merlon");
            assertThat(page.locator("[aria-live]")
                            .getByText("Leaderboards · Merlon")
                            .first())
                    .isAttached();
            page.goBack();
            assertThat(page).hasTitle(home);
        }
    }

    @Test
    void tableHasATitleAndALinkPreview() {
        try (var host = visitor()) {
            host.playWithFriends(TorresPlayer.TITLE);
            assertThat(host.page()).hasTitle(Pattern.compile("Torres.* · Merlon"));
            for (String property : List.of("og:title", "og:description", "og:image")) {
                Locator tag = host.page().locator("meta[property='" + property + "']");
                String content = tag.first().getAttribute("content");
                assertTrue(content != null && !content.isBlank(), property);
            }
        }
    }

    @Test
    void enterKeySubmitsForms() {
        String name = "Enter" + ThreadLocalRandom.current().nextInt(100_000, 1_000_000);
        try (var visitor = visitor();
                var secondVisitor = visitor()) {
            visitor.open("/signup");
            secondVisitor.open("/account");
            for (Visitor each : List.of(visitor, secondVisitor)) {
                each.page().getByLabel("Username").fill(name);
                each.page().getByLabel("Password").fill("moat and drawbridge");
            }
            visitor.page().getByLabel("Password").press("Enter");
            assertThat(visitor.page().locator("section code")).isVisible();
            secondVisitor.page().getByLabel("Password").press("Enter");
            assertThat(secondVisitor.page().getByText("You are logged in.")).isVisible();
            visitor.open("/friends");
            visitor.page().getByLabel("Username").fill("Nobody-of-this-name");
            visitor.page().getByLabel("Username").press("Enter");
            assertThat(visitor.page().locator("main [role=alert]")).isVisible();
        }
    }
}
