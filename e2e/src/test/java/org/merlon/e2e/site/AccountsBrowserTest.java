package org.merlon.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.Browsers;
import org.merlon.e2e.ScreenProfile;
import org.merlon.e2e.Visitor;

/** Tests accounts and contacts: names, profiles, challenges, notes, notifications, invitation links, password recovery. */
@Order(1)
final class AccountsBrowserTest extends BrowserTest {
    private static final String PASSWORD = "moat and drawbridge";

    /** The number of attempts to send a notification, because the worker may not be listening yet. */
    private static final int MAX_PUSH_ATTEMPTS = 60;

    /** The milliseconds between two attempts. */
    private static final double PUSH_INTERVAL_MILLIS = 1000;

    /** Returns a unique name, because all tests share the server's accounts. */
    private static String uniqueName(String prefix) {
        return prefix + ThreadLocalRandom.current().nextInt(100_000, 1_000_000);
    }

    /** Signs up with a name; returns the recovery code, which is shown only once. */
    private static String signUp(Visitor visitor, String name) {
        visitor.open("/signup");
        visitor.page().getByLabel("Username").fill(name);
        visitor.page().getByLabel("Password").fill(PASSWORD);
        visitor.button("Sign up").click();
        Locator code = visitor.page().locator("section code");
        assertThat(code).isVisible();
        return code.textContent();
    }

