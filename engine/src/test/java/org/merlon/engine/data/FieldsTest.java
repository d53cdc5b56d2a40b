package org.merlon.engine.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class FieldsTest {
    private static Fields fields() {
        return new Fields(new Data.Obj()
                .put("number", 7)
                .put("huge", 5_000_000_000L)
                .put("word", "d4")
                .put("yes", true)
                .put("none", Data.Null.NULL)
                .put("words", Data.texts(List.of("a", "b")))
                .put("numbers", new Data.Arr().add(3).add(2))
                .put("mixed", new Data.Arr().add(3).add("b"))
                .put("inner", new Data.Obj().put("deep", "text"))
                .put("seats", new Data.Arr().add(new Data.Obj().put("score", "no"))));
    }

    private static void assertRefused(String reason, Executable reading) {
        assertEquals(reason, assertThrows(MalformedException.class, reading).reason());
    }

    @Test
    void readsNumbers() throws MalformedException {
        assertEquals(7, fields().whole("number", 0, 7));
        assertEquals(7, fields().whole("number", 1, 0, 9));
        assertEquals(1, fields().whole("missing", 1, 0, 9));
        assertRefused("missing: is missing", () -> fields().whole("missing", 0, 9));
        assertRefused("number: 7 is not within 0 to 6", () -> fields().whole("number", 0, 6));
        assertRefused("number: 7 is not within 8 to 9", () -> fields().whole("number", 8, 9));
        assertRefused(
                "huge: 5000000000 is not within 0 to 2147483647", () -> fields().whole("huge", 0, Integer.MAX_VALUE));
        assertRefused("word: a whole number is wanted, not text", () -> fields().whole("word", 0, 9));
        assertRefused("none: a whole number is wanted, not null", () -> fields().whole("none", 1, 0, 9));
    }

    @Test
    void readsBooleans() throws MalformedException {
        assertTrue(fields().truth("yes", false));
        assertTrue(fields().truth("missing", true));
        assertRefused("number: true or false is wanted, not a number", () -> fields().truth("number", true));
    }

    @Test
    void readsTexts() throws MalformedException {
        assertEquals("d4", fields().text("word"));
        assertEquals("d4", fields().text("word", "e5"));
        assertEquals("e5", fields().text("missing", "e5"));
        assertEquals("d4", fields().textOrNull("word"));
        assertNull(fields().textOrNull("none"));
        assertNull(fields().textOrNull("missing"));
        assertEquals(List.of("a", "b"), fields().texts("words"));
        assertEquals(List.of(), fields().texts("missing"));
        assertRefused("missing: is missing", () -> fields().text("missing"));
        assertRefused("yes: text is wanted, not true or false", () -> fields().text("yes"));
        assertRefused("inner: text is wanted, not an object", () -> fields().textOrNull("inner"));
        assertRefused("mixed: text is wanted, not a number", () -> fields().texts("mixed"));
        assertRefused("word: a list is wanted, not text", () -> fields().texts("word"));
    }

    @Test
    void readsLists() throws MalformedException {
        assertArrayEquals(new int[] {3, 2}, fields().wholes("numbers", 2, 3));
        assertRefused("numbers: 2 is not within 3 to 9", () -> fields().wholes("numbers", 3, 9));
        assertRefused("mixed: a whole number is wanted, not text", () -> fields().wholes("mixed", 0, 9));
        assertRefused("numbers[0]: an object is wanted, not a number", () -> fields().objects("numbers"));
        var truths = new Data.Arr().add(new Data.Truth(true)).add(new Data.Truth(false));
        assertArrayEquals(new boolean[] {true, false}, new Fields(new Data.Obj().put("used", truths)).truths("used"));
        assertArrayEquals(new boolean[0], fields().truths("missing"));
        assertRefused("mixed: true or false is wanted, not a number", () -> fields().truths("mixed"));
    }

    @Test
    void readsSeats() throws MalformedException {
        assertEquals(-1, fields().seat("none", 0, 2));
        assertEquals(1, fields().seat("missing", 1, 2));
        assertEquals(7, fields().seat("number", 0, 8));
        assertRefused("number: 7 is not within 0 to 6", () -> fields().seat("number", 0, 7));
    }

    @Test
    void nestedObjectsReportTheirPath() throws MalformedException {
        assertEquals("text", fields().object("inner").text("deep"));
        assertEquals(Set.of("deep"), fields().object("inner").names());
        assertEquals(Set.of(), fields().object("missing").names());
        assertNull(fields().objectOrNull("missing"));
        assertNull(fields().objectOrNull("none"));
        Fields inner = fields().objectOrNull("inner");
        assertTrue(inner != null && inner.has("deep"));
        assertRefused("word: an object is wanted, not text", () -> fields().objectOrNull("word"));
        assertRefused("word: an object is wanted, not text", () -> fields().object("word"));
        assertRefused(
                "inner.deep: a whole number is wanted, not text",
                () -> fields().object("inner").whole("deep", 0, 1));
        assertRefused(
                "seats[0].score: a whole number is wanted, not text",
                () -> fields().objects("seats").getFirst().whole("score", 0, 1));
    }

    @Test
    void refusesUnknownFields() throws MalformedException {
        Fields fields = new Fields(new Data.Obj().put("known", 1).put("knwon", 1));
        assertTrue(fields.has("known"));
        assertFalse(fields.has("other"));
        assertRefused("knwon: unknown field", fields::refuseUnknownFields);
        assertEquals(new Data.Whole(1), fields.raw("knwon"));
        assertDoesNotThrow(fields::refuseUnknownFields);
    }

    @Test
    void valuesHaveKindNamesAndMissingValuesAreNull() {
        assertEquals("a list", new Data.Arr().kind());
        assertEquals(
                Data.Null.NULL, new Data.Obj().putSeat("toMove", -1).fields().get("toMove"));
        assertEquals(
                new Data.Whole(0), new Data.Obj().putSeat("toMove", 0).fields().get("toMove"));
        assertEquals(
                Data.Null.NULL,
                new Data.Obj().put("king", (String) null).fields().get("king"));
    }
}
