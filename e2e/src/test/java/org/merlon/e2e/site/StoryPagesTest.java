package org.merlon.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.ScreenProfile;
import org.merlon.e2e.Visitor;

/** Opens the story pages of all games and variants. */
final class StoryPagesTest extends BrowserTest {
    @ParameterizedTest
    @CsvSource({"torres, 2, 1", "blackstone, 7, 3", "onceupon, 2, 1"})
    void everyStoryOpensWithItsPictures(String game, int variants, int pictures) {
        try (Visitor visitor = visitor()) {
            visitor.open("/learn/" + game);
            link(visitor, "Story").click();
            Locator shown = visitor.page().locator("main [role=img][aria-label]");
            Locator cards = visitor.page().locator("main li a.card");
            assertThat(cards).hasCount(variants);
            assertThat(shown).hasCount(pictures);
            ScreenProfile.checkOnAll(visitor, "story-" + game);

            cards.first().click();
            for (int i = 0; i < variants; i++) {
                assertThat(shown).hasCount(1);
                String title = visitor.page().locator("main h1").textContent();
                assertThat(link(visitor, "Play " + title)).isVisible();
                assertTrue(visitor.page().locator("main svg *").count() > 0, title);
                ScreenProfile.assertFits(visitor, title);
                Locator next = visitor.page().locator("main a", new Page.LocatorOptions().setHasText("Next: "));
                next.click();
                assertThat(visitor.page().locator("main h1")).not().hasText(title);
            }
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void newTableLeadsToAStoryAndBackToItsVariant() {
        try (Visitor visitor = visitor()) {
            visitor.open("/create?game=blackstone&variant=solo");
            link(visitor, "Read the story of King’s Quest solo").click();
            ScreenProfile.checkBriefly(visitor, "story-variant");
            link(visitor, "Play King’s Quest solo").click();
            assertThat(visitor.page().locator("input[name=variant]:checked")).hasValue("solo");
            assertEquals(List.of(), visitor.errors());
        }
    }

    private static Locator link(Visitor visitor, String name) {
        return visitor.page()
                .locator("main")
                .getByRole(
                        AriaRole.LINK,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }
}
