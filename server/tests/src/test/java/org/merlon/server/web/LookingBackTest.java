package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;

/** Past positions of a game can be viewed again, with what was hidden then, until the game is over. */
final class LookingBackTest {
    private static Answer past(Client client, String table, int number, String more) {
        return client.get("/api/tables/" + table + "/views/" + number + more);
    }

    /** Returns what a past view shows of a seat's hand: a list of cards, or their number. */
    private static Data hand(Answer past, int seat) {
        var view = (Data.Obj) Objects.requireNonNull(past.ok().json().fields().get("view"));
        var seats = (Data.Arr) Objects.requireNonNull(view.fields().get("seats"));
        return Objects.requireNonNull(
                ((Data.Obj) seats.items().get(seat)).fields().get("hand"));
    }

    @Test
    void onesOwnEyesWhileItIsPlayedAndEverybodysAfterwards() {
        try (Duel duel = Duel.ofGuests(LiveServer.inMemory(), Duel.TORRES)) {
            String table = duel.table;
            Data.Obj view = duel.ann.view(table).ok().json();
            int begun = Answer.whole(view, "number");
            String first = Seats.legal(view).getFirst();
            duel.ann.at(table, "move", Seats.body(begun, first)).ok();

            assertEquals(begun, past(duel.ann, table, begun, "").ok().whole("number"));
            assertEquals(0, past(duel.ann, table, begun, "").whole("toMove"));
            assertEquals(1, past(duel.ann, table, begun + 1, "").ok().whole("toMove"));
            assertInstanceOf(Data.Arr.class, hand(past(duel.ann, table, begun, ""), 0));
            assertInstanceOf(Data.Whole.class, hand(past(duel.ann, table, begun, ""), 1));
            assertInstanceOf(Data.Arr.class, hand(past(duel.ben, table, begun, ""), 1));
            for (String seat : List.of("1", "all", "2", "-1", "everything")) {
                past(duel.ann, table, begun, "?seat=" + seat).refused(422);
            }
            for (int number : List.of(-1, begun + 2)) {
                past(duel.ann, table, number, "").refused(422);
            }

            duel.ben.at(table, "resign", "{}").ok();
            assertInstanceOf(Data.Whole.class, hand(past(duel.ann, table, begun, ""), 1));
            assertInstanceOf(Data.Arr.class, hand(past(duel.ann, table, begun, "?seat=1"), 1));
            assertInstanceOf(Data.Whole.class, hand(past(duel.ann, table, begun, "?seat=1"), 0));
            for (int seat : List.of(0, 1)) {
                assertInstanceOf(Data.Arr.class, hand(past(duel.ann, table, begun, "?seat=all"), seat));
            }
            past(duel.ann, table, begun, "?seat=2").refused(422);
        }
    }
}
