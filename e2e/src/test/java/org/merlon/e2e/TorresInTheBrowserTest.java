package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Torres as people play it: by clicking, by keys, alone and together, with the line breaking in between. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TorresInTheBrowserTest {
    private Browsers browsers;
    private ServerProcess server;

    @BeforeAll
    void open(@TempDir Path data) {
        server = new ServerProcess(data);
        browsers = new Browsers();
    }

    @AfterAll
    void close() {
        browsers.close();
        server.close();
    }

    private Visitor visitor() {
        return Visitor.atDesk(browsers.browser(), server.address());
    }

    @Test
    void aFirstVisitorPlaysAWholeGameAgainstABotByClicking() {
        try (Visitor visitor = visitor()) {
            visitor.playNow();
            int answers = 0;
            while (visitor.awaitTurn()) {
                if (answers == 3) {
                    int before = visitor.page().locator(".log li").count();
                    visitor.action("Build").click();
                    visitor.tapLit(0);
                    assertThat(visitor.page().locator(".log li").nth(before)).isAttached();
                }
                int moves = visitor.page().locator(".log li").count();
                visitor.answer();
                assertThat(visitor.page().locator(".log li").nth(moves)).isAttached();
                answers++;
            }
            assertThat(region(visitor, "Result")).isVisible();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void twoPeopleInTwoBrowsersPlayAGameToItsEnd() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.open("/");
            host.button("Play with friends").first().click();
            String link =
                    host.page().getByLabel("Send this link to invite somebody").inputValue();
            guest.page().navigate(link);
            guest.button("Sit down").click();
            host.button("Begin").click();
            playToTheEnd(host, guest);
            assertEquals(
                    region(host, "Result").locator("ol").innerText(),
                    region(guest, "Result").locator("ol").innerText());
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    @Test
    void twoPeopleAndTwoBotsPlayWithClocks() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.open("/create");
            Page page = host.page();
            page.getByLabel("Players", new Page.GetByLabelOptions().setExact(true))
                    .selectOption("4");
            page.getByLabel("Seat 3").selectOption("greedy");
            page.getByLabel("Seat 4").selectOption("random");
            page.getByLabel("Pace").selectOption("quick");
            host.button("Create the table").click();
            String link = page.getByLabel("Send this link to invite somebody").inputValue();
            guest.page().navigate(link);
            guest.button("Sit down").click();
            host.button("Begin").click();
            assertThat(page.locator(".clock").first()).isVisible();
            playToTheEnd(host, guest);
            assertThat(region(host, "Result").locator("li")).hasCount(4);
        }
    }

    @Test
    void onePersonPlaysBothSeatsOfATurnBasedGame() {
        try (Visitor visitor = visitor()) {
            visitor.open("/create");
            visitor.page().getByLabel("Seat 2").selectOption("you");
            visitor.page().getByLabel("Pace").selectOption("days");
            visitor.button("Create and begin").click();
            playToTheEnd(visitor);
            assertThat(region(visitor, "Result")).isVisible();
        }
    }

    private static void playToTheEnd(Visitor... people) {
        for (Visitor mover = awaitAnybody(people); mover != null; mover = awaitAnybody(people)) {
            int moves = mover.page().locator(".log li").count();
            mover.answer();
            assertThat(mover.page().locator(".log li").nth(moves)).isAttached();
        }
    }

    /** The one of them who is asked for something, or null when the game is over. */
    private static @Nullable Visitor awaitAnybody(Visitor... people) {
        for (int tries = 0; tries < 600; tries++) {
            for (Visitor visitor : people) {
                if (region(visitor, "Result").count() > 0) {
                    return null;
                }
                if (visitor.page().locator(".bar .button, .space.lit").count() > 0) {
                    return visitor;
                }
            }
            people[0].page().waitForTimeout(50);
        }
        throw new AssertionError("nobody is asked for anything");
    }

    @Test
    void aKilledServerIsABlinkForThePlayer() {
        try (Visitor visitor = visitor()) {
            visitor.playNow();
            visitor.tapLit(2);
            assertThat(visitor.action("End turn")).isVisible();
            visitor.action("Point").click();
            visitor.button("Confirm").click();
            assertThat(visitor.page().locator(".seats .score").first()).hasText("1");
            server.kill();
            assertThat(visitor.page().getByText("The connection is lost")).isVisible();
            server.start();
            assertThat(visitor.page().getByText("The connection is lost")).isHidden();
            assertThat(visitor.page().locator(".seats .score").first()).hasText("1");
            visitor.action("Point").click();
            visitor.button("Confirm").click();
            assertThat(visitor.page().locator(".seats .score").first()).hasText("2");
        }
    }

    @Test
    void aReloadLosesNothing() {
        try (Visitor visitor = visitor()) {
            visitor.playNow();
            visitor.tapLit(1);
            assertThat(visitor.action("End turn")).isVisible();
            int moves = visitor.page().locator(".log li").count();
            visitor.page().reload();
            assertThat(visitor.page().locator(".log li")).hasCount(moves);
            assertThat(visitor.action("End turn")).isVisible();
        }
    }

    @Test
    void aMoveCanBeTakenBackWithinTheTurn() {
        try (Visitor visitor = visitor()) {
            visitor.playNow();
            visitor.tapLit(0);
            visitor.action("Point").click();
            visitor.button("Confirm").click();
            Locator score = visitor.page().locator(".seats .score").first();
            assertThat(score).hasText("1");
            visitor.button("Undo").click();
            assertThat(score).hasText("0");
        }
    }

    @Test
    void tappingSomethingIllegalSaysWhy() {
        try (Visitor visitor = visitor()) {
            visitor.playNow();
            visitor.tapLit(0);
            visitor.action("Build").click();
            visitor.page().locator("#space-d4").dispatchEvent("click");
            assertThat(visitor.page().locator(".hint")).containsText("no castle touches d4");
        }
    }

    @Test
    void aSpectatorSeesTheBoardButNoHand() {
        try (Visitor player = visitor();
                Visitor spectator = visitor()) {
            player.playNow();
            player.tapLit(0);
            player.action("Buy card").click();
            player.button("Confirm").click();
            assertThat(list(player, "Your cards")).isVisible();
            player.button("Share").click();
            String link =
                    player.page().getByLabel("Whoever has this link can watch").inputValue();
            spectator.page().navigate(link);
            assertThat(spectator.page().locator(".torres")).isVisible();
            assertThat(list(spectator, "Your cards")).hasCount(0);
            assertThat(spectator.action("End turn")).hasCount(0);
        }
    }

    @Test
    void everythingCanBeDoneByKeyboard() {
        try (Visitor visitor = visitor()) {
            visitor.open("/");
            Page page = visitor.page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play now"))
                    .first()
                    .focus();
            page.keyboard().press("Enter");
            assertThat(page.locator(".torres")).isVisible();
            Locator free = page.getByRole(
                    AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("can be chosen")));
            free.first().focus();
            page.keyboard().press("Enter");
            page.keyboard().press("Enter");
            assertThat(visitor.action("End turn")).isVisible();
            page.locator("#space-d4").focus();
            page.keyboard().press("ArrowUp");
            assertTrue((Boolean) page.evaluate("document.activeElement.id === 'space-d5'"));
            visitor.action("Point").focus();
            page.keyboard().press("Enter");
            visitor.button("Confirm").focus();
            page.keyboard().press("Enter");
            assertThat(page.locator(".seats .score").first()).hasText("1");
        }
    }

    private static Locator region(Visitor visitor, String name) {
        return visitor.page()
                .getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator list(Visitor visitor, String name) {
        return visitor.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName(name));
    }
}
