package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pictures of a game of Once Upon a Castle; one game is looked at on all screens. */
final class OnceUponScreensTest extends BrowserTest {
    /** A turn in which every castle has begun to grow. */
    private static final int MIDDLE = 45;

    @Test
    void theTableLooksAndReadsWell() {
        try (var visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.prepareTable(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "greedy");
            visitor.create();
            visitor.awaitBoard();
            assertTrue(player.awaitTurn());
            look(visitor, "onceupon-start");
            boolean offered = false;
            for (int turn = 0; player.awaitTurn(); turn++) {
                if (turn == MIDDLE) {
                    look(visitor, "onceupon-mid");
                }
                Locator floor = player.litLine("a floor of the donjon");
                if (!offered && floor.count() > 0) {
                    floor.click();
                    assertThat(player.ways()).hasCount(3);
                    look(visitor, "onceupon-choice");
                    visitor.button("Back").click();
                    offered = true;
                }
                player.play();
            }
            assertThat(visitor.list("The castles")).isVisible();
            look(visitor, "onceupon-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    private static void look(Visitor visitor, String name) {
        Screens.all().forEach(screen -> {
            visitor.page().setViewportSize(screen.width(), screen.height());
            visitor.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(screen.colours()));
            screen.look(visitor, name);
        });
        visitor.page().setViewportSize(1280, 800);
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.playNow(OnceUponPlayer.TITLE);
            Screens.assertFits(visitor, "table");
            visitor.button("Draw").click();
            Screens.assertFits(visitor, "drawing");
        }
    }
}
