package org.merlon.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of Blackstone Castle. */
final class BlackstoneScreensTest extends BrowserTest {
    @ParameterizedTest
    @MethodSource("org.merlon.e2e.Screens#all")
    void theTableLooksAndReadsWell(Screens screen) {
        try (var visitor = visitor(screen.width(), screen.height(), screen.colours())) {
            visitor.prepareTable("blackstone", "kings-quest", "you", "greedy");
            visitor.choose("Families", "random");
            visitor.choose("Assassins", "true");
            visitor.choose("Wilds", "true");
            visitor.create();
            visitor.awaitBoard();
            var player = new BlackstonePlayer(visitor);
            screen.look(visitor, "blackstone-start");
            player.chooseDecks();
            for (int moves = 0; moves < 12 && player.awaitTurn(); moves++) {
                player.play();
            }
            player.awaitTurn();
            screen.look(visitor, "blackstone-mid");
            visitor.button("Options").click();
            screen.look(visitor, "blackstone-options");
            visitor.button("Close").click();
            visitor.menu("Resign");
            visitor.button("Give up").click();
            visitor.region("Result").waitFor();
            screen.look(visitor, "blackstone-end");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    /** Each other kind of quest on one kind of screen: the parts that differ are all there. */
    @Test
    void theOtherQuestsLookAndReadWell() {
        quest(new Screens(1280, 800, ColorScheme.LIGHT), "coop", "you", "random");
        quest(new Screens(390, 844, ColorScheme.LIGHT), "coop", "you", "random");
        quest(new Screens(390, 844, ColorScheme.DARK), "solo", "you");
        quest(new Screens(768, 1024, ColorScheme.LIGHT), "queens-quest", "you", "random");
        quest(new Screens(390, 844, ColorScheme.LIGHT), "wizards-quest", "you", "random");
        quest(new Screens(1280, 800, ColorScheme.DARK), "puzzle-master", "you", "random");
    }

    private void quest(Screens screen, String variant, String... seats) {
        try (var visitor = visitor(screen.width(), screen.height(), screen.colours())) {
            visitor.prepareTable("blackstone", variant, seats);
            visitor.create();
            visitor.awaitBoard();
            var player = new BlackstonePlayer(visitor);
            for (int moves = 0; moves < 14 && player.awaitTurn(); moves++) {
                player.play();
            }
            screen.look(visitor, "blackstone-" + variant);
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void nothingScrollsSidewaysOnASmallPhone() {
        try (var visitor = visitor(360, 740, ColorScheme.LIGHT)) {
            visitor.prepareTable("blackstone", "kings-quest", "you", "random", "random", "random");
            visitor.create();
            visitor.awaitBoard();
            new BlackstonePlayer(visitor).chooseDecks();
            Screens.assertFits(visitor, "table");
        }
    }
}
