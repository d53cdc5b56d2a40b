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

/** Three people in browsers of their own: tables that show by themselves, a seat that is freed, a line that freezes. */
@Order(1)
final class ThreePeopleTest extends BrowserTest {
    private static final String OPEN_A_TABLE = """
            async (wish) => (await (await fetch('/api/tables', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(wish),
            })).json()).id
            """;

    /** Makes a table that everybody finds, and goes there. */
    private static String host(Visitor visitor, int players) {
        visitor.open("/");
        String id = (String)
                visitor.page().evaluate(OPEN_A_TABLE, Map.of("game", "torres", "players", players, "listed", true));
        visitor.open("/table/" + id);
        return id;
    }

    @Test
    void theyMeetAtTheGateAndTheHostFreesASeat() {
        try (Visitor ann = visitor();
                Visitor ben = visitor(390, 844, ColorScheme.DARK);
                Visitor cleo = visitor()) {
            ben.open("/");
            ben.page().getByText("Open tables").waitFor();
            String id = host(ann, 3);
            Locator shown = ben.page().locator("a[href='/table/" + id + "']");
            shown.click(); // it has come by itself
            ben.button("Sit down").first().click();
            assertThat(ann.button("Free the seat")).hasCount(1);
            cleo.open("/table/" + id);
            cleo.button("Sit down").first().click();
            assertThat(ann.button("Free the seat")).hasCount(2);
            ann.button("Free the seat").first().click();
            ben.button("Sit down").first().click();
            ann.begin();
            assertThat(ben.page().getByText("is to move").first()).isVisible();
            assertEquals(List.of(), ann.complaints());
            assertEquals(List.of(), ben.complaints());
        }
    }

    @Test
    void aLineThatFreezesIsSaidAndComesBack() {
        try (Visitor ann = visitor(390, 844, ColorScheme.LIGHT);
                Visitor ben = visitor()) {
            var frozen = new AtomicBoolean();
            var unanswered = new AtomicInteger();
            freezable(ann.page(), frozen, unanswered);
            String id = host(ann, 2);
            ben.open("/table/" + id);
            ben.button("Sit down").first().click();
            ann.begin();
            frozen.set(true);
            Locator warning = ann.page().locator("[data-region=bar] [role=alert]");
            warning.waitFor();
            ann.page().waitForCondition(() -> unanswered.get() > 1);
            assertThat(warning).isVisible(); // though another line was opened, on which nothing is heard
            frozen.set(false);
            assertThat(warning).hasCount(0);
            assertEquals(List.of(), ann.complaints());
        }
    }

    /** No wire tells that it was cut: nothing comes and nothing goes, and nobody hangs up. */
    private static void freezable(Page page, AtomicBoolean frozen, AtomicInteger unanswered) {
        page.routeWebSocket("**/ws", line -> {
            if (frozen.get()) {
                unanswered.incrementAndGet();
                return; // taken, and never answered
            }
            WebSocketRoute server = line.connectToServer();
            line.onMessage(frame -> {
                if (!frozen.get()) {
                    server.send(frame.text());
                }
            });
            server.onMessage(frame -> {
                if (!frozen.get()) {
                    line.send(frame.text());
                }
            });
        });
    }

    @Test
    void whoPlaysAgainSitsWhereTheySat() {
        try (Visitor ann = visitor();
                Visitor ben = visitor()) {
            String id = host(ann, 2);
            ben.open("/table/" + id);
            ben.button("Sit down").first().click();
            ann.begin();
            ann.giveUp();
            assertThat(ann.region("Result")).containsText("gave up");
            ann.button("Play again").click();
            assertThat(ann.page().getByText("has not come yet")).isVisible();
            ben.page().getByText("sit down there").click();
            ben.button("Play again").click();
            ann.awaitBoard();
            ben.awaitBoard();
        }
    }

    /** A bot plays on for who gives up, but the result is theirs, and so is playing again. */
    @Test
    void ofThreeWhoGaveUpIsNamedAndPlaysAgain() {
        try (Visitor ann = visitor();
                Visitor ben = visitor();
                Visitor cleo = visitor(390, 844, ColorScheme.DARK)) {
            String id = host(ann, 3);
            for (Visitor other : List.of(ben, cleo)) {
                other.open("/table/" + id);
                other.button("Sit down").first().click();
            }
            ann.begin();
            cleo.awaitBoard();
            String name = (String) cleo.page().evaluate("async () => (await (await fetch('/api/me')).json()).name");
            for (String step : List.of("Menu", "Resign", "Give up")) {
                cleo.button(step).click();
            }
            assertThat(ann.page().getByText("for " + name + " who gave up")).isVisible();
            ben.giveUp();
            for (Visitor each : List.of(ann, ben, cleo)) {
                assertThat(each.region("Result")).containsText(name + " (gave up)");
            }
            cleo.button("Play again").click();
            assertThat(cleo.page().getByText("has not come yet")).hasCount(2);
            assertEquals(List.of(), cleo.complaints());
        }
    }
}
