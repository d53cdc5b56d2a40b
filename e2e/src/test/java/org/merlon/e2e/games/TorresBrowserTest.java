package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.e2e.BrowserPlayer;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;
import org.merlon.testkit.Effort;
import org.merlon.testkit.ServerProcess;

/** Plays Torres in browsers, alone and with others, also with a lost connection. */
@Order(1)
final class TorresBrowserTest extends BrowserTest {
    /** Enough for every decision of a turn; in a soak, enough for a complete game. */
    private static final int MOVES = Effort.of(10, 10, 1000);

    @Test
    void gameAgainstABotIsPlayedByClicking() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            BrowserPlayer.playMoves(3, player);
            player.awaitTurn();
            visitor.runUntilLogged(() -> {
                player.action("Build").click();
                player.tapLit(0);
            });
            BrowserPlayer.playMoves(MOVES, player);
            visitor.resign();
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void twoPeopleInTwoBrowsersPlayAGameToItsEnd() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            guest.joinTable(host.playWithFriends(TorresPlayer.TITLE));
            host.startGame();
            BrowserPlayer.playToEnd(new TorresPlayer(host), new TorresPlayer(guest));
            assertEquals(
                    host.region("Result").locator("ol").innerText(),
                    guest.region("Result").locator("ol").innerText());
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    @Test
    void twoPeopleAndTwoBotsPlayWithClocks() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.prepareTable("torres", "standard", "you", "open", "greedy", "random");
            host.selectOption("Time control", "quick");
            host.createTable();
            guest.joinTable(host.invitation());
            host.startGame();
            assertThat(host.page().locator(".clock").first()).isVisible();
            BrowserPlayer.playMoves(MOVES, new TorresPlayer(host), new TorresPlayer(guest));
            assertThat(guest.page().locator(".clock").first()).isVisible();
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    @Test
    void onePersonPlaysBothSeatsOfATurnBasedGame() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("torres", "standard", "you", "you");
            visitor.selectOption("Time control", "days");
            visitor.createTable();
            var player = new TorresPlayer(visitor);
            BrowserPlayer.playMoves(MOVES, player);
            player.awaitTurn(); // there is no menu while the curtain is closed
            visitor.resign();
        }
    }

    @Test
    void gameContinuesAfterAServerRestart(@TempDir Path data) throws IOException {
        try (var server = ServerProcess.start(data, null, 0);
                Visitor visitor = visitor(server)) {
            visitor.playOnServer(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(2);
            assertThat(player.action("End turn")).isVisible();
            player.action("Point").click();
            assertThat(visitor.score(0)).hasText("1");
            server.kill();
            assertThat(visitor.page().getByText("No connection to the server.")).isVisible();
            server.restart();
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
    void moveCanBeUndoneWithinTheTurn() {
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
            assertThat(visitor.page().locator(".refusal")).containsText("There is no castle next to d4");
        }
    }

    @Test
    void aSpectatorSeesTheBoardButNoHand() {
        try (Visitor visitor = visitor();
                Visitor spectator = visitor()) {
            visitor.playOnServer(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.place(0);
            player.actAndConfirm("Buy card");
            assertThat(visitor.list("Your cards")).isVisible();
            spectator.page().navigate(visitor.spectatorLink());
            spectator.awaitBoard();
            assertThat(spectator.list("Your cards")).hasCount(0);
            assertThat(new TorresPlayer(spectator).action("End turn")).hasCount(0);
        }
    }
}
