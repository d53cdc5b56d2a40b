package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.view.LinkPreview;

/** Link previews show the game and the players, and only to people who may see the table. */
final class CardTest {
    @AutoClose
    private final House house = new House();

    private LinkPreview card(String id, String invitation) throws RefusedException {
        return house.tables.query(id, table -> LinkPreview.of(table.requireVisibleTo(null, invitation)));
    }

    @Test
    void tellsTheGameAndWhoPlays() throws RefusedException {
        String id = house.create("ann", House.TWO);
        String invitation = house.game(id).terms().invitation();
        assertEquals("Torres, Standard", card(id, invitation).title());
        assertEquals(
                "name of ann waits for players. Sit down!", card(id, invitation).text());
        house.tables.run(id, table -> SeatActions.join(table, "ben", 1, invitation));
        house.tables.run(id, table -> SeatActions.start(table, "ann"));
        LinkPreview before = card(id, invitation);
        assertEquals("Being played: name of ann, name of ben.", before.text());
        house.until(id, "draw");
        assertEquals(before, card(id, invitation), "the preview must not depend on the moves");
        assertThrows(RefusedException.class, () -> card(id, "guess"));
    }
}
