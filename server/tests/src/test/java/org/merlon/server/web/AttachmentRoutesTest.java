package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.Json;
import org.merlon.server.guard.ServerLimits;

/** Attachments of a game, written and read through the routes. */
final class AttachmentRoutesTest {
    private static final String CASTLE = "{\"game\":\"onceupon\"}";
    private static final String LINE = "[{\"colour\":3,\"points\":[0,0,640,440]}]";

    private static String wish(String content) {
        return "{\"seat\":0,\"part\":\"tower-1\",\"content\":" + content + "}";
    }

    private static Answer put(Client client, String table, String body) {
        return client.send("PUT", "/api/tables/" + table + "/attachment", body);
    }

    private static String all(Client client, String table) {
        return client.get("/api/tables/" + table + "/attachments").ok().body();
    }

    @Test
    void whatIsLaidThereIsToldAndReadAndTakenAway() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), CASTLE)) {
            Line ben = duel.ben.socket().send(Seats.watch(duel.table));
            ben.take("table");
            String shown = "{\"seat\":0,\"part\":\"tower-1\",\"content\":" + LINE + "}";
            assertEquals(shown, put(duel.ann, duel.table, wish(LINE)).ok().body());
            assertEquals(
                    LINE,
                    Json.write(Objects.requireNonNull(
                            ben.await("attached").fields().get("content"))));
            assertEquals("{\"attachments\":[" + shown + "]}", all(duel.ben, duel.table));
            put(duel.ann, duel.table, wish("null")).ok();
            assertFalse(ben.await("attached").fields().containsKey("content"));
            assertEquals("{\"attachments\":[]}", all(duel.ben, duel.table));
        }
    }

    @Test
    void aGameThatHasNoneSaysSo() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), Duel.TORRES)) {
            Answer refused = put(duel.ann, duel.table, wish(LINE)).refused(422);
            assertEquals("Nothing can be attached to a game of Torres.", refused.text("reason"));
            assertEquals("{\"attachments\":[]}", all(duel.ann, duel.table));
        }
    }

    @Test
    void whatIsNoAttachmentIsRefusedWithAReason() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), CASTLE)) {
            Answer malformed = put(duel.ann, duel.table, wish("[{\"colour\":3,\"points\":[0,1001]}]"))
                    .refused(422);
            assertEquals(
                    "This is no drawing: strokes[0].points: 1001 is not within 0 to 1000", malformed.text("reason"));
            String deep = "[".repeat(1000) + "]".repeat(1000);
            String script = "[{\"colour\":\"<script>\",\"points\":[1,2]}]";
            for (String hostile : new String[] {"\"x\"", "{\"colour\":1}", "[[]]", "1.5", deep, script}) {
                put(duel.ann, duel.table, wish(hostile)).refused(422);
            }
            Answer large = put(duel.ann, duel.table, wish("\"" + "x".repeat(ServerLimits.MAX_ATTACHMENT_BYTES) + "\""))
                    .refused(429);
            assertTrue(large.text("reason").contains("20480 bytes at the most"), large.body());
            put(duel.ann, duel.table, wish("\"" + "x".repeat(ServerLimits.MAX_BODY_BYTES) + "\""))
                    .refused(413);
            assertEquals("{\"attachments\":[]}", all(duel.ann, duel.table));
        }
    }

    /** Older versions stored drawings at tables of any game and without a size limit. */
    @Test
    void whatWasKeptBeforeIsReadAndCanBeTakenAway() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), Duel.TORRES)) {
            String dot = "{\"colour\":11,\"brush\":3,\"points\":[999,999]}";
            String many = "[" + (dot + ",").repeat(799) + dot + "]";
            duel.server
                    .memory()
                    .execute("INSERT INTO drawing (table_id, seat, part, strokes) VALUES ('" + duel.table
                            + "', 0, 'tower-1', '" + many + "')");
            assertEquals(
                    "{\"attachments\":[{\"seat\":0,\"part\":\"tower-1\",\"content\":" + many + "}]}",
                    all(duel.ben, duel.table));
            assertTrue(duel.ann.get("/api/my/data").ok().body().contains("\"content\":\"[{\\\"colour\\\":11"));
            put(duel.ann, duel.table, wish("null")).ok();
            assertEquals("{\"attachments\":[]}", all(duel.ben, duel.table));
        }
    }

    @Test
    void whoHasGotUpAttachesNothingMore() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), CASTLE)) {
            put(duel.ann, duel.table, wish(LINE)).ok();
            duel.ann.at(duel.table, "leave", "{}").ok();
            put(duel.ann, duel.table, wish("null")).refused(403);
            assertTrue(all(duel.ben, duel.table).contains(LINE), "what lies there stays");
            duel.ann.at(duel.table, "take-back", "{}").ok();
            put(duel.ann, duel.table, wish("null")).ok();
        }
    }
}
