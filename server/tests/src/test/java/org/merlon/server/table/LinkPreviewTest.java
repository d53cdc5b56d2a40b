package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.view.LinkPreview;

/** Link previews show the game and the players, and only to people who may see the table. */
final class LinkPreviewTest {
    @AutoClose
    private final TestServer server = new TestServer();

    private LinkPreview preview(String id, String invitation) throws RefusedException {
        return server.tables.query(id, table -> LinkPreview.of(table.requireVisibleTo(null, invitation)));
    }

    @Test
    void showsGameAndPlayers() throws RefusedException {
        String id = server.create("ann", TestServer.TWO_PLAYERS);
        String invitation = server.game(id).terms().invitation();
        assertEquals("Torres, Standard", preview(id, invitation).title());
        assertEquals(
                "name of ann is waiting for players. Join the game!",
                preview(id, invitation).text());
        server.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        server.tables.run(id, table -> SeatActions.start(table, "ann"));
        LinkPreview before = preview(id, invitation);
        assertEquals("Game in progress: name of ann, name of ben.", before.text());
        server.playUntilLegal(id, "draw");
        assertEquals(before, preview(id, invitation), "the preview must not depend on the moves");
        assertThrows(RefusedException.class, () -> preview(id, "guess"));
    }
}
