package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody asks what a bot would do. */
final class HintsTest extends BrowserTest {
    private static final Screens PHONE = new Screens(390, 844, ColorScheme.LIGHT);
    private static final Screens DESK = new Screens(1280, 800, ColorScheme.DARK);

    private static Stream<Arguments> games() {
        return Stream.of(
                game("torres", "standard", TorresPlayer::new),
                game("blackstone", "kings-quest", BlackstonePlayer::new),
                game("onceupon", "great-architect", OnceUponPlayer::new));
    }

    private static Arguments game(String game, String variant, Function<Visitor, BrowserPlayer> player) {
        return Arguments.of(game, variant, player);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aBotShowsWhatItWouldDoAndPlaysNothing(String game, String variant, Function<Visitor, BrowserPlayer> playing) {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable(game, variant, "you", "greedy");
            visitor.create();
            BrowserPlayer player = playing.apply(visitor);
            for (int i = 0; i < 6; i++) {
                player.awaitTurn();
                player.play();
            }
            for (Screens screen : new Screens[] {PHONE, DESK}) {
                screen.show(visitor.page());
                int moves;
                do { // a hint is about one moment, and the page may be about to play what leaves no choice
                    player.awaitTurn();
                    moves = visitor.log().count();
                } while (!showsAHint(visitor, () -> screen.look(visitor, "hint-" + game)));
                assertThat(hint(visitor)).hasCount(0);
                assertEquals(moves, visitor.log().count());
            }
        }
    }

    private static Locator hint(Visitor visitor) {
        return visitor.region("What a bot would do");
    }

    /** Asks for a hint, looks at it and closes it; false if it went by itself before that, because the game went on. */
    private static boolean showsAHint(Visitor visitor, Runnable look) {
        Locator hint = hint(visitor);
        ask(visitor);
        hint.waitFor();
        visitor.page()
                .waitForCondition(
                        () -> hint.count() == 0 || hint.locator(".move").count() > 0);
        if (hint.count() == 0) {
            return false;
        }
        assertThat(hint.locator(".content p").first()).not().isEmpty();
        look.run();
        return visitor.clicked("Close the hint");
    }

    private static void ask(Visitor visitor) {
        visitor.button("Show me").focus();
        visitor.page().keyboard().press("Enter");
    }

    @Test
    void aTableMayDoWithoutHints() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("torres", "standard", "you", "greedy");
            visitor.page()
                    .getByLabel("Hints: whoever is to move may ask what a bot would do")
                    .uncheck();
            visitor.create();
            new TorresPlayer(visitor).awaitTurn();
            assertThat(visitor.button("Show me")).hasCount(0);
        }
    }

    @Test
    void theBrowserAloneGivesHints() {
        try (Visitor visitor = keeper()) {
            visitor.open("/");
            visitor.page().evaluate("() => navigator.serviceWorker.ready.then(() => true)");
            visitor.openEngine();
            visitor.page().evaluate("() => window.merlonEngine('games')");
            visitor.setOffline(true);
            visitor.playNow(TorresPlayer.TITLE);
            new TorresPlayer(visitor).awaitTurn();
            ask(visitor);
            assertThat(hint(visitor).locator(".move")).containsText("knight");
        }
    }
}