    @Test
    void friendsChallengeEachOtherAndPlay() {
        String ann = uniqueName("Annika");
        String ben = uniqueName("Bertram");
        try (var host = visitor();
                var guest = visitor()) {
            signUp(host, ann);
            signUp(guest, ben);
            host.open("/player/" + ben);
            assertThat(host.page().getByText("online")).isVisible();
            host.button("Follow").click();
            assertThat(host.button("Unfollow")).isVisible();
            host.open("/friends");
            assertThat(host.page().locator("a.name")).hasText(ben);
            host.button("Challenge").click();
            host.page().locator("dialog").getByText("Challenge").last().click();
            assertThat(host.page().getByText("Seat 2 is reserved for " + ben)).isVisible();
            guest.open("/");
            assertThat(guest.page().getByText(ann + " challenges you to a game of Torres."))
                    .isVisible();
            guest.page().getByText("Go to the table").click();
            guest.button("Sit down").first().click();
            host.startGame();
            host.awaitBoard();
            host.selectMenuItem("Your note");
            host.page().locator("dialog textarea").fill("He begins in the corner.");
            host.button("Save").click();
            assertThat(host.page().locator("dialog"))
                    .hasCount(0); // saved; leaving the page earlier would lose the note
            host.open("/notes");
            assertThat(host.page().getByText("He begins in the corner.")).isVisible();
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    @Test
    void recoveryCodeResetsThePassword() {
        String name = uniqueName("Cleo");
        try (var before = visitor();
                var after = visitor()) {
            String code = signUp(before, name);
            after.open("/recover");
            after.page().getByLabel("Username").fill(name);
            after.page().getByLabel("Recovery code").fill(code);
            after.page().getByLabel("New password").fill("portcullis and keep");
            after.button("Set new password").click();
            assertThat(after.page().locator("section code")).isVisible();
            after.open("/account");
            after.button("Delete account").click();
            after.page().locator("dialog input").fill("wrong password");
            after.page().locator("dialog").getByText("Delete account").click();
            assertThat(after.page().locator("dialog [role=alert]")).isVisible();
            after.page().locator("dialog input").fill("portcullis and keep");
            after.page().locator("dialog").getByText("Delete account").click();
            assertThat(after.button("Log in")).isVisible();
        }
    }

    /** Delivers push messages with the browser's developer tools, because there is no push service. */
    @Test
    void notificationIsShownUnlessItsPageIsOpen() {
        try (var browsers = Browsers.complete();
                var visitor = offlineVisitor(browsers.browser())) {
            Page page = visitor.page();
            page.context().grantPermissions(List.of("notifications"));
            visitor.open("/notices");
            visitor.button("Notify me in this browser").click();
            assertThat(page.locator("main [role=alert]"))
                    .containsText("Notifications cannot be turned on at the moment");
            var tools = page.context().newCDPSession(page);
            var registration = new CompletableFuture<String>();
            tools.on("ServiceWorker.workerRegistrationUpdated", event -> {
                JsonArray all = event.getAsJsonArray("registrations");
                if (!all.isEmpty()) {
                    registration.complete(
                            all.get(0).getAsJsonObject().get("registrationId").getAsString());
                }
            });
            tools.send("ServiceWorker.enable");
            page.waitForCondition(registration::isDone);
            page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
            String expected = "Your turn: Torres with Ben: /table/elsewhere";
            for (int i = 0;
                    i < MAX_PUSH_ATTEMPTS && notifications(page).isEmpty();
                    i++) { // messages before the worker listens are lost
                if (i > 0) {
                    Visitor.noteRepetition("a push message");
                }
                push(page, tools, registration.join(), "/table/elsewhere");
                page.waitForTimeout(PUSH_INTERVAL_MILLIS);
            }
            assertEquals(List.of(expected), notifications(page));
            push(page, tools, registration.join(), "/notices"); // no notification for a page that is open
            push(page, tools, registration.join(), "/table/another");
            page.waitForCondition(() -> notifications(page).size() > 1);
            assertEquals(
                    Set.of(expected, "Your turn: Torres with Ben: /table/another"), Set.copyOf(notifications(page)));
        }
    }

    private static void push(Page page, CDPSession tools, String registration, String path) {
        var message = new JsonObject();
        message.addProperty("title", "Your turn");
        message.addProperty("text", "Torres with Ben");
        message.addProperty("path", path);
        var delivery = new JsonObject();
        delivery.addProperty("origin", URI.create(page.url()).resolve("/").toString());
        delivery.addProperty("registrationId", registration);
        delivery.addProperty("data", message.toString());
        tools.send("ServiceWorker.deliverPushMessage", delivery);
    }

    /** Returns the current notifications with their paths. */
    private static List<String> notifications(Page page) {
        var all = (List<?>) page.evaluate("""
                async () => (await (await navigator.serviceWorker.ready).getNotifications())
                  .map(({ title, body, data }) => [title, body, data].join(': '))
                """);
        return all.stream().map(String::valueOf).toList();
    }

    /** A server in a local network has no https, so its pages have no secure context. */
    @Test
    void linkIsCopiedWithoutASecureContext() {
        try (var visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.open("/");
            Page page = visitor.page();
            page.navigate(page.url().replace("localhost", "house.test"));
            assertEquals(false, page.evaluate("isSecureContext"));
            page.getByText("Play with friends").first().click();
            String link = visitor.invitation();
            assertTrue(link.startsWith("http://house.test:"), link);
            visitor.button("Copy link").click();
            assertThat(visitor.button("Copied")).isFocused();
            assertEquals(link, pasteClipboard(page));
            page.reload();
            page.evaluate("document.execCommand = () => false"); // a browser that does not let pages copy
            visitor.button("Copy link").click();
            assertThat(page.getByText("The link is selected")).isVisible();
            assertEquals(link, page.evaluate("getSelection().toString()"));
        }
    }

    /** Pastes the clipboard into a text field and returns its value. */
    private static String pasteClipboard(Page page) {
        page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'friend' }))");
        Locator friend = page.locator("#friend");
        friend.press("ControlOrMeta+v");
        return friend.inputValue();
    }

    /** The number of rated games needed for the leaderboard of the season. */
    private static final int RATED_GAMES = 5;

    /** Plays moves over the API while it is the caller's turn; returns their number, or -1 if the game is over. */
    private static final String PLAY_TURN_SCRIPT = """
            async (id) => {
              const ask = async (path, body) => (await fetch(`/api/tables/${id}${path}`,
                body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
              let table = await ask('');
              let moves = 0;
              for (; table.phase === 'playing' && table.legal?.length; moves++) {
                table = await ask('/move', { number: table.number, move: table.legal[0] });
              }
              return table.phase === 'playing' ? moves : -1;
            }
            """;

    private static final String POST_SCRIPT = """
            async ([path, body]) => (await fetch(path,
              { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
            """;

    private static String post(Visitor visitor, String path, Map<String, ?> body, String field) {
        var response = (Map<?, ?>) visitor.page().evaluate(POST_SCRIPT, List.of(path, body));
        return String.valueOf(response.get(field));
    }

    /** Plays a rated game with enough moves to count, then one of the players resigns. */
    private static void playRated(Visitor host, Visitor guest, Visitor loser) {
        var request = Map.of("game", "torres", "rated", true, "listed", true);
        String table = post(host, "/api/tables", request, "id");
        post(guest, "/api/tables/" + table + "/join", Map.of(), "id");
        post(host, "/api/tables/" + table + "/start", Map.of(), "id");
        int minMoves = 0;
        for (int turn = 0; minMoves < 8 && turn < 40; turn++) { // games with fewer moves do not count
            int byHost = (int) host.page().evaluate(PLAY_TURN_SCRIPT, table);
            int byGuest = (int) guest.page().evaluate(PLAY_TURN_SCRIPT, table);
            assertTrue(byHost >= 0 && byGuest >= 0, "over before anybody gave up");
            minMoves += Math.min(byHost, byGuest);
        }
        post(loser, "/api/tables/" + table + "/resign", Map.of(), "id");
    }

    @Test
    void accountPagesAreAccessible() {
        String ann = uniqueName("Annika");
        try (var visitor = visitor();
                var other = visitor()) {
            signUp(visitor, ann);
            ScreenProfile.checkBriefly(visitor, "account-code");
            signUp(other, uniqueName("Bertram"));
            for (int game = 0; game < RATED_GAMES; game++) {
                playRated(visitor, other, game % 2 == 0 ? other : visitor);
            }
            visitor.open("/leaders");
            assertThat(visitor.page().locator("main table a").getByText(ann)).isVisible();
            visitor.open("/player/" + ann);
            assertThat(visitor.page().locator("main figure circle")).hasCount(RATED_GAMES);
            visitor.open("/finished");
            Locator player = visitor.page().locator("#player");
            player.fill(ann);
            player.press("Enter");
            assertThat(visitor.page().locator("main li a")).hasCount(RATED_GAMES);
            for (String path : List.of(
                    "leaders",
                    "finished",
                    "friends",
                    "notes",
                    "bots",
                    "notices",
                    "recover",
                    "account",
                    "player/" + ann)) {
                visitor.open("/" + path);
                assertThat(visitor.page().locator("main h1")).isVisible();
                ScreenProfile.checkBriefly(visitor, "people-" + path.split("/", 2)[0]);
            }
            assertEquals(List.of(), visitor.errors());
        }
    }
}
