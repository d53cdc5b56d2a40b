package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.OnceUponPlayer;
import org.merlon.e2e.PreparedTable;
import org.merlon.e2e.ScreenProfile;

/** Takes screenshots of Once Upon a Castle and checks their accessibility. */
@Order(1)
final class OnceUponScreensTest extends BrowserTest {
    /** The number of moves after which every castle has some parts. */
    private static final int MIDDLE_MOVES = 45;

    /** The number of moves after which the castles are nearly complete. */
    private static final int LATE_MOVES = 70;

    /** Returns whether one line can be cleared for any of three guests. */
    private static final String GUEST_CHOICE =
            "({ legal }) => legal.filter((move) => /^build \\S+ \\S+$/.test(move)).length === 3";

    @Test
    void tableIsAccessible() {
        try (var visitor = visitor()) {
            PreparedTable table =
                    PreparedTable.of(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "greedy");
            table.playUpTo(visitor, 0);
            ScreenProfile.checkAgain(visitor, "onceupon-start");
            table.playUpTo(visitor, MIDDLE_MOVES);
            ScreenProfile.checkAgain(visitor, "onceupon-mid");
            table.playUpTo(visitor, LATE_MOVES);
            ScreenProfile.checkOnAll(visitor, "onceupon-late");
            table.playToEnd(visitor);
            assertThat(visitor.list("The castles")).isVisible();
            ScreenProfile.checkOnAll(visitor, "onceupon-end");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void choiceBetweenGuestsIsAccessible() {
        try (var visitor = visitor()) {
            PreparedTable.of(OnceUponPlayer.GAME, "great-architect", "you", "greedy")
                    .playUntil(visitor, GUEST_CHOICE);
            var player = new OnceUponPlayer(visitor);
            player.litLine("a floor of the donjon").click();
            assertThat(player.rewards()).hasCount(3);
            ScreenProfile.checkAgain(visitor, "onceupon-choice");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.playNow(OnceUponPlayer.TITLE);
            ScreenProfile.assertFits(visitor, "table");
            visitor.button("Sketch").click();
            ScreenProfile.assertFits(visitor, "drawing");
        }
    }
}
