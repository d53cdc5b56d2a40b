package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.accounts.PersonalDataTable;
import org.merlon.server.store.backup.BackupTable;
import org.merlon.server.store.log.SeatNames;

/** All personal data is exported and erased. */
class PersonalPartTest {
    @Test
    void everyTableIsShownToWhomItIsAboutOrIsAboutNobody() {
        var all = new TreeSet<String>();
        BackupTable.ALL.forEach(table -> all.add(table.table()));
        var known = new TreeSet<>(PersonalDataTable.IMPERSONAL);
        PersonalDataTable.ALL.forEach(part -> known.add(part.table()));
        assertEquals(all, known);
    }

    /** Game logs remain without names, and so do the empty rows of their players. */
    @Test
    void everyTableButThoseOfGamesIsForgotten() {
        var staying = new TreeSet<String>();
        PersonalDataTable.ALL.forEach(part -> staying.add(part.table()));
        PersonalDataTable.ALL.stream()
                .filter(part -> !part.forget().isEmpty())
                .forEach(part -> staying.remove(part.table()));
        assertEquals("[entry, game_table]", staying.toString());
    }

    @Test
    void namesOfSeatsGoAndNothingElse() {
        String seat = "{\"person\":\"ann\",\"called\":\"Aunt Mary\"}";
        assertEquals("{\"person\":\"ann\"}", SeatNames.without(seat, "ann"));
        assertEquals(seat, SeatNames.without(seat, "ben"));
        assertEquals(
                "[{\"bot\":\"greedy\",\"keptFor\":\"ann\"},{\"person\":\"ben\",\"called\":\"Bob\"}]",
                SeatNames.without(
                        "[{\"bot\":\"greedy\",\"keptFor\":\"ann\",\"called\":\"M\"},{\"person\":\"ben\",\"called\":\"Bob\"}]",
                        "ann"));
    }
}
