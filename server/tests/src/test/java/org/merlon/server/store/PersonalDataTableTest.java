package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.accounts.PersonalDataTable;
import org.merlon.server.store.backup.BackupTable;
import org.merlon.server.store.log.SeatNameEraser;

/** All personal data is exported and erased. */
class PersonalDataTableTest {
    @Test
    void everyTableIsExportedOrImpersonal() {
        var tables = new TreeSet<String>();
        BackupTable.ALL.forEach(table -> tables.add(table.name()));
        var known = new TreeSet<>(PersonalDataTable.IMPERSONAL);
        PersonalDataTable.ALL.forEach(category -> known.add(category.table()));
        assertEquals(tables, known);
    }

    /** Game logs remain without names, and so do the empty rows of their players. */
    @Test
    void everyTableExceptGamesIsErased() {
        var remaining = new TreeSet<String>();
        PersonalDataTable.ALL.forEach(category -> remaining.add(category.table()));
        PersonalDataTable.ALL.stream()
                .filter(category -> !category.eraseSql().isEmpty())
                .forEach(category -> remaining.remove(category.table()));
        assertEquals("[entry, game_table]", remaining.toString());
    }

    @Test
    void removesOnlySeatNames() {
        String seat = "{\"person\":\"ann\",\"called\":\"Aunt Mary\"}";
        assertEquals("{\"person\":\"ann\"}", SeatNameEraser.withoutSeatNames(seat, "ann"));
        assertEquals(seat, SeatNameEraser.withoutSeatNames(seat, "ben"));
        assertEquals(
                "[{\"bot\":\"greedy\",\"keptFor\":\"ann\"},{\"person\":\"ben\",\"called\":\"Bob\"}]",
                SeatNameEraser.withoutSeatNames(
                        "[{\"bot\":\"greedy\",\"keptFor\":\"ann\",\"called\":\"M\"},{\"person\":\"ben\",\"called\":\"Bob\"}]",
                        "ann"));
    }
}
