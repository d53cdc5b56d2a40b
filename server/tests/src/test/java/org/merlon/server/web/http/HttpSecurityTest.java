package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.LoginBackoff;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.WebSocketClient;

/** Requests over a limit, from other sites or to unknown routes are refused with a reason. */
final class HttpSecurityTest {
    private static final List<String> HEADERS = List.of(
            "Content-Security-Policy",
            "X-Content-Type-Options",
            "Referrer-Policy",
            "X-Frame-Options",
            "Permissions-Policy",
            "Cross-Origin-Opener-Policy",
            "Cross-Origin-Resource-Policy");

    private static String textOfLength(int length) {
        return "x".repeat(length);
    }

    @Test
    void everyResponseHasSecurityHeaders() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            var answers = new java.util.ArrayList<ApiResponse>();
            for (String path :
                    List.of("/api", "/api/openapi.json", "/healthz", "/metrics", "/nothing", "/api/nothing")) {
                answers.add(ann.get(path));
            }
            for (Route route : server.routes()) {
                answers.add(ann.send(route.method().name(), route.path().replaceAll("[{}]", ""), null));
            }
            answers.add(ann.send("PATCH", "/api/me", "{}"));
            answers.add(ann.send("DELETE", "/api/tables", null));
            answers.add(ann.get("/ws"));
            answers.add(ann.get("/../../etc/passwd"));
            for (ApiResponse response : answers) {
                for (String header : HEADERS) {
                    assertTrue(response.headers().firstValue(header).isPresent(), header + " in " + response);
                }
                assertFalse(response.headers().firstValue("Server").isPresent(), response.toString());
                assertTrue(response.status() < 500, response.toString());
                String policy =
                        response.headers().firstValue("Content-Security-Policy").orElse("");
                assertFalse(policy.contains("unsafe"), policy);
            }
        }
    }

    @Test
    void refusesUnknownPathsAndMethods() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            ann.get("/api/nothing").refused(404);
            ann.get("/nothing").refused(404);
            ann.get("/api/tables/nothing").refused(404);
            ann.send("DELETE", "/api/me", null).refused(405);
            ann.send("PUT", "/api/tables", "{}").refused(405);
            ann.post("/api/tables", "not json").refused(422);
            ann.post("/api/tables", "[]").refused(422);
            ann.post("/api/tables", "{\"game\":\"chess\"}").refused(422);
            ann.post("/api/tables", "{\"game\":\"torres\",\"more\":1}").refused(422);
        }
    }

    /** Javalin follows this header, so a check that looks at the request's method would see another one. */
    @Test
    void refusesMethodOverrideAndUnknownMethods() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.member("Annette");
            ann.post("/api/bots", "{\"name\":\"Gargoyle\"}").ok();
            ann.headers.put("X-HTTP-Method-Override", "DELETE");
            ann.post("/api/bots/Gargoyle", "{}").refused(400);
            ann.get("/api/bots/Gargoyle").refused(400);
            ann.headers.remove("X-HTTP-Method-Override");
            assertTrue(ann.get("/api/bots").ok().body().contains("Gargoyle"));
            ann.send("BREW", "/api/bots", "{}").refused(405);
        }
    }

    @Test
    void largeBodiesAndFramesAreRefused() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            ann.post("/api/tables", "{\"game\":\"" + textOfLength(ServerLimits.MAX_BODY_BYTES) + "\"}")
                    .refused(413);
            WebSocketClient webSocket = ann.openWebSocket();
            webSocket.send("{\"type\":\"say\",\"table\":\"" + textOfLength(ServerLimits.MAX_FRAME_BYTES) + "\"}");
            assertEquals(1009, webSocket.closeCode());
            WebSocketClient binary = ann.openWebSocket().sendBytes(new byte[10]);
            assertEquals(1008, binary.closeCode());
        }
    }

    @Test
    void limitsRequestAndMessageRates() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            WebSocketClient webSocket = ann.openWebSocket();
            for (int i = 0; i < ServerLimits.SOCKET_MESSAGES_PER_PERSON.burst(); i++) {
                webSocket.send("{\"type\":\"ping\"}").await("pong");
            }
            webSocket.send("{\"type\":\"ping\"}");
            assertEquals(1008, webSocket.closeCode());
            for (int i = 0; i < ServerLimits.REQUESTS_PER_PERSON.burst(); i++) {
                ann.get("/api/me").ok();
            }
            ann.get("/api/me").refused(429);
        }
    }

    @Test
    void limitsRequestsToSystemEndpoints() {
        for (String path :
                List.of("/api/openapi.json", "/metrics", "/healthz", "/readyz", "/.well-known/merlon-keys.json")) {
            try (LiveServer server = LiveServer.strict()) {
                Client eve = server.stranger();
                for (int i = 0; i < ServerLimits.REQUESTS_PER_PERSON.burst(); i++) {
                    assertEquals(200, eve.get(path).status(), path);
                }
                eve.get(path).refused(429);
            }
        }
    }

    @Test
    void limitsTablesChatWebSocketsAndLogins() {
        try (LiveServer server = LiveServer.strict()) {
            Client ann = server.guest();
            for (int i = 0; i < ServerLimits.NEW_TABLES_PER_PERSON.burst(); i++) {
                ann.post("/api/tables", "{\"game\":\"torres\"}").ok();
            }
            ann.post("/api/tables", "{\"game\":\"torres\"}").refused(429);
            String id = ann.get("/api/my/tables").body().replaceAll("(?s).*?\"id\":\"(.*?)\".*", "$1");
            for (int i = 0; i < ServerLimits.CHAT_LINES.burst(); i++) {
                ann.command(id, "chat", "{\"text\":\"hello\"}").ok();
            }
            ann.command(id, "chat", "{\"text\":\"hello\"}").refused(429);
            ann.command(id, "chat", "{\"text\":\"" + textOfLength(ServerLimits.MAX_CHAT_LENGTH + 1) + "\"}")
                    .refused(429);
            String attachment = "{\"seat\":0,\"part\":\"wall-1\",\"content\":[]}";
            String attachments = "/api/tables/" + id + "/attachment";
            for (int i = 0; i < ServerLimits.ATTACHMENTS.burst(); i++) {
                ann.send("PUT", attachments, attachment).refused(422); // the game has not started
            }
            ann.send("PUT", attachments, attachment).refused(429);
            for (int i = 0; i < ServerLimits.MAX_CONNECTIONS_PER_PERSON; i++) {
                ann.openWebSocket();
            }
            assertEquals(1008, ann.openRawWebSocket().closeCode());
            Client ben = server.stranger();
            String wrong = "{\"name\":\"somebody\",\"password\":\"not this one\"}";
            for (int i = 0; i < LoginBackoff.FREE_ATTEMPTS; i++) {
                ben.post("/api/login", wrong).refused(403);
            }
            ben.post("/api/login", wrong.replace("some", "SOME")).refused(429);
        }
    }

    @Test
    void otherSitesCannotActForAVisitor() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            ann.headers.put("Origin", "https://evil.example");
            ann.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
            assertEquals(1008, ann.openRawWebSocket().closeCode());
            ann.get("/api/me").ok();
            ann.headers.remove("Origin");
            ann.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
            assertEquals(1008, ann.openRawWebSocket().closeCode());
            ann.headers.put("Origin", "null");
            ann.post("/api/tables", "{\"game\":\"torres\"}").refused(403);
            Client wrongToken = server.stranger().withToken("guess");
            wrongToken.get("/api/me").refused(403);
            assertEquals(1008, wrongToken.openRawWebSocket().closeCode());
        }
    }

    @Test
    void cookieIsHttpOnlyAndSameSite() {
        try (LiveServer plain = LiveServer.inMemory();
                LiveServer secure = LiveServer.strict("https://play.example")) {
            String cookie = plain.stranger()
                    .post("/api/visit", "{}")
                    .headers()
                    .firstValue("Set-Cookie")
                    .orElse("");
            for (String flag : List.of("; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=")) {
                assertTrue(
                        cookie.toLowerCase(java.util.Locale.ROOT).contains(flag.toLowerCase(java.util.Locale.ROOT)),
                        cookie);
            }
            assertFalse(cookie.contains("Secure"), "it would be lost on a plain address");
            Client ann = secure.stranger();
            ann.headers.put("Origin", "https://play.example");
            assertTrue(ann.post("/api/visit", "{}")
                    .headers()
                    .firstValue("Set-Cookie")
                    .orElse("")
                    .contains("Secure"));
        }
    }

    @Test
    void endOfSessionClosesWebSockets() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.member("ann");
            WebSocketClient webSocket = ann.openWebSocket();
            ann.post("/api/logout", "{}").ok();
            assertEquals(1008, webSocket.closeCode());
            Client ben = server.guest();
            WebSocketClient other = ben.openWebSocket();
            ben.post("/api/forget-me", "{}").ok();
            assertEquals(1008, other.closeCode());
            assertEquals(Data.Null.NULL, ben.get("/api/me").ok().json().fields().get("name"));
        }
    }
}
