package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.json.Json;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.TwoPlayerTable;
import org.merlon.server.web.WebSocketClient;

/** Attachments of a game, written and read through the routes. */
final class AttachmentRoutesTest {
    private static final String ONCE_UPON = "{\"game\":\"onceupon\"}";
    private static final String DRAWING = "[{\"colour\":3,\"points\":[0,0,640,440]}]";

    private static String attachment(String content) {
        return "{\"seat\":0,\"part\":\"tower-1\",\"content\":" + content + "}";
    }

    private static ApiResponse put(Client client, String table, String body) {
        return client.send("PUT", "/api/tables/" + table + "/attachment", body);
    }

    private static String attachments(Client client, String table) {
        return client.get("/api/tables/" + table + "/attachments").ok().body();
    }

    @Test
    void attachmentsAreBroadcastReadAndRemoved() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), ONCE_UPON)) {
            WebSocketClient ben = game.ben.openWebSocket().send(TestTables.watchMessage(game.table));
            ben.expect("table");
            String shown = "{\"seat\":0,\"part\":\"tower-1\",\"content\":" + DRAWING + "}";
            assertEquals(
                    shown, put(game.ann, game.table, attachment(DRAWING)).ok().body());
            assertEquals(
                    DRAWING,
                    Json.write(Objects.requireNonNull(
                            ben.await("attached").fields().get("content"))));
            assertEquals("{\"attachments\":[" + shown + "]}", attachments(game.ben, game.table));
            put(game.ann, game.table, attachment("null")).ok();
            assertFalse(ben.await("attached").fields().containsKey("content"));
            assertEquals("{\"attachments\":[]}", attachments(game.ben, game.table));
        }
    }

    @Test
    void refusesAttachmentsInGamesWithoutThem() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), TwoPlayerTable.TORRES)) {
            ApiResponse refused = put(game.ann, game.table, attachment(DRAWING)).refused(422);
            assertEquals("Games of Torres do not support attachments.", refused.text("reason"));
            assertEquals("{\"attachments\":[]}", attachments(game.ann, game.table));
        }
    }

    @Test
    void refusesInvalidAttachmentsWithReason() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), ONCE_UPON)) {
            ApiResponse malformed = put(game.ann, game.table, attachment("[{\"colour\":3,\"points\":[0,1001]}]"))
                    .refused(422);
            assertEquals(
                    "This is not a valid drawing: strokes[0].points: 1001 is not within 0 to 1000",
                    malformed.text("reason"));
            String deep = "[".repeat(1000) + "]".repeat(1000);
            String script = "[{\"colour\":\"<script>\",\"points\":[1,2]}]";
            for (String hostile : new String[] {"\"x\"", "{\"colour\":1}", "[[]]", "1.5", deep, script}) {
                put(game.ann, game.table, attachment(hostile)).refused(422);
            }
            ApiResponse large = put(
                            game.ann,
                            game.table,
                            attachment("\"" + "x".repeat(ServerLimits.MAX_ATTACHMENT_BYTES) + "\""))
                    .refused(429);
            assertTrue(large.text("reason").contains("20480 bytes"), large.body());
            put(game.ann, game.table, attachment("\"" + "x".repeat(ServerLimits.MAX_BODY_BYTES) + "\""))
                    .refused(413);
            assertEquals("{\"attachments\":[]}", attachments(game.ann, game.table));
        }
    }

    /** Older versions stored drawings at tables of any game and without a size limit. */
    @Test
    void oldDrawingsCanBeReadAndRemoved() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), TwoPlayerTable.TORRES)) {
            String dot = "{\"colour\":11,\"brush\":3,\"points\":[999,999]}";
            String many = "[" + (dot + ",").repeat(799) + dot + "]";
            game.server
                    .memory()
                    .execute("INSERT INTO drawing (table_id, seat, part, strokes) VALUES ('" + game.table
                            + "', 0, 'tower-1', '" + many + "')");
            assertEquals(
                    "{\"attachments\":[{\"seat\":0,\"part\":\"tower-1\",\"content\":" + many + "}]}",
                    attachments(game.ben, game.table));
            assertTrue(game.ann.get("/api/my/data").ok().body().contains("\"content\":\"[{\\\"colour\\\":11"));
            put(game.ann, game.table, attachment("null")).ok();
            assertEquals("{\"attachments\":[]}", attachments(game.ben, game.table));
        }
    }

    @Test
    void playersWhoLeftCannotAttach() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), ONCE_UPON)) {
            put(game.ann, game.table, attachment(DRAWING)).ok();
            game.ann.command(game.table, "leave", "{}").ok();
            put(game.ann, game.table, attachment("null")).refused(403);
            assertTrue(attachments(game.ben, game.table).contains(DRAWING), "what lies there stays");
            game.ann.command(game.table, "take-back", "{}").ok();
            put(game.ann, game.table, attachment("null")).ok();
        }
    }
}
