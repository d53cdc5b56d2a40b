package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Sitting down and getting up, as often as somebody can, harms nobody else at the table. */
final class ComingAndGoingTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    /** More than any log had room for. */
    private static final int PATIENCE = 2_500;

    private static String invitation(Answer made) {
        return "{\"invitation\":\"" + made.text("invitation") + "\"}";
    }

    /** Gets up and sits down until that is refused; how often it went well. */
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
