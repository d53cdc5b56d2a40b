package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.StoredEntry;

class GrowthTest {
    private static StoredEntry entry(int number, String kind, String text, @Nullable String person) {
        return new StoredEntry(number, kind, 1, text, person, 1_700_000_000_123L, -5);
    }

    private static Growth told(Growth growth) {
        return Growth.read(("g\t" + growth.line()).split("\t", -1), 1);
    }

    @Test
    void aMoveIsToldWhole() {
        var byPerson = Growth.by("t", List.of(entry(7, "move", "knight c3 d4", "ann")));
        assertEquals(byPerson, told(byPerson));
        var byBot = Growth.by("t", List.of(entry(8, "move", "end", null)));
        assertEquals(byBot, told(byBot));
        assertEquals(byBot.move(), told(byBot).missingAfter(7));
    }

    @Test
    void whoeverIsFurtherBehindHasToReadTheLog() {
        var growth = Growth.by("t", List.of(entry(7, "move", "end", null)));
        assertNull(growth.missingAfter(5));
        assertNull(growth.missingAfter(7));
        assertNull(growth.and(Growth.by("t", List.of(entry(8, "move", "end", null))))
                .missingAfter(6));
    }

    @Test
    void nothingElseIsTold() {
        for (var entries : List.of(
                List.of(entry(7, "word", "a secret", "ann")),
                List.of(entry(7, "move", "end", null), entry(8, "move", "end", null)),
                List.of(entry(7, "move", "two\tparts", "ann")))) {
            Growth told = told(Growth.by("t", entries));
            assertEquals(entries.getLast().number(), told.number());
            assertNull(told.move());
        }
    }
}
