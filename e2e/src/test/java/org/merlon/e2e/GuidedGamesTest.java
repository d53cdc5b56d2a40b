package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.testkit.Effort;

/** Somebody who has never heard of these games, in a first game with the herald. */
@Order(1)
final class GuidedGamesTest extends BrowserTest {
    private static final int LEAST_WORDS = 6; // of the herald, before the player is alone

    /** Moves after which the herald has little left to say; whole games are for the soak, and for Torres, which is short. */
    private static final int MOVES = Effort.of(10, 10, 1000);

    /** What the herald says now, or nothing. */
    private static final String WORDS = "() => document.querySelector('.tutor-bubble p')?.textContent";

    private static final String SKIP = "Skip ahead";

    /** Sends the herald on, unless he offers to skip; says what he offered, if anything. One look, for he may speak between two. */
    private static final String LISTEN = """
            () => {
              const buttons = [...document.querySelectorAll('.tutor-bubble button')];
              const [skip, next] = ['Skip ahead', 'Go on'].map(name => buttons.find(each => each.textContent.trim() === name));
              if (!skip) { next?.click(); }
              return (skip ?? next)?.textContent.trim();
            }
            """;

    private static Stream<Arguments> games() {
        return Stream.of(
                game(TorresPlayer.TITLE, TorresPlayer::new),
                game(BlackstonePlayer.TITLE, BlackstonePlayer::new),
                game(OnceUponPlayer.TITLE, OnceUponPlayer::new));
    }

    private static Arguments game(String title, Function<Visitor, BrowserPlayer> player) {
        return Arguments.of(title, player);
    }

    /** The herald speaks at the first game, lets the player do it, and steps back. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aFirstGameIsExplained(String title, Function<Visitor, BrowserPlayer> player) {
        try (Visitor visitor = visitor()) {
            visitor.beNew();
            visitor.playNow(title);
            visitor.herald().waitFor();
            BrowserPlayer plays = player.apply(visitor);
            int words = 0;
            for (int moves = 0; moves < MOVES && plays.awaitTurn(); moves++) {
                while (visitor.button("Go on").count() > 0) {
                    Object before = visitor.page().evaluate(WORDS);
                    visitor.button("Go on").click();
                    visitor.page().waitForFunction("before => (" + WORDS + ")() !== before", before);
                    words++;
                }
                words += visitor.herald().count();
                plays.play();
            }
            assertTrue(words >= LEAST_WORDS, "the herald spoke only " + words + " times");
            visitor.giveUp();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    /** Whoever has little time lets bots play on for both, and goes on by hand. */
    @Test
    void aLongGameIsSkippedThrough() {
        try (Visitor visitor = visitor()) {
            visitor.beNew();
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            Object offered = visitor.page().evaluate(LISTEN);
            while (!SKIP.equals(offered) && player.awaitTurn()) {
                if (offered == null) {
                    player.play();
                }
                offered = visitor.page().evaluate(LISTEN);
            }
            int moves = visitor.log().count();
            visitor.button(SKIP).click();
            assertThat(visitor.log().nth(moves + 10)).isAttached(); // many moves at once
            assertThat(visitor.button(SKIP)).hasCount(0);
            BrowserPlayer.playOn(MOVES, player);
            visitor.giveUp();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void theHeraldCanBeSentAwayAndCalledBack() {
        try (Visitor visitor = visitor()) {
            visitor.beNew();
            visitor.playNow(TorresPlayer.TITLE);
            visitor.button("Skip the help").click();
            assertThat(visitor.herald()).hasCount(0);
            visitor.button("Call the herald").click();
            assertThat(visitor.herald()).isVisible();
        }
    }
}
