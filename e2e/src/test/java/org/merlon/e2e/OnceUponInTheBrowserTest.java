package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Once Upon a Castle as people play it: against bots, in two browsers, by keys, and with crayons. */
final class OnceUponInTheBrowserTest extends BrowserTest {
    @Test
    void anApprenticePlaysAWholeGameAndTakesTheCastleHome() throws IOException {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.prepareTable(OnceUponPlayer.GAME, "apprentice", "you", "greedy");
            visitor.create();
            visitor.awaitBoard();
            for (int i = 0; i < 16 && player.awaitTurn(); i++) {
                visitor.untilLogged(player::answerByHand);
            }
            BrowserPlayer.playToTheEnd(player);
            assertThat(visitor.region("Result")).isVisible();
            assertThat(visitor.list("The castles").locator("figure")).hasCount(2);
            Download svg = save(visitor, "SVG");
            assertTrue(Files.readString(svg.path()).startsWith("<svg"), "a picture in lines");
            Download png = save(visitor, "PNG");
            assertEquals('P', Files.readAllBytes(png.path())[1]);
            assertTrue(Files.size(png.path()) > 20_000, "a castle of some detail");
            assertEquals(List.of(), visitor.complaints());
        }
    }

    private static Download save(Visitor visitor, String kind) {
        return visitor.page()
                .waitForDownload(() -> visitor.list("The castles")
                        .locator("button", new Locator.LocatorOptions().setHasText(kind))
                        .first()
                        .click());
    }

    @Test
    void aGreatArchitectPlaysAgainstThreeBots() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.prepareTable(OnceUponPlayer.GAME, "great-architect", "you", "greedy", "greedy", "random");
            visitor.create();
            assertThat(visitor.list("Guests to invite").locator("li")).hasCount(3);
            BrowserPlayer.playToTheEnd(player);
            assertThat(visitor.list("The castles").locator("figure")).hasCount(4);
            assertEquals(4, distinctCastles(visitor), "every castle is another");
            assertThat(visitor.log().filter(new Locator.FilterOptions().setHasText("The game ends in round")))
                    .hasCount(1);
            assertEquals(List.of(), visitor.complaints());
        }
    }

    private static long distinctCastles(Visitor visitor) {
        return visitor.list("The castles").locator("figure > svg").all().stream()
                .map(Locator::innerHTML)
                .distinct()
                .count();
    }

    @Test
    void twoArchitectsInTwoBrowsersAndABotPlayToTheEnd() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            host.prepareTable(OnceUponPlayer.GAME, "great-architect", "you", "open", "greedy");
            host.create();
            guest.sitDown(host.invitation());
            host.begin();
            guest.awaitBoard();
            BrowserPlayer.playToTheEnd(first, second);
            assertEquals(
                    host.region("Result").locator("ol").innerText(),
                    guest.region("Result").locator("ol").innerText());
            assertEquals(
                    host.list("The castles").locator("svg").first().innerHTML(),
                    guest.list("The castles").locator("svg").first().innerHTML(),
                    "both see the same castle");
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    @Test
    void tappingSomethingIllegalSaysWhy() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(OnceUponPlayer.TITLE);
            visitor.page().locator(".label").first().click();
            assertThat(visitor.page().locator(".reason")).containsText("dice");
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
                Locator all = page.locator(".all summary");
                all.focus();
                page.keyboard().press("Enter");
                visitor.untilLogged(() -> {
                    page.keyboard().press("Tab");
                    assertEquals("BUTTON", page.evaluate("document.activeElement.tagName"));
                    page.keyboard().press("Enter");
                });
            }
        }
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

    @Test
    void whatSomebodyDrawsIsSeenByAllAndSurvivesTheServer() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            guest.sitDown(host.playWithFriends(OnceUponPlayer.TITLE));
            host.begin();
            guest.awaitBoard();
            Locator sheets = host.page().getByText("Blank sheet, draw by hand");
            sheets.click();
            Locator part = host.page().locator(".what select");
            while (part.count() == 0) {
                BrowserPlayer mover = BrowserPlayer.whoIsAsked(first, second);
                assertTrue(mover != null, "something is built before the end");
                mover.play();
            }
            Locator pad = host.page().locator("svg.pad");
            pad.scrollIntoViewIfNeeded();
            BoundingBox box = pad.boundingBox();
            host.page().locator(".crayon[aria-label=red]").click();
            host.page().mouse().move(box.x + box.width * 0.3, box.y + box.height * 0.3);
            host.page().mouse().down();
            host.page().mouse().move(box.x + box.width * 0.4, box.y + box.height * 0.5);
            host.page().mouse().move(box.x + box.width * 0.5, box.y + box.height * 0.3);
            host.page().mouse().up();
            Locator line = guest.list("The others").locator("path[stroke='#b8443a'][stroke-width='3']");
            assertThat(line).hasCount(1);
            server().kill();
            server().start();
            guest.page().reload();
            assertThat(line).hasCount(1);
            host.page().locator(".crayon").first().scrollIntoViewIfNeeded();
            host.button("Undo stroke").click();
            assertThat(line).hasCount(0);
        }
    }
}
