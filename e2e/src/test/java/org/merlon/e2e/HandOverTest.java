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
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.archive.VerificationReport;
import org.merlon.server.archive.Verifier;

/** Tests local games in the browser: the commitment to their random key, and saving them on the server. */
final class HandOverTest extends BrowserTest {
    private static final String SAVE = "Save it to my account";
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

    private static Locator localGames(Visitor visitor) {
        return visitor.page().getByRole(AriaRole.LINK).filter(new Locator.FilterOptions().setHasText("Torres against"));
    }

    private static void hand(Visitor visitor) {
        visitor.button(SAVE).first().click();
        visitor.page().waitForURL("**/table/**");
        visitor.awaitBoard();
    }

    /** Saves the game from its menu. */
    private static void handFromMenu(Visitor visitor) {
        visitor.menu(SAVE);
        visitor.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(SAVE))
                .click();
    }

    @Test
    void theServerHasNothingToDoWithAGameInTheBrowser() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            visitor.page().waitForURL("**/local/**");
            new TorresPlayer(visitor).begin();
            assertEquals(
                    "null",
                    String.valueOf(
                            visitor.page().evaluate("async () => (await (await fetch('/api/me')).json()).name")));
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void aGameThatIsNotOverGoesOnAtTheServer() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            player.play();
            player.awaitTurn();
            List<String> before = visitor.log().allInnerTexts();
            String here = visitor.page().url();
            visitor.open("/");
            assertThat(localGames(visitor)).hasCount(1);
            visitor.page().navigate(here);
            player.awaitTurn();
            handFromMenu(visitor);
            visitor.page().waitForURL("**/table/**");
            visitor.awaitBoard();
            String there = visitor.page().url();
            player.awaitTurn();
            assertEquals(before.size(), visitor.log().count());
            player.play();
            player.awaitTurn();

            visitor.open("/");
            assertThat(localGames(visitor)).hasCount(0); // it is now in the list of games on the server
            visitor.page().navigate(here);
            visitor.awaitBoard();
            assertFalse(player.isAsked(), "it goes on there, and not twice");
            handFromMenu(visitor);
            visitor.page().waitForURL(url -> url.split("\\?", 2)[0].equals(there.split("\\?", 2)[0]));
        }
    }

    @Test
    void theChanceIsPromisedAndAFinishedGameCanBeChecked(@TempDir Path folder) throws IOException, JsonException {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            new TorresPlayer(visitor).begin();
            visitor.menu("Check the chance");
            Matcher promised =
                    DIGITS.matcher(visitor.page().getByRole(AriaRole.DIALOG).innerText());
            assertTrue(promised.find());
            visitor.button("Close").click();
            visitor.menu("Resign");
            visitor.button("Give up").click();
            visitor.page().getByText("Check the chance").click();
            assertThat(visitor.region("Result")).containsText(promised.group());
            Download download = visitor.page()
                    .waitForDownload(
                            () -> visitor.page().getByText("The game as a file").click());
            Path file = folder.resolve("game.json");
            download.saveAs(file);
            VerificationReport report = Verifier.verify(Json.read(Files.readString(file)));
            assertTrue(report.holds(), report.steps().toString());
            assertTrue(Files.readString(file).contains("\"commitment\":\"" + promised.group() + "\""));
            hand(visitor);
            assertThat(visitor.region("Result")).containsText("gave up");
            assertThat(visitor.region("Result")).containsText(promised.group());
        }
    }
}
