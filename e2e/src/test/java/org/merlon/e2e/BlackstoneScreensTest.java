package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Takes screenshots of Blackstone Castle and checks their accessibility. */
@Order(1)
final class BlackstoneScreensTest extends BrowserTest {
    private static final int MIDDLE = 14;

    /** The number of own moves after which vassals are retained, tasks completed and intrigues placed. */
    private static final int LATE = 40;

    @Test
    void theTableLooksAndReadsWell() {
        try (var visitor = visitor()) {
            var options = Map.of("families", "random", "assassins", true, "wilds", true);
            Prepared table = Prepared.table("blackstone", "kings-quest", options, "you", "greedy");
            table.after(visitor, 0);
            Screens.lookAgain(visitor, "blackstone-start");
            table.after(visitor, MIDDLE);
            Screens.lookAgain(visitor, "blackstone-mid");
            visitor.button("Options").click();
            Screens.lookAtAll(visitor, "blackstone-options");
            table.after(visitor, LATE);
            Screens.lookAtAll(visitor, "blackstone-late");
            visitor.menu("Resign");
            visitor.button("Give up").click();
            visitor.region("Result").waitFor();
            Screens.lookAtAll(visitor, "blackstone-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    /** The other quests have components that the first does not have. */
    @ParameterizedTest
    @CsvSource({"coop,2", "solo,1", "queens-quest,2", "wizards-quest,2", "puzzle-master,2"})
    void theOtherQuestsLookAndReadWell(String variant, int players) {
        try (var visitor = visitor()) {
            String[] seats = Stream.of("you", "random").limit(players).toArray(String[]::new);
            Prepared.table("blackstone", variant, seats).after(visitor, MIDDLE);
            Screens.lookBriefly(visitor, "blackstone-" + variant);
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            Prepared.table("blackstone", "kings-quest", "you", "random", "random", "random")
                    .after(visitor, 2);
            Screens.assertFits(visitor, "table");
        }
    }
}
