package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests browsers without WebAssembly garbage collection, for which the server runs the bots. */
final class WithoutWebAssemblyTest extends BrowserTest {
    private Visitor oldBrowser() {
        Visitor visitor = visitor();
        visitor.page().addInitScript("WebAssembly.validate = () => false;");
        return visitor;
    }

    @Test
    void serverRunsTheBots() {
        try (Visitor visitor = oldBrowser()) {
            visitor.open("/");
            visitor.button("Play now").first().waitFor();
            assertThat(visitor.page().getByText("Keep my games against bots on the server"))
                    .hasCount(0);
            visitor.playNow(TorresPlayer.TITLE);
            visitor.page().waitForURL("**/table/**");
            var player = new TorresPlayer(visitor);
            player.begin();
            player.playMove();
            player.awaitTurn();
            visitor.selectMenuItem("Resign");
            visitor.button("Resign game").click();
            assertThat(visitor.region("Result")).containsText("resigned");
            assertEquals(List.of(), visitor.errors());
        }
    }
}
