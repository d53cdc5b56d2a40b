package org.merlon.engine.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void cellsAreReadByTheirHeading() {
        Table table = Table.of(TableTest.class, "good.tsv");
        assertEquals(2, table.rows().size());
        assertEquals("two words", table.rows().get(0).text("name"));
        assertEquals(-3, table.rows().get(1).whole("points"));
        assertEquals("", table.rows().get(1).text("name"));
    }

    @Test
    void mistakesInATableAreNamed() {
        assertMessage(
                "good.tsv: no column colour",
                () -> Table.of(TableTest.class, "good.tsv").rows().getFirst().text("colour"));
        assertMessage(
                "good.tsv: name: not a number: two words",
                () -> Table.of(TableTest.class, "good.tsv").rows().getFirst().whole("name"));
        assertMessage("ragged.tsv: 3 cells where the heading has 2", () -> Table.of(TableTest.class, "ragged.tsv"));
        assertMessage("no resource missing.tsv", () -> Table.of(TableTest.class, "missing.tsv"));
    }

    private static void assertMessage(String start, org.junit.jupiter.api.function.Executable reading) {
        var mistake = assertThrows(IllegalStateException.class, reading);
        assertTrue(String.valueOf(mistake.getMessage()).startsWith(start), mistake.toString());
    }
}
