package org.merlon.server.web.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.WebSocketClient;

/** Lobby subscribers are notified when lists change, and learn nothing else. */
final class LobbySubscriptionsTest {
    @Test
    void subscribersAreNotifiedOfOpenAndOwnTables() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            Client ben = server.guest();
            WebSocketClient stranger = server.stranger().openRawWebSocket();
            WebSocketClient anns = ann.openRawWebSocket();
            stranger.nextText(); // welcome
            anns.nextText();
            stranger.send("{\"type\":\"gate\"}");
            anns.send("{\"type\":\"gate\"}");
            stranger.send("{\"type\":\"ping\",\"ref\":\"1\"}");
            anns.send("{\"type\":\"ping\",\"ref\":\"1\"}");
            assertTrue(stranger.nextText().contains("pong"));
            assertTrue(anns.nextText().contains("pong"));
            String id = ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                    .ok()
                    .text("id");
            assertEquals("{\"type\":\"lists\",\"which\":\"mine\"}", anns.nextText());
            assertEquals("{\"type\":\"lists\",\"which\":\"open\"}", stranger.nextText());
            assertEquals("{\"type\":\"lists\",\"which\":\"open\"}", anns.nextText());
            ben.command(id, "join", "{}").ok();
            assertTrue(anns.nextText().contains("mine"));
            assertTrue(stranger.nextText().contains("open"), "and nothing else");
            stranger.close();
            anns.close();
        }
    }

    @Test
    void privateTablesAreNotAnnounced() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            WebSocketClient stranger = server.stranger().openRawWebSocket();
            stranger.nextText();
            stranger.send("{\"type\":\"gate\"}");
            stranger.send("{\"type\":\"gate\"}"); // subscribing twice has no further effect
            ann.post("/api/tables", "{\"game\":\"torres\"}").ok();
            ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}").ok();
            assertTrue(stranger.nextText().contains("open"));
            stranger.send("{\"type\":\"ping\",\"ref\":\"1\"}");
            assertTrue(stranger.nextText().contains("pong"), "one word for both");
            stranger.close();
        }
    }

    @Test
    void listsShowPlayerToMoveAndDeadline() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            String open = ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"listed\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}],\"start\":true}")
                    .ok()
                    .body();
            assertTrue(open.contains("\"kind\":\"days\""), "with strangers there is a clock");
            String mine = ann.get("/api/my/tables").ok().body();
            assertTrue(mine.contains("\"waitingFor\":") && mine.contains("\"until\":"), mine);
            ann.post(
                            "/api/tables",
                            "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}],\"start\":true}")
                    .ok();
            assertTrue(ann.get("/api/my/tables").ok().body().contains("\"waitingFor\":"));
        }
    }

    @Test
    void metricsRequireLocalAccessOrToken() {
        try (LiveServer server = LiveServer.inMemory()) {
            assertEquals(200, server.stranger().get("/metrics").status());
            assertEquals(
                    403,
                    server.stranger().fromAddress("203.0.113.9").get("/metrics").status(),
                    "through a proxy");
            Client liar = server.stranger();
            liar.headers.putAll(Map.of("Forwarded", "for=127.0.0.1"));
            assertEquals(403, liar.get("/metrics").status());
            Client guess = server.stranger();
            guess.headers.put("Authorization", "Bearer guess");
            assertFalse(guess.fromAddress("203.0.113.9").get("/metrics").body().contains("merlon_"));
        }
    }
}
