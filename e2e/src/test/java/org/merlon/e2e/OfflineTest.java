package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.testkit.Effort;

/** Plays games against bots offline, with pages, rules and bots stored in the browser. */
@Order(1)
final class OfflineTest extends BrowserTest {
    /** Enough for several moves of the bot; in a soak, enough for a complete game. */
    private static final int MOVES = Effort.of(5, 5, 1000);

    private static Stream<Arguments> games() {
        return Stream.of(
                game(TorresPlayer.TITLE, TorresPlayer::new),
                game(BlackstonePlayer.TITLE, BlackstonePlayer::new),
                game(OnceUponPlayer.TITLE, OnceUponPlayer::new));
    }

    private static Arguments game(String title, Function<Visitor, BrowserPlayer> player) {
        return Arguments.of(title, player);
    }

    /** Opens a visitor who has visited before, with the engine stored, and is now offline. */
    private Visitor offline() {
        Visitor visitor = offlineVisitor();
        visitor.open("/");
        visitor.page().evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        visitor.openEngine();
        visitor.page().evaluate("() => window.merlonEngine('games')");
        visitor.setOffline(true);
        return visitor;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void hardBotPlaysOffline(String title, Function<Visitor, BrowserPlayer> player) {
        try (Visitor visitor = offline()) {
            visitor.open("/");
            visitor.page().getByLabel("Opponent").first().selectOption("hard");
            visitor.playNow(title);
            BrowserPlayer.playMoves(MOVES, player.apply(visitor));
            visitor.resign();
            visitor.button("Play again").click();
            assertThat(visitor.region("Result")).hasCount(0);
            visitor.awaitBoard();
        }
    }

    @Test
    void gameIsPlayedToItsEndOffline() {
        try (Visitor visitor = offline()) {
            visitor.playNow(OnceUponPlayer.TITLE);
            BrowserPlayer.playToEnd(new OnceUponPlayer(visitor));
            assertThat(visitor.list("The castles").locator("figure")).hasCount(2);
        }
    }

    @Test
    void offlineGameSurvivesAReload() {
        try (Visitor visitor = offline()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            player.playMove();
            player.awaitTurn();
            List<String> before = visitor.log().allInnerTexts();
            visitor.page().reload();
            player.awaitTurn();
            assertEquals(before, visitor.log().allInnerTexts());
            visitor.open("/");
            visitor.page()
                    .getByRole(AriaRole.LINK)
                    .filter(new Locator.FilterOptions().setHasText("Torres against"))
                    .click();
            player.awaitTurn();
            assertEquals(before, visitor.log().allInnerTexts());
        }
    }
}
