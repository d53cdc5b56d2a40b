package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.testkit.Effort;

/** Torres as people play it: by clicking, by keys, alone and together, with the line breaking in between. */
@Order(1)
final class TorresInTheBrowserTest extends BrowserTest {
    /** By then all that a turn asks for has been asked; in a soak they are played to the end. */
    private static final int SOME_MOVES = Effort.of(10, 10, 1000);

    @Test
    void aFirstVisitorPlaysAgainstABotByClicking() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            BrowserPlayer.playOn(3, player);
            player.awaitTurn();
            visitor.untilLogged(() -> {
                player.action("Build").click();
                player.tapLit(0);
            });
            BrowserPlayer.playOn(SOME_MOVES, player);
            visitor.giveUp();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void twoPeopleInTwoBrowsersPlayAGameToItsEnd() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            guest.sitDown(host.playWithFriends(TorresPlayer.TITLE));
            host.begin();
            BrowserPlayer.playToTheEnd(new TorresPlayer(host), new TorresPlayer(guest));
            assertEquals(
                    host.region("Result").locator("ol").innerText(),
                    guest.region("Result").locator("ol").innerText());
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    @Test
    void twoPeopleAndTwoBotsPlayWithClocks() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.prepareTable("torres", "standard", "you", "open", "greedy", "random");
            host.choose("Pace", "quick");
            host.create();
            guest.sitDown(host.invitation());
            host.begin();
            assertThat(host.page().locator(".clock").first()).isVisible();
            BrowserPlayer.playOn(SOME_MOVES, new TorresPlayer(host), new TorresPlayer(guest));
            assertThat(guest.page().locator(".clock").first()).isVisible();
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    @Test
    void onePersonPlaysBothSeatsOfATurnBasedGame() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("torres", "standard", "you", "you");
            visitor.choose("Pace", "days");
            visitor.create();
            var player = new TorresPlayer(visitor);
            BrowserPlayer.playOn(SOME_MOVES, player);
            player.awaitTurn(); // behind a curtain there is no menu
            visitor.giveUp();
        }
    }

    @Test
    void aKilledServerIsABlinkForThePlayer(@TempDir Path data) {
        try (var server = new ServerProcess(data);
                Visitor visitor = visitor(server)) {
            visitor.playOnServer(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(2);
            assertThat(player.action("End turn")).isVisible();
            player.action("Point").click();
            assertThat(visitor.score(0)).hasText("1");
            server.kill();
            assertThat(visitor.page().getByText("No connection to the server.")).isVisible();
            server.start();
            assertThat(visitor.page().getByText("No connection to the server.")).isHidden();
            assertThat(visitor.score(0)).hasText("1");
            player.action("Point").click();
            assertThat(visitor.score(0)).hasText("2");
        }
    }

    @Test
    void aReloadLosesNothing() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(1);
            assertThat(player.action("End turn")).isVisible();
            int moves = visitor.log().count();
            visitor.page().reload();
            assertThat(visitor.log()).hasCount(moves);
            assertThat(player.action("End turn")).isVisible();
        }
    }

    @Test
    void aMoveCanBeTakenBackWithinTheTurn() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(0);
            player.action("Point").click();
            Locator score = visitor.score(0);
            assertThat(score).hasText("1");
            visitor.button("Undo").click();
            assertThat(score).hasText("0");
        }
    }

    @Test
    void tappingSomethingIllegalSaysWhy() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(0);
            player.action("Build").click();
            visitor.page().locator("#space-d4").dispatchEvent("click");
            assertThat(visitor.page().locator(".refusal")).containsText("No castle touches d4");
        }
    }

    @Test
    void aSpectatorSeesTheBoardButNoHand() {
        try (Visitor visitor = visitor();
                Visitor spectator = visitor()) {
            visitor.playOnServer(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(0);
            player.actForGood("Buy card");
            assertThat(visitor.list("Your cards")).isVisible();
            spectator.page().navigate(visitor.linkToWatch());
            spectator.awaitBoard();
            assertThat(spectator.list("Your cards")).hasCount(0);
            assertThat(new TorresPlayer(spectator).action("End turn")).hasCount(0);
        }
    }
}
