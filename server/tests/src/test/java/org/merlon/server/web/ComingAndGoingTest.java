package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Joining and leaving a table over and over must not harm the others at the table. */
final class ComingAndGoingTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    /** More changes than the longest log could store. */
    private static final int PATIENCE = 2_500;

    private static String invitation(Answer made) {
        return "{\"invitation\":\"" + made.text("invitation") + "\"}";
    }

    /** Repeats two commands until they are refused; returns how often they succeeded. */
    private static int churn(Client client, String table, String first, String second, String body) {
        for (int i = 0; i < PATIENCE; i++) {
            for (String deed : List.of(first, second)) {
                Answer answer = client.at(table, deed, body);
                if (answer.status() != 200) {
                    assertTrue(answer.refused(429).text("reason").contains("so often"), answer.body());
                    return i;
                }
            }
        }
        return PATIENCE;
    }

    @Test
    void nobodyIsLockedOutOfAKeptSeat() {
        Client ann = server.guest();
        Client ben = server.guest();
        Client cleo = server.guest();
        Answer made =
                ann.post("/api/tables", "{\"game\":\"torres\",\"players\":3}").ok();
        String table = made.text("id");
        ben.at(table, "join", invitation(made)).ok();
        cleo.at(table, "join", invitation(made)).ok();
        ann.at(table, "start", "{}").ok();
        cleo.at(table, "leave", "{}").ok();
        assertEquals(50, churn(ben, table, "leave", "take-back", "{}"), "while ann thinks");
        cleo.at(table, "take-back", "{}").ok();
        cleo.at(table, "leave", "{}").ok();
        ann.move(table, "setup d8");
    }

    @Test
    void nobodyFillsTheLogOfATableThatWaits() {
        Client ann = server.guest();
        Client ben = server.guest();
        Answer made =
                ann.post("/api/tables", "{\"game\":\"torres\",\"listed\":true}").ok();
        String table = made.text("id");
        assertEquals(50, churn(ben, table, "join", "leave", "{}"));
        ann.at(table, "leave", "{}").ok();
        ann.at(table, "join", "{}").ok();
        server.guest().at(table, "join", "{}").ok();
        ann.at(table, "start", "{}").ok();
    }
}
