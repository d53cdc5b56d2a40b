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

/** Plays guided first games with explanations by the herald. */
@Order(1)
final class GuidedGamesTest extends BrowserTest {
    private static final int MIN_EXPLANATIONS = 6; // explanations before the guide ends

    /** The number of moves with most of the explanations; in a soak, enough for complete games. */
    private static final int MOVES = Effort.of(10, 10, 1000);

    /** Returns the herald's current text, or nothing. */
    private static final String HERALD_TEXT_SCRIPT = "() => document.querySelector('.tutor-bubble p')?.textContent";

    private static final String SKIP_BUTTON = "Skip ahead";

    /** Continues the guide unless it offers to skip ahead; returns the offered button. One step, as the text may change. */
    private static final String CONTINUE_SCRIPT = """
            () => {
              const buttons = [...document.querySelectorAll('.tutor-bubble button')];
              const [skip, next] = ['Skip ahead', 'Continue'].map(name => buttons.find(each => each.textContent.trim() === name));
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

    /** The herald explains the first game step by step while the player plays it. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void firstGameIsExplained(String title, Function<Visitor, BrowserPlayer> player) {
        try (Visitor visitor = visitor()) {
            visitor.resetToNewcomer();
            visitor.playNow(title);
            visitor.herald().waitFor();
            BrowserPlayer browserPlayer = player.apply(visitor);
            int explanations = 0;
            for (int moves = 0; moves < MOVES && browserPlayer.awaitTurn(); moves++) {
                while (visitor.button("Continue").count() > 0) {
                    Object before = visitor.page().evaluate(HERALD_TEXT_SCRIPT);
                    visitor.button("Continue").click();
                    visitor.page().waitForFunction("before => (" + HERALD_TEXT_SCRIPT + ")() !== before", before);
                    explanations++;
                }
                explanations += visitor.herald().count();
                browserPlayer.playMove();
            }
            assertTrue(explanations >= MIN_EXPLANATIONS, "the herald spoke only " + explanations + " times");
            visitor.resign();
            assertEquals(List.of(), visitor.errors());
        }
    }

    /** A player can let bots play the middle of a long game, and then continues. */
    @Test
    void longGameCanBeSkipped() {
        try (Visitor visitor = visitor()) {
            visitor.resetToNewcomer();
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            Object offered = visitor.page().evaluate(CONTINUE_SCRIPT);
            while (!SKIP_BUTTON.equals(offered) && player.awaitTurn()) {
                if (offered == null) {
                    player.playMove();
                }
                offered = visitor.page().evaluate(CONTINUE_SCRIPT);
            }
            int moves = visitor.log().count();
            visitor.button(SKIP_BUTTON).click();
            assertThat(visitor.log().nth(moves + 10)).isAttached(); // many moves at once
            assertThat(visitor.button(SKIP_BUTTON)).hasCount(0);
            BrowserPlayer.playMoves(MOVES, player);
            visitor.resign();
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void heraldCanBeDismissedAndCalledBack() {
        try (Visitor visitor = visitor()) {
            visitor.resetToNewcomer();
            visitor.playNow(TorresPlayer.TITLE);
            visitor.button("Play without help").click();
            assertThat(visitor.herald()).hasCount(0);
            visitor.button("Call the herald").click();
            assertThat(visitor.herald()).isVisible();
        }
    }
}
