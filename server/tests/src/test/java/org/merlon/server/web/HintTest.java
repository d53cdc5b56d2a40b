package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Hints are for the player to move, and only at tables that allow them. */
final class HintTest {
    private static final String TORRES = "{\"game\":\"torres\"}";

    private static String path(Duel duel) {
        return "/api/tables/" + duel.table + "/hint";
    }

    @Test
    void whoeverIsToMoveIsToldALegalMoveAndWhy() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), TORRES)) {
            String hint = duel.ann.get(path(duel)).ok().body();
            assertTrue(Seats.legal(duel.ann.view(duel.table).ok().json()).stream()
                    .anyMatch(move -> hint.contains("\"move\":\"" + move + "\"")));
            assertTrue(hint.contains("\"key\":\"torres-merit-enters\""), hint);
            assertTrue(hint.contains("\"sure\":\""), hint);
            assertEquals(422, duel.ben.get(path(duel)).status());
            assertTrue(duel.ben.get(path(duel)).body().contains("house-why-not-yours"));
        }
    }

    @Test
    void nobodyGetsHintsAtARatedTable() {
        try (Duel duel = Duel.ofMembers(LiveServer.inMemory(), "{\"game\":\"torres\",\"rated\":true,\"hints\":true}")) {
            Answer no = duel.ann.get(path(duel));
            assertEquals(422, no.status());
            assertTrue(no.body().contains("house-no-hint-rated"), no.body());
            assertTrue(duel.ann.view(duel.table).ok().body().contains("\"hints\":false"));
        }
    }

    @Test
    void aTableMayDoWithoutHints() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), "{\"game\":\"torres\",\"hints\":false}")) {
            Answer no = duel.ann.get(path(duel));
            assertEquals(422, no.status());
            assertTrue(no.body().contains("house-no-hint-here"), no.body());
        }
    }
}
