package org.merlon.e2e;

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
import org.merlon.testkit.Effort;

/** Once Upon a Castle as people play it: against bots, in two browsers, and by keys. */
@Order(1)
final class OnceUponInTheBrowserTest extends BrowserTest {
    /** More than a round; in a soak they play to the end. */
    private static final int SOME_MOVES = Effort.of(12, 12, 1000);

    /** Turns of each of two after which both castles are nearly whole. */
    private static final int MANY_TURNS = 40;

    @Test
    void twoApprenticesInTwoBrowsersPlayAWholeGameAndTakeACastleHome() throws IOException {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            OnceUponPlayer.sitTogether(host, guest);
            BrowserPlayer.playOn(SOME_MOVES, first, second);
            Prepared.playOn(MANY_TURNS, host, guest);
            BrowserPlayer.playToTheEnd(first, second);
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
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    private static Download save(Visitor visitor, String kind) {
        return visitor.page().waitForDownload(() -> visitor.button(kind).click());
    }

    @Test
    void aGreatArchitectPlaysAgainstThreeBots() {
        try (Visitor visitor = visitor()) {
            Prepared table =
                    Prepared.table(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "random");
            table.after(visitor, 0);
            assertThat(visitor.list("Guests to invite").locator("li")).hasCount(3);
            BrowserPlayer.playOn(SOME_MOVES, new OnceUponPlayer(visitor));
            table.toTheEnd(visitor);
            assertThat(visitor.list("The castles").locator("figure")).hasCount(4);
            assertEquals(4, distinctCastles(visitor), "every castle is another");
            assertThat(visitor.log().filter(new Locator.FilterOptions().setHasText("The game ends in round")))
                    .hasCount(1);
            assertEquals(List.of(), visitor.complaints());
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
                int before = Look.at(player).logged();
                do { // a key does nothing where the table changes under the hand
                    page.waitForCondition(() -> decides(page, player)); // or the page would play meanwhile
                    Object list = page.evaluate(LIST_OF_MOVES);
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
                } while (!Look.goesOn(player, before, BrowserPlayer.A_TRY));
            }
        }
    }

    /** Goes to the list of all moves, if there is one: a move that asks for a yes takes its place. */
    private static final String LIST_OF_MOVES = """
            () => {
              const list = document.querySelector('.all');
              list?.querySelector('summary').focus();
              return list === null ? 'none' : list.open ? 'open' : 'closed';
            }
            """;

    /** Whether a player is asked something that the page does not answer by itself. */
    private static boolean decides(Page page, OnceUponPlayer player) {
        String asked = player.asks() + " && document.querySelector('.soon') === null";
        return Boolean.TRUE.equals(page.evaluate(asked));
    }

    /** What leaves nothing to decide is played by itself: in three rounds a turn has at most one click that decides nothing. */
    @Test
    void aTurnTakesHardlyMoreClicksThanDecisions() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playOnServer(OnceUponPlayer.TITLE);
            Page page = visitor.page();
            page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)");
            Locator fourth = page.getByText("Round 4", new Page.GetByTextOptions().setExact(true));
            while (fourth.count() == 0) {
                page.waitForCondition(() -> fourth.count() > 0 || decides(page, player));
                if (fourth.count() == 0) {
                    visitor.untilLogged(player::answerByHand);
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

    /** A choice made early waits for its turn, and is forgotten with the page. */
    @Test
    void aDieIsChosenWhileAnotherPlays() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            do {
                OnceUponPlayer.sitTogether(host, guest);
            } while (hasTwoResidents(guest)); // which need no square
            chooseAhead(second);
            guest.page().reload();
            guest.awaitBoard();
            assertThat(guest.page().locator(".square.planned")).hasCount(0);
            String square = chooseAhead(second);
            while (first.isAsked()) {
                first.play();
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

    private static String chooseAhead(OnceUponPlayer player) {
        Locator lit = player.litSquares().first();
        assertThat(lit).isVisible();
        String square = lit.getAttribute("id").replace("square-", "");
        lit.click();
        assertThat(player.visitor().page().locator(".square.planned")).hasCount(1);
        return square;
    }

    @Test
    void aMoveCanBeTakenBack() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playNow(OnceUponPlayer.TITLE);
            assertTrue(player.awaitTurn());
            player.play();
            assertThat(visitor.button("Undo")).isVisible();
            visitor.untilLogged(() -> visitor.button("Undo").click());
            assertThat(visitor.page().locator(".square .token")).hasCount(0);
        }
    }
}
