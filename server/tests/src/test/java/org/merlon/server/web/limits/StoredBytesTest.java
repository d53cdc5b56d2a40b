package org.merlon.server.web.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.Samples;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;

/** Visitors who try to fill the disk with drawings and notes. */
final class StoredBytesTest {
    private static final String STROKE = "{\"colour\":11,\"brush\":3,\"points\":[1000,1000]}";
    private static final String DRAWING = "[" + STROKE + ("," + STROKE).repeat(419) + "]";
    private static final String FOUR_SEATS =
            "{\"game\":\"onceupon\",\"players\":4,\"listed\":true,\"start\":true,\"seats\":["
                    + "{\"kind\":\"you\"},{\"kind\":\"you\"},{\"kind\":\"you\"},{\"kind\":\"you\"}]}";

    private static ApiResponse draw(Client client, String table, int number, String drawing) {
        String body = "{\"seat\":" + number / ServerLimits.MAX_ATTACHMENTS_PER_SEAT + ",\"part\":\"tower-"
                + number % ServerLimits.MAX_ATTACHMENTS_PER_SEAT + "\",\"content\":" + drawing + "}";
        return client.send("PUT", "/api/tables/" + table + "/attachment", body);
    }

    @Test
    void drawingsAndNotesOfPersonAreLimitedByBytes() {
        var time = new AtomicLong();
        try (LiveServer server = LiveServer.strictBehindProxy(time::get)) {
            Client guest = server.guest().fromAddress("203.0.113.7");
            String table = guest.post("/api/tables", FOUR_SEATS).ok().text("id");
            int stored = 0;
            int status = 200;
            while (status == 200) {
                time.addAndGet(Duration.ofSeconds(1).toNanos()); // so that no other limit is reached
                status = draw(guest, table, stored, DRAWING).status();
                stored += status == 200 ? 1 : 0;
            }
            assertEquals(429, status);
            int bytes = stored * DRAWING.length();
            int most = ServerLimits.STORED_BYTES_PER_PERSON.burst() + 100 * DRAWING.length() / 10;
            assertTrue(bytes > most / 2 && bytes < most, bytes + " bytes");
            guest.send("PUT", "/api/tables/" + table + "/note", "{\"text\":\"castle first\"}")
                    .refused(429);
            time.addAndGet(Duration.ofHours(12).toNanos());
            draw(guest, table, 0, "[" + STROKE + "]").ok();
            guest.send("PUT", "/api/tables/" + table + "/note", "{\"text\":\"castle first\"}")
                    .ok();
        }
    }

    @Test
    void numberOfNotesIsLimited() {
        try (LiveServer server = LiveServer.inMemory()) {
            Client guest = server.guest();
            String guestId = Objects.requireNonNull(server.store()
                            .accounts()
                            .personByName(guest.get("/api/me").ok().text("name")))
                    .id();
            for (int i = 0; i < ServerLimits.MAX_NOTES_PER_PERSON; i++) {
                assertTrue(server.store().games().append(Samples.creation("t" + i)));
                server.store().tableExtras().putNote("t" + i, guestId, "castle first");
            }
            String last =
                    guest.post("/api/tables", "{\"game\":\"torres\"}").ok().text("id");
            guest.send("PUT", "/api/tables/" + last + "/note", "{\"text\":\"one more\"}")
                    .refused(429);
        }
    }

    @Test
    void drawingsOfGuestsAreDeletedSomeTimeAfterTheGame() {
        try (LiveServer server = LiveServer.inMemory()) {
            var extras = server.store().tableExtras();
            long later = System.currentTimeMillis() + 60_000;
            for (Client client : new Client[] {server.guest(), server.member("Annette")}) {
                boolean isGuest = client.get("/api/me").ok().text("kind").equals("guest");
                String table = client.post("/api/tables", FOUR_SEATS).ok().text("id");
                extras.attach(new Attachment(table, 0, "tower-1", "[]"));
                extras.removeAttachmentsOfGuests(later, 10);
                assertEquals(2, extras.attachmentsLength(table), "the game goes on");
                for (int seat = 0; seat < 4; seat++) {
                    client.command(table, "resign", "{}");
                }
                assertEquals("over", client.view(table).ok().text("phase"));
                extras.removeAttachmentsOfGuests(later - 120_000, 10);
                assertEquals(2, extras.attachmentsLength(table), "the game has just ended");
                extras.removeAttachmentsOfGuests(later, 10);
                assertEquals(isGuest ? 0 : 2, extras.attachmentsLength(table));
            }
        }
    }
}
