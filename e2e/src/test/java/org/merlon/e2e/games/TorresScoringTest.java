package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Tests the animated scoring of Torres: points are counted on the board before the result covers it. */
final class TorresScoringTest extends BrowserTest {
    @Test
    void theResultWaitsUntilThePointsAreCounted() {
        try (Visitor visitor = animatedVisitor()) {
            Page page = visitor.page();
            page.setViewportSize(390, 844);
            new TorresTaps(visitor).openLateGame(3, 4);
            var player = new TorresPlayer(visitor);
            Locator counting = page.locator(".scoring-caption");
            while (counting.count() == 0 && player.awaitTurn()) {
                player.playMove();
            }
            assertThat(counting).containsText("A castle of");
            assertThat(page.locator(".gains.counted .gain").first()).isAttached();
            assertThat(page.getByLabel("Announcements")).containsText("pays");
            assertThat(visitor.region("Result")).hasCount(0);
            page.keyboard().press("Enter");
            assertThat(counting).hasCount(0);
            assertThat(visitor.region("Result")).isVisible();
            assertEquals(List.of(), visitor.errors());
        }
    }
}
