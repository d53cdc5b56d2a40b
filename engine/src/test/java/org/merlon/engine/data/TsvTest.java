package org.merlon.engine.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TsvTest {
    @Test
    void readsCellsByColumn() {
        Tsv table = Tsv.of(TsvTest.class, "good.tsv");
        assertEquals(2, table.rows().size());
        assertEquals("two words", table.rows().get(0).text("name"));
        assertEquals(-3, table.rows().get(1).whole("points"));
        assertEquals("", table.rows().get(1).text("name"));
    }

    @Test
    void reportsErrorsWithFileAndLine() {
        assertMessage(
                "good.tsv line 1: there is no column colour",
                () -> Tsv.of(TsvTest.class, "good.tsv").rows().getFirst().text("colour"));
        assertMessage(
                "good.tsv line 2: name: a whole number is wanted, not 'two words'",
                () -> Tsv.of(TsvTest.class, "good.tsv").rows().getFirst().whole("name"));
        assertMessage(
                "good.tsv line 4: points: -3 is not within 0 to 9",
                () -> Tsv.of(TsvTest.class, "good.tsv").rows().get(1).whole("points", 0, 9));
        assertMessage(
                "ragged.tsv line 2: 3 cells between tabs, where the heading has 2",
                () -> Tsv.of(TsvTest.class, "ragged.tsv"));
        assertMessage("no resource missing.tsv", () -> Tsv.of(TsvTest.class, "missing.tsv"));
    }

    private static void assertMessage(String start, org.junit.jupiter.api.function.Executable reading) {
        var mistake = assertThrows(IllegalStateException.class, reading);
        assertTrue(String.valueOf(mistake.getMessage()).startsWith(start), mistake.toString());
    }
}
