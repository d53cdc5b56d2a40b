package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.LoginBackoff;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;
import org.merlon.server.web.http.Route;

/** Attacks on names, passwords, cookies and tokens, through the routes. */
final class IdentityAttackTest {
    private static final String PASSWORD = "moat and drawbridge";

    private static String login(String name, String password) {
        return "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}";
    }

    @Test
    void ownerRevokesTokenAndDeletesBotByName() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client owner = server.member("Rosamund");
            String token =
                    owner.post("/api/bots", "{\"name\":\"Siege-engine\"}").ok().text("token");
            Client bot = server.stranger().withToken(token);
            WebSocketClient webSocket = bot.openWebSocket();
            String renewed =
                    owner.post("/api/bots/siege-ENGINE/token", "{}").ok().text("token");
            assertEquals(1008, webSocket.closeCode());
            bot.get("/api/me").refused(403);
            Client again = server.stranger().withToken(renewed);
            WebSocketClient second = again.openWebSocket();
            server.member("Griselda").post("/api/bots/Siege-engine/token", "{}").refused(404);
            owner.send("DELETE", "/api/bots/Siege-engine", "{}").ok();
            assertEquals(1008, second.closeCode());
            again.get("/api/me").refused(403);
            assertFalse(owner.get("/api/bots").ok().body().contains("Siege"));
        }
    }

    @Test
    void deletingAccountDeletesItsBots() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client owner = server.member("Rosamund");
            String token =
                    owner.post("/api/bots", "{\"name\":\"Siege-engine\"}").ok().text("token");
            Client bot = server.stranger().withToken(token);
            String id = bot.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
            WebSocketClient webSocket = bot.openWebSocket().send(TestTables.watchMessage(id));
            webSocket.expect("table");
            owner.post("/api/forget-me", "{\"password\":\"" + PASSWORD + "\"}").ok();
            assertEquals(1008, webSocket.closeCode());
            bot.get("/api/me").refused(403);
            assertEquals(1008, bot.openRawWebSocket().closeCode());
        }
    }

    @Test
    void loginAttemptsCountForAllSpellingsOfName() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            server.member("Rosamund");
            List<String> spellings = List.of("Rosamund", " rosamund", "ROSAMUND  ", "Ｒｏｓａｍｕｎｄ", "rosa\uFF4Dund");
            Client guesser = server.stranger().fromAddress("203.0.113.7");
            for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS; i++) {
                guesser.post("/api/login", login(spellings.get(i), "not this one"))
                        .refused(403);
            }
            for (String spelling : spellings) {
                guesser.post("/api/login", login(spelling, PASSWORD)).refused(429);
            }
        }
    }

    @Test
    void passwordGuessingIsDelayedWithoutLockingOwnerOut() {
        var time = new AtomicLong();
        try (LiveServer server = LiveServer.strictBehindProxy(time::get)) {
            Client owner = server.member("Rosamund").fromAddress("198.51.100.1");
            owner.post("/api/logout", "{}").ok();
            Client guesser = server.stranger().fromAddress("203.0.113.7");
            for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS; i++) {
                guesser.post("/api/login", login("Rosamund", "guess " + i)).refused(403);
            }
            for (int wait = 2; wait <= 64; wait *= 2) {
                time.addAndGet(Duration.ofSeconds(wait).minusMillis(1).toNanos());
                guesser.post("/api/login", login("Rosamund", "too soon")).refused(429);
                time.addAndGet(Duration.ofMillis(1).toNanos());
                guesser.post("/api/login", login("Rosamund", "later")).refused(403);
            }
            // The owner can log in from another address, and with a known browser even from the attacker's.
            server.stranger()
                    .fromAddress("198.51.100.9")
                    .post("/api/login", login("Rosamund", PASSWORD))
                    .ok();
            Client home = owner.copy("merlon-device").fromAddress("203.0.113.7");
            home.post("/api/login", login("Rosamund", PASSWORD)).ok();
        }
    }

    @Test
    void distributedGuessingIsLimitedButKnownBrowserMayLogIn() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            Client owner = server.member("Rosamund").fromAddress("198.51.100.1");
            int tried = 0;
            int status = 403;
            for (int address = 1; address < 60 && status == 403; address++) {
                Client guesser = server.stranger().fromAddress("203.0.113." + address);
                for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS && status == 403; i++) {
                    status = guesser.post("/api/login", login("Rosamund", "guess"))
                            .status();
                    tried++;
                }
            }
            assertEquals(429, status);
            assertTrue(tried > 50 && tried < 200, "after " + tried);
            Client home = owner.copy("merlon-device");
            home.post("/api/login", login("Rosamund", PASSWORD)).ok();
            // A browser that is known for one account is not known for another.
            Client other = server.member("Griselda").fromAddress("198.51.100.3");
            other.copy("merlon-device")
                    .post("/api/login", login("Rosamund", "guess"))
                    .refused(429);
        }
    }

    @Test
    void guessingDoesNotLockOutKnownBrowserAtSameAddress() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            Client owner = server.member("Rosamund");
            Client guesser = server.stranger().fromAddress("203.0.113.7");
            int status = 403;
            for (int name = 0; name < 60 && status == 403; name++) {
                status = guesser.post("/api/login", login("Nobody" + name, "guess"))
                        .status();
            }
            assertEquals(429, status, "the address has tried enough");
            Client home = owner.copy("merlon-device").fromAddress("203.0.113.7");
            for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS - 1; i++) {
                home.post("/api/login", login("Rosamund", "forgotten")).refused(403);
            }
            home.post("/api/login", login("Rosamund", PASSWORD)).ok();
            int again = 200;
            for (int i = 0; i < 60 && again == 200; i++) {
                again = home.copy("merlon-device")
                        .post("/api/login", login("Rosamund", PASSWORD))
                        .status();
            }
            assertEquals(429, again, "which does not make hashes without end either");
        }
    }

    @Test
    void guessingFromOneAddressDoesNotFillHashingQueue() throws InterruptedException, ExecutionException {
        try (LiveServer server = LiveServer.strictBehindProxy();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Client owner = server.member("Rosamund");
            var queue = new LinkedBlockingQueue<Runnable>();
            server.useHashingExecutor(queue::add);
            var turnedAway = new AtomicInteger();
            int tries = 15;
            for (int i = 0; i < tries; i++) {
                String name = "Nobody" + i;
                var unused = threads.submit(() -> {
                    Client guesser = server.stranger().fromAddress("203.0.113.7");
                    if (guesser.post("/api/login", login(name, "guess")).status() == 429) {
                        turnedAway.incrementAndGet();
                    }
                });
            }
            try {
                assertTrue(
                        RawConnection.eventually(() -> turnedAway.get() == tries - ServerLimits.MAX_CONCURRENT_HASHES));
                assertEquals(ServerLimits.MAX_CONCURRENT_HASHES, queue.size());
                for (Client other : List.of(
                        server.stranger().fromAddress("198.51.100.9"),
                        owner.copy("merlon-device").fromAddress("203.0.113.7"))) {
                    int before = queue.size();
                    Future<ApiResponse> answer =
                            threads.submit(() -> other.post("/api/login", login("Rosamund", PASSWORD)));
                    assertTrue(RawConnection.eventually(() -> queue.size() > before || answer.isDone()));
                    while (!queue.isEmpty()) {
                        queue.take().run();
                    }
                    assertEquals(200, answer.get().status());
                }
            } finally {
                server.useHashingExecutor(Runnable::run);
                queue.forEach(Runnable::run);
            }
        }
    }

    /** Hashes that a bot's token caused used to pass by the limits and fill the queue for everybody. */
    @Test
    void noRouteHashesPasswordsForBots() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client bot = server.bot("Gargoyle");
            var hashes = new AtomicInteger();
            server.useHashingExecutor(task -> {
                hashes.incrementAndGet();
                task.run();
            });
            String password = "\"password\":\"" + PASSWORD + "\"";
            Map<String, String> bodies = Map.of(
                    "/api/forget-me", "{" + password + "}",
                    "/api/claim", "{\"name\":\"Rosamund\"," + password + "}",
                    "/api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"portcullis and keep\"}",
                    "/api/my/recovery", "{" + password + "}");
            bodies.forEach((path, body) -> {
                int status = bot.post(path, body).status();
                assertTrue(status == 403 || status == 422, path + " " + status);
            });
            assertEquals(0, hashes.get());
            bot.get("/api/me").ok();
        }
    }

    /** Whatever hashes a password takes its turn with others of its address. */
    @Test
    void everyRouteThatHashesIsLimitedByAddress() throws InterruptedException, ExecutionException {
        Map<String, String> bodies = Map.of(
                "/api/forget-me", "{\"password\":\"" + PASSWORD + "\"}",
                "/api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"portcullis and keep\"}",
                "/api/my/recovery", "{\"password\":\"" + PASSWORD + "\"}",
                "/api/login", login("Rosamund", PASSWORD),
                "/api/recover", "{\"name\":\"Rosamund\",\"code\":\"guess\",\"password\":\"portcullis and keep\"}",
                "/api/claim", "{\"name\":\"Isabella\",\"password\":\"" + PASSWORD + "\"}");
        for (Map.Entry<String, String> each : bodies.entrySet()) {
            try (LiveServer server = LiveServer.strictBehindProxy();
                    var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                boolean asGuest = each.getKey().equals("/api/claim");
                Client client = asGuest ? server.guest() : server.member("Rosamund");
                var queue = new LinkedBlockingQueue<Runnable>();
                server.useHashingExecutor(queue::add);
                var limited = new AtomicInteger();
                int tries = ServerLimits.MAX_CONCURRENT_HASHES + 2;
                for (int i = 0; i < tries; i++) {
                    Client copy = client.copy("");
                    var unused = threads.submit(() -> {
                        if (copy.post(each.getKey(), each.getValue()).status() == 429) {
                            limited.incrementAndGet();
                        }
                    });
                }
                assertTrue(RawConnection.eventually(() -> limited.get() > 0 && queue.size() + limited.get() == tries));
                assertTrue(queue.size() <= ServerLimits.MAX_CONCURRENT_HASHES, each.getKey());
                server.useHashingExecutor(Runnable::run);
                queue.forEach(Runnable::run);
            }
        }
    }

    @Test
    void sessionDoesNotAllowPasswordGuessing() {
        Map<String, String> attempts = Map.of(
                "/api/password", "{\"old\":\"guess\",\"new\":\"portcullis and keep\"}",
                "/api/forget-me", "{\"password\":\"guess\"}");
        attempts.forEach((path, wrong) -> {
            try (LiveServer server = LiveServer.strictBehindProxy()) {
                Client thief = server.member("Rosamund"); // known browsers are limited too
                for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS; i++) {
                    thief.post(path, wrong).refused(403);
                }
                thief.post(path, wrong).refused(429);
                thief.post(path, wrong.replace("guess", PASSWORD)).refused(429);
            }
        });
    }

    @Test
    void refusesLookalikeNames() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client owner = server.member("Alice");
            server.member("СОВА");
            server.member("Edward");
            for (String name : List.of(
                    "Аlice", "AIice", "A1ice", "Alice.", "A-lice", "ALICE", "COBA", "Аdmin", "adrnin", "Eclvvarcl")) {
                server.guest().post("/api/claim", login(name, PASSWORD)).refused(422);
                owner.post("/api/bots", "{\"name\":\"" + name + "\"}").refused(422);
            }
            server.member("Alicia");
        }
    }

    @Test
    void onlySameSitePostCreatesGuest() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client victim = server.stranger();
            victim.headers.put("Origin", "https://evil.example");
            for (Route route : server.routes()) {
                String path = route.path()
                        .replace("{id}", "nothing")
                        .replace("{number}", "1")
                        .replace("{name}", "nobody");
                ApiResponse response = victim.send(route.method().name(), path, route.changesSomething() ? "{}" : null);
                assertFalse(response.headers().firstValue("Set-Cookie").isPresent(), route.path());
            }
            assertEquals(0, server.memory().countPeople());
            Client first = server.stranger();
            assertEquals(0, list(first.get("/api/my/tables").ok()).size());
            assertEquals(
                    Data.Null.NULL,
                    first.get("/api/my/next").ok().json().fields().get("table"));
            assertEquals(0, server.memory().countPeople());
            first.post("/api/tables", "{\"game\":\"torres\"}").ok();
            assertEquals(1, server.memory().countPeople());
            assertEquals(1, list(first.get("/api/my/tables").ok()).size());
        }
    }

    private static List<Data> list(ApiResponse response) {
        return response.json().fields().get("tables") instanceof Data.Arr tables ? tables.items() : List.of();
    }

    @Test
    void claimingAccountInvalidatesGuestCookie() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            Client thief = ann.copy("");
            WebSocketClient webSocket = thief.openWebSocket();
            ann.post("/api/claim", login("Rosamund", PASSWORD)).ok();
            assertEquals(1008, webSocket.closeCode(), "not even over a socket that was open");
            assertEquals(
                    Data.Null.NULL, thief.get("/api/me").ok().json().fields().get("name"));
            Client member = ann.copy("");
            ann.post("/api/login", login("Rosamund", PASSWORD)).ok();
            assertEquals(
                    Data.Null.NULL,
                    member.get("/api/me").ok().json().fields().get("name"),
                    "a cookie that was replaced is good for nothing");
        }
    }

    /** A browser that is known may try passwords where others must wait, so a thief's must not stay known. */
    @Test
    void newPasswordEndsDeviceCookies() {
        try (LiveServer server = LiveServer.strictBehindProxy()) {
            Client ann = server.member("Rosamund");
            Client thief = ann.copy("merlon-device").fromAddress("203.0.113.7");
            String next = "portcullis and keep";
            ann.post("/api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"" + next + "\"}")
                    .ok();
            Client home = ann.copy("merlon-device").fromAddress("203.0.113.7");
            int status = 403;
            for (int i = 0; i < 2 * LoginBackoff.FREE_ATTEMPTS && status == 403; i++) {
                status = server.stranger()
                        .fromAddress("203.0.113.7")
                        .post("/api/login", login("Rosamund", "guess"))
                        .status();
            }
            assertEquals(429, status, "the address has to wait");
            thief.post("/api/login", login("Rosamund", next)).refused(429);
            home.post("/api/login", login("Rosamund", next)).ok();
        }
    }

    @Test
    void changingPasswordEndsOtherSessions() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.member("Rosamund");
            Client thief = ann.copy("");
            WebSocketClient webSocket = thief.openWebSocket();
            ann.post("/api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"portcullis and keep\"}")
                    .ok();
            assertEquals(1008, webSocket.closeCode());
            assertEquals(
                    Data.Null.NULL, thief.get("/api/me").ok().json().fields().get("name"));
            assertEquals("Rosamund", ann.get("/api/me").ok().text("name"));
        }
    }

    @Test
    void ratingsCannotBeFarmed() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client guest = server.guest();
            assertTrue(guest.post("/api/tables", "{\"game\":\"torres\",\"rated\":true}")
                    .refused(403)
                    .text("reason")
                    .contains("account"));
            Client ann = server.member("Rosamund");
            Client ben = server.member("Griselda");
            for (int i = 0; i < 15; i++) {
                String id = TestTables.startGame(ann, ben, "{\"game\":\"torres\",\"rated\":true}");
                ben.command(id, "resign", "{}").ok();
            }
            String table = ann.post("/api/tables", "{\"game\":\"torres\",\"rated\":true,\"listed\":true}")
                    .ok()
                    .text("id");
            guest.command(table, "join", "{}").refused(403);
            for (String name : List.of("Rosamund", "Griselda")) {
                assertTrue(server.stranger()
                        .get("/api/players/" + URLEncoder.encode(name, StandardCharsets.UTF_8))
                        .ok()
                        .body()
                        .contains("\"ratings\":[]"));
            }
        }
    }
}
