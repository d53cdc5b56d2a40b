package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;

/** Joining and leaving a table over and over must not harm the others at the table. */
final class SeatChangeLimitTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    /** More changes than the longest log could store. */
    private static final int MAX_ATTEMPTS = 2_500;

    private static String invitation(ApiResponse created) {
        return "{\"invitation\":\"" + created.text("invitation") + "\"}";
    }

    /** Repeats two commands until they are refused; returns how often they succeeded. */
    private static int repeatUntilRefused(Client client, String table, String first, String second, String body) {
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            for (String command : List.of(first, second)) {
                ApiResponse response = client.command(table, command, body);
                if (response.status() != 200) {
                    assertTrue(response.refused(429).text("reason").contains("too often"), response.body());
                    return i;
                }
            }
        }
        return MAX_ATTEMPTS;
    }

    @Test
    void seatChangesByOthersDoNotLockAnyoneOut() {
        Client ann = server.guest();
        Client ben = server.guest();
        Client cleo = server.guest();
        ApiResponse created =
                ann.post("/api/tables", "{\"game\":\"torres\",\"players\":3}").ok();
        String table = created.text("id");
        ben.command(table, "join", invitation(created)).ok();
        cleo.command(table, "join", invitation(created)).ok();
        ann.command(table, "start", "{}").ok();
        cleo.command(table, "leave", "{}").ok();
        assertEquals(50, repeatUntilRefused(ben, table, "leave", "take-back", "{}"), "while ann thinks");
        cleo.command(table, "take-back", "{}").ok();
        cleo.command(table, "leave", "{}").ok();
        ann.move(table, "setup d8");
    }

    @Test
    void seatChangesCannotFillLogOfOpenTable() {
        Client ann = server.guest();
        Client ben = server.guest();
        ApiResponse created =
                ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}").ok();
        String table = created.text("id");
        assertEquals(50, repeatUntilRefused(ben, table, "join", "leave", "{}"));
        ann.command(table, "leave", "{}").ok();
        ann.command(table, "join", "{}").ok();
        server.guest().command(table, "join", "{}").ok();
        ann.command(table, "start", "{}").ok();
    }
}
