package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;

class DataDiffTest {
    private static Data.Obj data(int score, String card) {
        return JsonText.object("{\"seats\":[{\"score\":" + score + "},{\"hand\":[\"" + card + "\"]}],\"king\":null}");
    }

    @Test
    void reportsDifferencesByPath() {
        assertEquals(
                List.of("seats[0].score is 2 instead of 1", "seats[1].hand[0] is \"b\" instead of \"a\""),
                DataDiff.differences(data(1, "a"), data(2, "b")));
        assertEquals(
                List.of("x is absent instead of 1"), DataDiff.differences(new Data.Obj().put("x", 1), new Data.Obj()));
        assertEquals(
                List.of("y is 1 instead of absent"), DataDiff.differences(new Data.Obj(), new Data.Obj().put("y", 1)));
    }

    @Test
    void equalTreesPass() {
        assertDoesNotThrow(() -> DataDiff.assertSame(data(1, "a"), data(1, "a"), () -> "equal"));
        var different =
                assertThrows(AssertionError.class, () -> DataDiff.assertSame(data(1, "a"), data(2, "a"), () -> "here"));
        assertEquals("here: seats[0].score is 2 instead of 1", different.getMessage());
    }

    @Test
    void findsValuesByPath() {
        assertEquals(new Data.Whole(7), FieldPath.get(data(7, "a"), "seats[0].score"));
        assertEquals(new Data.Text("a"), FieldPath.get(data(7, "a"), "seats[1].hand[0]"));
        assertEquals(Data.Null.NULL, FieldPath.find(data(7, "a"), "king"));
        assertNull(FieldPath.find(data(7, "a"), "seats[2].score"));
        assertNull(FieldPath.find(data(7, "a"), "queen"));
        assertNull(FieldPath.find(data(7, "a"), "king.score"));
        assertThrows(AssertionError.class, () -> FieldPath.get(data(7, "a"), "queen"));
    }

    @Test
    void rejectsInvalidJson() {
        assertThrows(IllegalArgumentException.class, () -> JsonText.object("{"));
        assertThrows(IllegalArgumentException.class, () -> JsonText.object("[1]"));
        assertTrue(JsonText.of(data(1, "a")).startsWith("{\"seats\":[{\"score\":1}"));
    }
}
