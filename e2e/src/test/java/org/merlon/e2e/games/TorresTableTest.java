package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Tests the table of Torres beyond single moves: paths, castles, scorings, undo requests, spectators, settings. */
final class TorresTableTest extends BrowserTest {
    @Test
    void knightMovesAlongAPathWithOneTap() {
        try (Visitor visitor = animatedVisitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            player.lit().first().dispatchEvent("click");
            Locator far = visitor.page()
                    .getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName(Pattern.compile("for 3 action points")));
            assertThat(far.first()).isAttached();
            int before = visitor.log().count();
            far.first().focus();
            assertThat(visitor.page().locator(".path line").first()).isAttached();
            far.first().dispatchEvent("click");
            assertThat(visitor.log()).hasCount(before + 3);
            assertThat(visitor.page().getByLabel("2 action points left")).isVisible();
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void castlesShowTheirAreaAndHeight() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            assertThat(visitor.page().locator(".label text")).hasCount(8);
            assertThat(visitor.page().locator(".label text").first()).hasText("1×1");
        }
    }

    @Test
    void scoringIsShownAfterAReload() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            Locator scoring = visitor.page().getByText("Scoring of phase 1");
            while (scoring.count() == 0 && player.awaitTurn()) {
                player.playMove();
            }
            Locator lines = visitor.page().locator("aside table");
            String before = lines.first().innerText();
            assertTrue(before.contains("Total"), before);
            visitor.page().reload();
            assertThat(lines.first()).isVisible();
            assertEquals(before, lines.first().innerText());
        }
    }

    @Test
    void undoOfEarlierTurnsNeedsAgreement() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            guest.joinTable(host.playWithFriends(TorresPlayer.TITLE));
            host.startGame();
            guest.awaitBoard();
            host.runUntilLogged(() -> new TorresPlayer(host).place(0));
            var other = new TorresPlayer(guest);
            assertTrue(other.awaitTurn());
            guest.runUntilLogged(() -> other.place(0));
            host.selectMenuItem("Undo…");
            host.page()
                    .getByLabel(Pattern.compile("places the first knight"))
                    .last()
                    .check();
            host.button("Ask the others").click();
            guest.button("Agree").click();
            assertThat(host.page().getByText("Undone, back to the beginning")).isVisible();
            assertTrue(new TorresPlayer(host).awaitTurn());
            assertThat(host.page().locator(".log .undone")).hasCount(2);
        }
    }

    @Test
    void spectatorsAreCountedAndPlayersAddEntropy() {
        try (Visitor host = visitor();
                Visitor guest = visitor();
                Visitor spectator = visitor()) {
            String invitation = host.playWithFriends(TorresPlayer.TITLE);
            host.page().getByText("Add your own randomness").click();
            host.page().getByLabel("Your word").fill("barbican");
            host.button("Add word").click();
            assertThat(host.page().getByText("One player has added a word")).isVisible();
            guest.joinTable(invitation);
            host.startGame();
            spectator.page().navigate(invitation);
            spectator.awaitBoard();
            host.button("Menu").click();
            assertThat(host.page().getByText("1 person is watching")).isVisible();
            spectator.open("/");
            assertThat(host.page().getByText("1 person is watching")).isHidden();
        }
    }

    @Test
    void motionCanBeSwitchedOff() {
        try (Visitor visitor = animatedVisitor()) {
            visitor.open("/");
            visitor.button("Settings").click();
            visitor.page().getByLabel("Animate moves").uncheck();
            visitor.button("Close").click();
            visitor.page().reload();
            assertEquals("off", visitor.page().evaluate("document.documentElement.dataset.motion"));
        }
    }
}
