package org.merlon.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.protocol.lines.LineSanitizer;

final class JsonTest {
    @Test
    void writeAndReadAreInverse() throws JsonException {
        var data = new Data.Obj()
                .put("text", "a \"b\"\n\u0001 é 🏰")
                .put("number", -9_007_199_254_740_993L)
                .put("yes", true)
                .put("none", (String) null)
                .put("list", new Data.Arr().add(1).add("x").add(new Data.Arr()))
                .put("object", new Data.Obj());
        String json = Json.write(data);
        assertEquals(data, Json.read(json));
        assertEquals(-1, json.indexOf('\n'));
    }

    @Test
    void keepsOrderOfFields() throws JsonException {
        String json = "{\"z\":1,\"a\":[true,null],\"m\":{}}";
        assertEquals(json, Json.write(Json.read(" " + json.replace(",", " , ") + " ")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "{\"a\"}",
                "{'a':1}",
                "{a:1}",
                "[1,]",
                "[1 2]",
                "01",
                "+1",
                ".5",
                "NaN",
                "tru",
                "\"a\tb\"",
                "\"\\x\"",
                "1 2",
                "{} {}",
                "{}]",
                "// no\n1",
                "{\"a\":1,\"a\":1}",
                "{\"b\":{\"a\":1,\"a\":2}}"
            })
    void rejectsMalformedJson(String text) {
        var e = assertThrows(JsonException.class, () -> Json.read(text));
        assertEquals(JsonException.Kind.MALFORMED, e.kind(), e.reason());
    }

    /** They have no form in UTF-8: a signature would be that of another text. */
    @ParameterizedTest
    @ValueSource(strings = {"\"I won\\ud83c\"", "\"\\udf09\"", "\"\\ud83cx\""})
    void refusesUnpairedSurrogates(String text) throws JsonException {
        assertTrue(assertThrows(JsonException.class, () -> Json.read(text))
                .getMessage()
                .contains("half of a character"));
        assertThrows(JsonException.class, () -> Json.read("{" + text + ":1}"));
        assertEquals(new Data.Text("\ud83c\udf09"), Json.read("\"\\ud83c\\udf09\""));
    }

    @Test
    void namesDuplicateField() {
        var e = assertThrows(JsonException.class, () -> Json.read("{\"b\":{\"a\":1,\"a\":2}}"));
        assertTrue(e.reason().contains("b.a stands there twice"), e.reason());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.5", "2.0", "1e3", "-1E-2", "1234567890123456789", "-12345678901234567890123456789"})
    void reportsUnsupportedNumbers(String number) {
        var e = assertThrows(JsonException.class, () -> Json.read("{\"a\":[{\"b\":" + number + "}]}"));
        assertEquals(JsonException.Kind.NUMBER, e.kind());
        assertEquals("a", e.field());
        assertTrue(e.reason().startsWith("a.b: "), e.reason());
        assertTrue(e.reason().contains(number), e.reason());
    }

    @Test
    void malformedJsonTakesPrecedenceOverBadNumber() {
        var e = assertThrows(JsonException.class, () -> Json.read("[2.5,"));
        assertEquals(JsonException.Kind.MALFORMED, e.kind());
    }

    @Test
    void limitsNesting() throws JsonException {
        String deepest = "[".repeat(Json.MAX_DEPTH) + "]".repeat(Json.MAX_DEPTH);
        assertEquals(deepest, Json.write(Json.read(deepest)));
        var e = assertThrows(JsonException.class, () -> Json.read("[" + deepest + "]"));
        assertTrue(e.reason().contains("deeper than " + Json.MAX_DEPTH), e.reason());
        assertThrows(JsonException.class, () -> Json.read("{\"a\":".repeat(100_000)));
    }

    @Test
    void doesNotEchoHugeNumber() {
        var e = assertThrows(JsonException.class, () -> Json.read("9".repeat(1_000_000)));
        assertEquals(JsonException.Kind.NUMBER, e.kind());
        assertTrue(e.reason().length() < LineSanitizer.MAX_LENGTH, e.reason());
    }

    @Test
    void readsLongNamesInLinearTime() throws JsonException {
        // Spelling out the path of each of them would copy tens of gigabytes.
        var text = new StringBuilder("{\"").append("n".repeat(500_000)).append("\":{");
        for (int i = 0; i < 40_000; i++) {
            text.append(i == 0 ? "" : ",").append('"').append(i).append("\":0");
        }
        assertTrue(Json.read(text.append("}}").toString()) instanceof Data.Obj);
    }
}
