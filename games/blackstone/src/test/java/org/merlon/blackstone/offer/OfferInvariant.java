package org.merlon.blackstone.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.CardCounts;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.Invariant;

/** No move loses or creates a card or token. */
final class OfferInvariant implements Invariant {
    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        assertEachOnce(72, CardCounts.vassals(after), "vassals");
        assertEachOnce(32, CardCounts.tasks(after), "Machinations");
        int knights = 0;
        for (Data seat : FieldPath.items(after, "seats")) {
            knights += FieldPath.number(seat, "knight") + FieldPath.number(seat, "saved");
            assertTrue(FieldPath.number(seat, "wizard") <= 3, "wizards");
        }
        assertTrue(knights <= 20, "knights");
    }

    private static void assertEachOnce(int number, Map<String, Integer> cards, String what) {
        assertEquals(number, cards.size(), what);
        assertEquals(Set.of(1), Set.copyOf(cards.values()), what);
    }
}
