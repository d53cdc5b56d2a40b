package org.merlon.e2e.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserPlayer;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.PreparedTable;
import org.merlon.e2e.ScreenProfile;
import org.merlon.e2e.TorresPlayer;

/** Takes screenshots of Torres and checks their accessibility. */
@Order(1)
final class TorresScreensTest extends BrowserTest {
    /** Returns whether several turns have been played and a block can be placed. */
    private static final String BUILDING =
            "({ legal }, moves) => moves >= 40 && legal.some((move) => move.startsWith('block '))";

    @Test
    void tableIsAccessible() {
        try (var visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            ScreenProfile.checkOnAll(visitor, "torres-start");
            PreparedTable table = PreparedTable.of("torres", "standard", "you", "greedy");
            table.playUntil(visitor, BUILDING);
            new TorresPlayer(visitor).action("Build").click();
            ScreenProfile.checkAgain(visitor, "torres-mid");
            table.playToEnd(visitor);
            visitor.region("Result").waitFor();
            ScreenProfile.checkOnAll(visitor, "torres-end");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void lateTableIsAccessible() {
        try (var visitor = visitor()) {
            new TorresTaps(visitor).openLateGame(3, 4);
            ScreenProfile.checkOnAll(visitor, "torres-late");
            new TorresPlayer(visitor).action("Build").click();
            ScreenProfile.checkAgain(visitor, "torres-late-build");
            visitor.button("View from above").click();
            ScreenProfile.checkAgain(visitor, "torres-late-above");
            visitor.button("View from above").click();
            BrowserPlayer.playToEnd(new TorresPlayer(visitor));
            ScreenProfile.checkAgain(visitor, "torres-late-end");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.playNow(TorresPlayer.TITLE);
            ScreenProfile.assertFits(visitor, "table");
        }
    }
}
