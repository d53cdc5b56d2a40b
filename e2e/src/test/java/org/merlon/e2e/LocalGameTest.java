package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.archive.VerificationReport;
import org.merlon.server.archive.Verifier;

/** Tests local games in the browser: the commitment to their random key, and saving them on the server. */
final class LocalGameTest extends BrowserTest {
    private static final String SAVE_BUTTON = "Save to my account";
    private static final Pattern COMMITMENT = Pattern.compile("[0-9a-f]{64}");

    private static Locator localGames(Visitor visitor) {
        return visitor.page().getByRole(AriaRole.LINK).filter(new Locator.FilterOptions().setHasText("Torres against"));
    }

    private static void saveToServer(Visitor visitor) {
        visitor.button(SAVE_BUTTON).first().click();
        visitor.page().waitForURL("**/table/**");
        visitor.awaitBoard();
    }

    /** Saves the game from its menu. */
    private static void saveFromMenu(Visitor visitor) {
        visitor.selectMenuItem(SAVE_BUTTON);
        visitor.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(SAVE_BUTTON))
                .click();
    }

    @Test
    void localGameUsesNoServer() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            visitor.page().waitForURL("**/local/**");
            new TorresPlayer(visitor).begin();
            assertEquals(
                    "null",
                    String.valueOf(
                            visitor.page().evaluate("async () => (await (await fetch('/api/me')).json()).name")));
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void runningGameContinuesOnTheServer() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            player.playMove();
            player.awaitTurn();
            List<String> before = visitor.log().allInnerTexts();
            String localUrl = visitor.page().url();
            visitor.open("/");
            assertThat(localGames(visitor)).hasCount(1);
            visitor.page().navigate(localUrl);
            player.awaitTurn();
            saveFromMenu(visitor);
            visitor.page().waitForURL("**/table/**");
            visitor.awaitBoard();
            String serverUrl = visitor.page().url();
            player.awaitTurn();
            assertEquals(before.size(), visitor.log().count());
            player.playMove();
            player.awaitTurn();

            visitor.open("/");
            assertThat(localGames(visitor)).hasCount(0); // it is now in the list of games on the server
            visitor.page().navigate(localUrl);
            visitor.awaitBoard();
            assertFalse(player.isToMove(), "it goes on there, and not twice");
            saveFromMenu(visitor);
            visitor.page()
                    .waitForURL(url -> url.split("\\?", 2)[0].equals(serverUrl.split("\\?", 2)[0]));
        }
    }

    @Test
    void finishedGameMatchesItsCommitment(@TempDir Path folder) throws IOException, JsonException {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            new TorresPlayer(visitor).begin();
            visitor.selectMenuItem("Check the shuffles");
            Matcher commitment =
                    COMMITMENT.matcher(visitor.page().getByRole(AriaRole.DIALOG).innerText());
            assertTrue(commitment.find());
            visitor.button("Close").click();
            visitor.selectMenuItem("Resign");
            visitor.button("Resign game").click();
            visitor.page().getByText("Check the shuffles").click();
            assertThat(visitor.region("Result")).containsText(commitment.group());
            Download download = visitor.page()
                    .waitForDownload(
                            () -> visitor.page().getByText("Download the game").click());
            Path file = folder.resolve("game.json");
            download.saveAs(file);
            VerificationReport report = Verifier.verify(Json.read(Files.readString(file)));
            assertTrue(report.holds(), report.steps().toString());
            assertTrue(Files.readString(file).contains("\"commitment\":\"" + commitment.group() + "\""));
            saveToServer(visitor);
            assertThat(visitor.region("Result")).containsText("resigned");
            assertThat(visitor.region("Result")).containsText(commitment.group());
        }
    }
}
