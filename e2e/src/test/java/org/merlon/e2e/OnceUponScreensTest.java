package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Takes screenshots of Once Upon a Castle and checks their accessibility. */
@Order(1)
final class OnceUponScreensTest extends BrowserTest {
    /** The number of moves after which every castle has some parts. */
    private static final int MIDDLE = 45;

    /** The number of moves after which the castles are nearly complete. */
    private static final int LATE = 70;

    /** Returns whether one line can be cleared for any of three guests. */
    private static final String CHOICE =
            "({ legal }) => legal.filter((move) => /^build \\S+ \\S+$/.test(move)).length === 3";

    @Test
    void theTableLooksAndReadsWell() {
        try (var visitor = visitor()) {
            Prepared table =
                    Prepared.table(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "greedy");
            table.after(visitor, 0);
            Screens.lookAgain(visitor, "onceupon-start");
            table.after(visitor, MIDDLE);
            Screens.lookAgain(visitor, "onceupon-mid");
            table.after(visitor, LATE);
            Screens.lookAtAll(visitor, "onceupon-late");
            table.toTheEnd(visitor);
            assertThat(visitor.list("The castles")).isVisible();
            Screens.lookAtAll(visitor, "onceupon-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void aChoiceBetweenGuestsLooksAndReadsWell() {
        try (var visitor = visitor()) {
            Prepared.table(OnceUponPlayer.GAME, "great-architect", "you", "greedy")
                    .until(visitor, CHOICE);
            var player = new OnceUponPlayer(visitor);
            player.litLine("a floor of the donjon").click();
            assertThat(player.ways()).hasCount(3);
            Screens.lookAgain(visitor, "onceupon-choice");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.playNow(OnceUponPlayer.TITLE);
            Screens.assertFits(visitor, "table");
            visitor.button("Sketch").click();
            Screens.assertFits(visitor, "drawing");
        }
    }
}
