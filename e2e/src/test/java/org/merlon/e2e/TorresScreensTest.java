package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Takes screenshots of Torres and checks their accessibility. */
@Order(1)
final class TorresScreensTest extends BrowserTest {
    /** Returns whether several turns have been played and a block can be placed. */
    private static final String BUILDING =
            "({ legal }, moves) => moves >= 40 && legal.some((move) => move.startsWith('block '))";

    @Test
    void theTableLooksAndReadsWell() {
        try (var visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            Screens.lookAtAll(visitor, "torres-start");
            Prepared table = Prepared.table("torres", "standard", "you", "greedy");
            table.until(visitor, BUILDING);
            new TorresPlayer(visitor).action("Build").click();
            Screens.lookAgain(visitor, "torres-mid");
            table.toTheEnd(visitor);
            visitor.region("Result").waitFor();
            Screens.lookAtAll(visitor, "torres-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void theTableLooksWellLateInTheGame() {
        try (var visitor = visitor()) {
            new TorresTaps(visitor).sitDownLate(3, 4);
            Screens.lookAtAll(visitor, "torres-late");
            new TorresPlayer(visitor).action("Build").click();
            Screens.lookAgain(visitor, "torres-late-build");
            visitor.button("Seen from above").click();
            Screens.lookAgain(visitor, "torres-late-above");
            visitor.button("Seen from above").click();
            BrowserPlayer.playToTheEnd(new TorresPlayer(visitor));
            Screens.lookAgain(visitor, "torres-late-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.playNow(TorresPlayer.TITLE);
            Screens.assertFits(visitor, "table");
        }
    }
}
