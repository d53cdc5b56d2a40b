package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserPlayer;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.OnceUponPlayer;
import org.merlon.e2e.PreparedTable;
import org.merlon.e2e.TableStatus;
import org.merlon.e2e.Visitor;
import org.merlon.testkit.Effort;

/** Plays Once Upon a Castle against bots, in two browsers, and with the keyboard. */
@Order(1)
final class OnceUponBrowserTest extends BrowserTest {
    /** More than a round; in a soak, enough for a complete game. */
    private static final int MOVES = Effort.of(12, 12, 1000);

    /** The number of turns of each player after which both castles are nearly complete. */
    private static final int MANY_TURNS = 40;

    @Test
    void twoBrowsersPlayAGameToItsEndAndSaveThePicture() throws IOException {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            OnceUponPlayer.startTogether(host, guest);
            BrowserPlayer.playMoves(MOVES, first, second);
            PreparedTable.playTurns(MANY_TURNS, host, guest);
            BrowserPlayer.playToEnd(first, second);
            assertThat(guest.list("The castles").locator("figure")).hasCount(2);
            assertEquals(
                    host.region("Result").locator("ol").innerText(),
                    guest.region("Result").locator("ol").innerText());
            assertEquals(
                    host.list("The castles").locator("svg").first().innerHTML(),
                    guest.list("The castles").locator("svg").first().innerHTML(),
                    "both see the same castle");
            host.button("Keepsake").first().click();
            Download svg = save(host, "Save as drawing");
            assertTrue(Files.readString(svg.path()).contains("Built by"), "a picture with its owner");
            Download png = save(host, "Save as picture");
            assertEquals('P', Files.readAllBytes(png.path())[1]);
            assertTrue(Files.size(png.path()) > 20_000, "a castle of some detail");
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    private static Download save(Visitor visitor, String kind) {
        return visitor.page().waitForDownload(() -> visitor.button(kind).click());
    }

    @Test
    void greatArchitectIsPlayedAgainstThreeBots() {
        try (Visitor visitor = visitor()) {
            PreparedTable table =
                    PreparedTable.of(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "random");
            table.playUpTo(visitor, 0);
            assertThat(visitor.list("Guests to invite").locator("li")).hasCount(3);
            BrowserPlayer.playMoves(MOVES, new OnceUponPlayer(visitor));
            table.playToEnd(visitor);
            assertThat(visitor.list("The castles").locator("figure")).hasCount(4);
            assertEquals(4, distinctCastles(visitor), "every castle is another");
            assertThat(visitor.log().filter(new Locator.FilterOptions().setHasText("The game ends in round")))
                    .hasCount(1);
            assertEquals(List.of(), visitor.errors());
        }
    }

    private static long distinctCastles(Visitor visitor) {
        return visitor.list("The castles").locator(".paper > svg").all().stream()
                .map(Locator::innerHTML)
                .distinct()
                .count();
    }

    @Test
    void tappingSomethingIllegalSaysWhy() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(OnceUponPlayer.TITLE);
            visitor.page().locator(".label").first().click();
            assertThat(visitor.page().locator(".refusal")).containsText("dice");
        }
    }

    @Test
    void everythingCanBeDoneByKeyboard() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playNow(OnceUponPlayer.TITLE);
            Page page = visitor.page();
            player.square("a1").focus();
            page.keyboard().press("ArrowRight");
            page.keyboard().press("ArrowDown");
            assertEquals("square-b2", page.evaluate("document.activeElement.id"));
            for (int i = 0; i < 6 && player.awaitTurn(); i++) {
                int before = TableStatus.of(player).logEntries();
                boolean isMoved = false;
                for (int tries = 0; !isMoved; tries++) { // a key has no effect if the table changes at that time
                    if (tries > 0) {
                        Visitor.noteRepetition("a move with the keyboard");
                    }
                    page.waitForCondition(
                            () -> hasDecision(page, player)); // otherwise the page might play a forced move
                    Object list = page.evaluate(FOCUS_MOVE_LIST_SCRIPT);
                    if ("closed".equals(list)) {
                        page.keyboard().press("Enter");
                    }
                    if ("none".equals(list)) {
                        page.locator(".choices .button").first().focus();
                    } else {
                        page.keyboard().press("Tab");
                    }
                    assertEquals("BUTTON", page.evaluate("document.activeElement.tagName"));
                    page.keyboard().press("Enter");
                    isMoved = TableStatus.awaitProgress(player, before, BrowserPlayer.RETRY_MILLIS);
                }
            }
        }
    }

    /** Focuses the list of all moves; there is none while a move waits for confirmation. */
    private static final String FOCUS_MOVE_LIST_SCRIPT = """
            () => {
              const list = document.querySelector('.all');
              list?.querySelector('summary').focus();
              return list === null ? 'none' : list.open ? 'open' : 'closed';
            }
            """;

    /** Returns whether a player has a decision that the page does not make automatically. */
    private static boolean hasDecision(Page page, OnceUponPlayer player) {
        String expression = player.turnExpression() + " && document.querySelector('.soon') === null";
        return Boolean.TRUE.equals(page.evaluate(expression));
    }

    /** Forced moves are played automatically: in three rounds, each turn has at most one click without a decision. */
    @Test
    void aTurnTakesHardlyMoreClicksThanDecisions() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playOnServer(OnceUponPlayer.TITLE);
            Page page = visitor.page();
            page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)");
            Locator fourth = page.getByText("Round 4", new Page.GetByTextOptions().setExact(true));
            while (fourth.count() == 0) {
                page.waitForCondition(() -> fourth.count() > 0 || hasDecision(page, player));
                if (fourth.count() == 0) {
                    visitor.runUntilLogged(player::makeMoveByMouse);
                }
            }
            int decisions = (int) page.evaluate("""
                    async () => {
                      const { entries } = await (await fetch('/api' + location.pathname.replace('table', 'tables') + '/log')).json();
                      return entries.filter((e) => e.kind === 'move' && e.seat === 0 && !/pass|end|skip/.test(e.move)).length;
                    }
                    """);
            int turns = 3;
            int clicks = (int) page.evaluate("window.clicks");
            assertTrue(clicks <= decisions + turns, clicks + " clicks for " + decisions + " decisions");
        }
    }

    /** A move planned during another player's turn is played later; reloading the page discards it. */
    @Test
    void moveCanBePlannedDuringAnotherTurn() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            do {
                OnceUponPlayer.startTogether(host, guest);
            } while (hasTwoResidents(guest)); // residents need no square
            planMove(second);
            guest.page().reload();
            guest.awaitBoard();
            assertThat(guest.page().locator(".square.planned")).hasCount(0);
            String square = planMove(second);
            while (first.isToMove()) {
                first.playMove();
            }
            assertThat(second.square(square).locator(".token:not(.ghost)")).isVisible();
        }
    }

    private static boolean hasTwoResidents(Visitor visitor) {
        return (boolean) visitor.page().evaluate("""
                async () => {
                  const { view } = await (await fetch('/api' + location.pathname.replace('table', 'tables'))).json();
                  return view.dice.every((die) => die === 'resident');
                }
                """);
    }

    private static String planMove(OnceUponPlayer player) {
        Locator lit = player.litSquares().first();
        assertThat(lit).isVisible();
        String square = lit.getAttribute("id").replace("square-", "");
        lit.click();
        assertThat(player.visitor().page().locator(".square.planned")).hasCount(1);
        return square;
    }

    @Test
    void moveCanBeUndone() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playNow(OnceUponPlayer.TITLE);
            assertTrue(player.awaitTurn());
            player.playMove();
            assertThat(visitor.button("Undo")).isVisible();
            visitor.runUntilLogged(() -> visitor.button("Undo").click());
            assertThat(visitor.page().locator(".square .token")).hasCount(0);
        }
    }
}
