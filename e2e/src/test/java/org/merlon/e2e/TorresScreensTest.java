package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of a game of Torres. */
final class TorresScreensTest extends BrowserTest {
    @ParameterizedTest
    @MethodSource("org.merlon.e2e.Screens#all")
    void theTableLooksAndReadsWell(Screens screen) {
        try (var visitor = visitor(screen.width(), screen.height(), screen.colours())) {
            var player = new TorresPlayer(visitor);
            visitor.playNow(TorresPlayer.TITLE);
            screen.look(visitor, "torres-start");
            for (int turn = 0; player.awaitTurn(); turn++) {
                if (turn == 6) {
                    player.action("Build").click();
                    screen.look(visitor, "torres-mid");
                }
                player.play();
            }
            screen.look(visitor, "torres-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @ParameterizedTest
    @MethodSource("org.merlon.e2e.Screens#all")
    void theTableLooksWellLateInTheGame(Screens screen) {
        try (var visitor = visitor(screen.width(), screen.height(), screen.colours())) {
            new TorresTaps(visitor).sitDownLate(3, 4);
            var player = new TorresPlayer(visitor);
            screen.look(visitor, "torres-late");
            player.action("Build").click();
            screen.look(visitor, "torres-late-build");
            visitor.button("Seen from above").click();
            screen.look(visitor, "torres-late-above");
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
