package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.TwoPlayerTable;

/** Past positions of a game can be viewed again, with what was hidden then, until the game is over. */
final class PastViewTest {
    private static ApiResponse pastView(Client client, String table, int number, String query) {
        return client.get("/api/tables/" + table + "/views/" + number + query);
    }

    /** Returns what a past view shows of a seat's hand: a list of cards, or their number. */
    private static Data hand(ApiResponse past, int seat) {
        var view = (Data.Obj) Objects.requireNonNull(past.ok().json().fields().get("view"));
        var seats = (Data.Arr) Objects.requireNonNull(view.fields().get("seats"));
        return Objects.requireNonNull(
                ((Data.Obj) seats.items().get(seat)).fields().get("hand"));
    }

    @Test
    void hidesOtherHandsUntilGameIsOver() {
        try (TwoPlayerTable game = TwoPlayerTable.withGuests(LiveServer.inMemory(), TwoPlayerTable.TORRES)) {
            String table = game.table;
            Data.Obj view = game.ann.view(table).ok().json();
            int begun = ApiResponse.number(view, "number");
            String first = TestTables.legalMoves(view).getFirst();
            game.ann.command(table, "move", TestTables.moveBody(begun, first)).ok();

            assertEquals(begun, pastView(game.ann, table, begun, "").ok().number("number"));
            assertEquals(0, pastView(game.ann, table, begun, "").number("toMove"));
            assertEquals(1, pastView(game.ann, table, begun + 1, "").ok().number("toMove"));
            assertInstanceOf(Data.Arr.class, hand(pastView(game.ann, table, begun, ""), 0));
            assertInstanceOf(Data.Whole.class, hand(pastView(game.ann, table, begun, ""), 1));
            assertInstanceOf(Data.Arr.class, hand(pastView(game.ben, table, begun, ""), 1));
            for (String seat : List.of("1", "all", "2", "-1", "everything")) {
                pastView(game.ann, table, begun, "?seat=" + seat).refused(422);
            }
            for (int number : List.of(-1, begun + 2)) {
                pastView(game.ann, table, number, "").refused(422);
            }

            game.ben.command(table, "resign", "{}").ok();
            assertInstanceOf(Data.Whole.class, hand(pastView(game.ann, table, begun, ""), 1));
            assertInstanceOf(Data.Arr.class, hand(pastView(game.ann, table, begun, "?seat=1"), 1));
            assertInstanceOf(Data.Whole.class, hand(pastView(game.ann, table, begun, "?seat=1"), 0));
            for (int seat : List.of(0, 1)) {
                assertInstanceOf(Data.Arr.class, hand(pastView(game.ann, table, begun, "?seat=all"), seat));
            }
            pastView(game.ann, table, begun, "?seat=2").refused(422);
        }
    }
}
