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

/** Tests hints, which show what a bot would do. */
final class HintsTest extends BrowserTest {
    private static final ScreenProfile PHONE = new ScreenProfile(390, 844, ColorScheme.LIGHT);
    private static final ScreenProfile DESKTOP = new ScreenProfile(1280, 800, ColorScheme.DARK);

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
    void hintShowsAMoveWithoutPlayingIt(String game, String variant, Function<Visitor, BrowserPlayer> playerFactory) {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable(game, variant, "you", "greedy");
            visitor.createTable();
            BrowserPlayer player = playerFactory.apply(visitor);
            for (int i = 0; i < 6; i++) {
                player.awaitTurn();
                player.playMove();
            }
            for (ScreenProfile screen : new ScreenProfile[] {PHONE, DESKTOP}) {
                screen.apply(visitor.page());
                int moves;
                do { // the hint closes if the page plays a forced move meanwhile
                    player.awaitTurn();
                    moves = visitor.log().count();
                } while (!showHint(visitor, () -> screen.check(visitor, "hint-" + game)));
                assertThat(hint(visitor)).hasCount(0);
                assertEquals(moves, visitor.log().count());
            }
        }
    }

    private static Locator hint(Visitor visitor) {
        return visitor.region("What a bot would do");
    }

    /** Opens a hint, checks it and closes it; returns false if it closed itself because the game continued. */
    private static boolean showHint(Visitor visitor, Runnable check) {
        Locator hint = hint(visitor);
        requestHint(visitor);
        hint.waitFor();
        visitor.page()
                .waitForCondition(
                        () -> hint.count() == 0 || hint.locator(".move").count() > 0);
        if (hint.count() == 0) {
            return false;
        }
        assertThat(hint.locator(".content p").first()).not().isEmpty();
        check.run();
        return visitor.clickIfPresent("Close hint");
    }

    private static void requestHint(Visitor visitor) {
        visitor.button("Hint").focus();
        visitor.page().keyboard().press("Enter");
    }

    @Test
    void hintsCanBeTurnedOff() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("torres", "standard", "you", "greedy");
            visitor.page()
                    .getByLabel("Hints: players may ask what a bot would do")
                    .uncheck();
            visitor.createTable();
            new TorresPlayer(visitor).awaitTurn();
            assertThat(visitor.button("Hint")).hasCount(0);
        }
    }

    @Test
    void hintsWorkOffline() {
        try (Visitor visitor = offlineVisitor()) {
            visitor.open("/");
            visitor.page().evaluate("() => navigator.serviceWorker.ready.then(() => true)");
            visitor.openEngine();
            visitor.page().evaluate("() => window.merlonEngine('games')");
            visitor.setOffline(true);
            visitor.playNow(TorresPlayer.TITLE);
            new TorresPlayer(visitor).awaitTurn();
            requestHint(visitor);
            assertThat(hint(visitor).locator(".move")).containsText("knight");
        }
    }
}
