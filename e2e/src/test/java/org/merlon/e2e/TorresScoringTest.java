package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A scoring of Torres before one's eyes: counted out on the board before anything covers it. */
final class TorresScoringTest extends BrowserTest {
    @Test
    void theResultWaitsUntilThePointsAreCounted() {
        try (Visitor visitor = watchfulVisitor()) {
            Page page = visitor.page();
            page.setViewportSize(390, 844);
            new TorresTaps(visitor).sitDownLate(3, 4);
            var player = new TorresPlayer(visitor);
            Locator counting = page.locator(".scoring-caption");
            while (counting.count() == 0 && player.awaitTurn()) {
                player.play();
            }
            assertThat(counting).containsText("A castle of");
            assertThat(page.locator(".gains.counted .gain").first()).isAttached();
            assertThat(page.getByLabel("Announcements")).containsText("pays");
            assertThat(visitor.region("Result")).hasCount(0);
            page.keyboard().press("Enter");
            assertThat(counting).hasCount(0);
            assertThat(visitor.region("Result")).isVisible();
            assertEquals(List.of(), visitor.complaints());
        }
    }
}
