package org.merlon.e2e.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.PreparedTable;
import org.merlon.e2e.ScreenProfile;

/** Takes screenshots of Blackstone Castle and checks their accessibility. */
@Order(1)
final class BlackstoneScreensTest extends BrowserTest {
    private static final int MIDDLE_MOVES = 14;

    /** The number of own moves after which vassals are retained, tasks completed and intrigues placed. */
    private static final int LATE_MOVES = 40;

    @Test
    void tableIsAccessible() {
        try (var visitor = visitor()) {
            var options = Map.of("families", "random", "assassins", true, "wilds", true);
            PreparedTable table = PreparedTable.of("blackstone", "kings-quest", options, "you", "greedy");
            table.playUpTo(visitor, 0);
            ScreenProfile.checkAgain(visitor, "blackstone-start");
            table.playUpTo(visitor, MIDDLE_MOVES);
            ScreenProfile.checkAgain(visitor, "blackstone-mid");
            visitor.button("Options").click();
            ScreenProfile.checkOnAll(visitor, "blackstone-options");
            table.playUpTo(visitor, LATE_MOVES);
            ScreenProfile.checkOnAll(visitor, "blackstone-late");
            visitor.selectMenuItem("Resign");
            visitor.button("Resign game").click();
            visitor.region("Result").waitFor();
            ScreenProfile.checkOnAll(visitor, "blackstone-end");
            assertEquals(List.of(), visitor.errors());
        }
    }

    /** The other quests have components that the first does not have. */
    @ParameterizedTest
    @CsvSource({"coop,2", "solo,1", "queens-quest,2", "wizards-quest,2", "puzzle-master,2"})
    void otherQuestsAreAccessible(String variant, int players) {
        try (var visitor = visitor()) {
            String[] seats = Stream.of("you", "random").limit(players).toArray(String[]::new);
            PreparedTable.of("blackstone", variant, seats).playUpTo(visitor, MIDDLE_MOVES);
            ScreenProfile.checkBriefly(visitor, "blackstone-" + variant);
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            PreparedTable.of("blackstone", "kings-quest", "you", "random", "random", "random")
                    .playUpTo(visitor, 2);
            ScreenProfile.assertFits(visitor, "table");
        }
    }
}
