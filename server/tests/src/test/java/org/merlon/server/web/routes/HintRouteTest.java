package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.TwoPlayerTable;

/** Hints are for the player to move, and only at tables that allow them. */
final class HintRouteTest {
    private static final String TORRES = "{\"game\":\"torres\"}";

    private static String path(TwoPlayerTable game) {
        return "/api/tables/" + game.table + "/hint";
    }

    @Test
    void playerToMoveGetsLegalMoveWithReasons() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), TORRES)) {
            String hint = game.ann.get(path(game)).ok().body();
            assertTrue(TestTables.legalMoves(game.ann.view(game.table).ok().json()).stream()
                    .anyMatch(move -> hint.contains("\"move\":\"" + move + "\"")));
            assertTrue(hint.contains("\"key\":\"torres-merit-enters\""), hint);
            assertTrue(hint.contains("\"sure\":\""), hint);
            assertEquals(422, game.ben.get(path(game)).status());
            assertTrue(game.ben.get(path(game)).body().contains("error-not-your-turn"));
        }
    }

    @Test
    void refusesHintsAtRatedTable() {
        try (TwoPlayerTable game = TwoPlayerTable.withMembers(
                LiveServer.inMemory(), "{\"game\":\"torres\",\"rated\":true,\"hints\":true}")) {
            ApiResponse no = game.ann.get(path(game));
            assertEquals(422, no.status());
            assertTrue(no.body().contains("error-hint-rated-game"), no.body());
            assertTrue(game.ann.view(game.table).ok().body().contains("\"hints\":false"));
        }
    }

    @Test
    void refusesHintsIfTableDisablesThem() {
        try (TwoPlayerTable game =
                TwoPlayerTable.withGuests(LiveServer.inMemory(), "{\"game\":\"torres\",\"hints\":false}")) {
            ApiResponse no = game.ann.get(path(game));
            assertEquals(422, no.status());
            assertTrue(no.body().contains("error-hint-disabled"), no.body());
        }
    }
}
