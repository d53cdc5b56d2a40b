package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Tests several people in separate browsers: live lobby updates, freeing seats, frozen connections, playing again. */
@Order(1)
final class MultiplayerTest extends BrowserTest {
    private static final String CREATE_TABLE_SCRIPT = """
            async (wish) => (await (await fetch('/api/tables', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(wish),
            })).json()).id
            """;

    /** Creates a listed table and opens it. */
    private static String createTable(Visitor visitor, int players) {
        visitor.open("/");
        String id = (String) visitor.page()
                .evaluate(CREATE_TABLE_SCRIPT, Map.of("game", "torres", "players", players, "listed", true));
        visitor.open("/table/" + id);
        return id;
    }

    @Test
    void lobbyShowsNewTablesAndHostFreesASeat() {
        try (Visitor ann = visitor();
                Visitor ben = visitor(390, 844, ColorScheme.DARK);
                Visitor cleo = visitor()) {
            ben.open("/");
            ben.page().getByText("Open tables").waitFor();
            String id = createTable(ann, 3);
            Locator shown = ben.page().locator("a[href='/table/" + id + "']");
            shown.click(); // it appeared without a reload
            ben.button("Sit down").first().click();
            assertThat(ann.button("Remove from seat")).hasCount(1);
            cleo.open("/table/" + id);
            cleo.button("Sit down").first().click();
            assertThat(ann.button("Remove from seat")).hasCount(2);
            ann.button("Remove from seat").first().click();
            ben.button("Sit down").first().click();
            ann.startGame();
            assertThat(ben.page().getByText("is to move").first()).isVisible();
            assertEquals(List.of(), ann.errors());
            assertEquals(List.of(), ben.errors());
        }
    }

    @Test
    void frozenConnectionIsShownAndRecovers() {
        try (Visitor ann = visitor(390, 844, ColorScheme.LIGHT);
                Visitor ben = visitor()) {
            var frozen = new AtomicBoolean();
            var unanswered = new AtomicInteger();
            makeFreezable(ann.page(), frozen, unanswered);
            String id = createTable(ann, 2);
            ben.open("/table/" + id);
            ben.button("Sit down").first().click();
            ann.startGame();
            frozen.set(true);
            Locator warning = ann.page().locator("[data-region=bar] [role=alert]");
            warning.waitFor();
            ann.page().waitForCondition(() -> unanswered.get() > 1);
            assertThat(warning).isVisible(); // although another connection was opened, which receives nothing
            frozen.set(false);
            assertThat(warning).hasCount(0);
            assertEquals(List.of(), ann.errors());
        }
    }

    /** Makes a page's WebSocket freezable: then nothing is sent or received, and the connection is not closed. */
    private static void makeFreezable(Page page, AtomicBoolean frozen, AtomicInteger unanswered) {
        page.routeWebSocket("**/ws", socket -> {
            if (frozen.get()) {
                unanswered.incrementAndGet();
                return; // accepted but never answered
            }
            WebSocketRoute server = socket.connectToServer();
            socket.onMessage(frame -> {
                if (!frozen.get()) {
                    server.send(frame.text());
                }
            });
            server.onMessage(frame -> {
                if (!frozen.get()) {
                    socket.send(frame.text());
                }
            });
        });
    }

    @Test
    void rematchReservesTheSeats() {
        try (Visitor ann = visitor();
                Visitor ben = visitor()) {
            String id = createTable(ann, 2);
            ben.open("/table/" + id);
            ben.button("Sit down").first().click();
            ann.startGame();
            ann.resign();
            assertThat(ann.region("Result")).containsText("resigned");
            ann.button("Play again").click();
            assertThat(ann.page().getByText("has not arrived yet")).isVisible();
            ben.page().getByText("join them").click();
            ben.button("Play again").click();
            ann.awaitBoard();
            ben.awaitBoard();
        }
    }

    /** A bot replaces a player who resigns, but the result and the right to play again stay with that player. */
    @Test
    void resignedPlayerIsNamedAndMayPlayAgain() {
        try (Visitor ann = visitor();
                Visitor ben = visitor();
                Visitor cleo = visitor(390, 844, ColorScheme.DARK)) {
            String id = createTable(ann, 3);
            for (Visitor other : List.of(ben, cleo)) {
                other.open("/table/" + id);
                other.button("Sit down").first().click();
            }
            ann.startGame();
            cleo.awaitBoard();
            String name = (String) cleo.page().evaluate("async () => (await (await fetch('/api/me')).json()).name");
            for (String step : List.of("Menu", "Resign", "Resign game")) {
                cleo.button(step).click();
            }
            assertThat(ann.page().getByText("for " + name + " who resigned")).isVisible();
            ben.resign();
            for (Visitor each : List.of(ann, ben, cleo)) {
                assertThat(each.region("Result")).containsText(name + " (resigned)");
            }
            cleo.button("Play again").click();
            assertThat(cleo.page().getByText("has not arrived yet")).hasCount(2);
            assertEquals(List.of(), cleo.errors());
        }
    }
}
