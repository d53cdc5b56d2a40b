package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text by users is shown as text only. */
final class TextSanitizerTest {
    private static String clean(String text) throws RefusedException {
        return TextSanitizer.clean(text, 100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Well played!",
                "<b>not bold</b> & \"so\" on",
                "schöne Türme, 良い城, حصن جميل, किला",
                "می\u200Cخواهم",
                "👩\u200D👧 🏰",
                "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F"
            })
    void keepsOrdinaryText(String text) throws RefusedException {
        assertEquals(text, clean(text));
    }

    @Test
    void removesInvisibleControls() throws RefusedException {
        assertEquals("evilgnp.exe", clean("evil\u202Egnp.exe"));
        assertEquals("abc", clean("\u2066a\u2067b\u2069c\u202C"));
        assertEquals("abcd", clean("a\u0000b\u001B\u0007c\u009Fd"));
        assertEquals("ab", clean("a\u200B\uFEFF\u00ADb"));
        assertEquals("ab", clean("a\uD800b\uDC00"));
        assertEquals("ab", clean("a\uFFFE\uFFFFb"));
    }

    @Test
    void normalizesToNfc() throws RefusedException {
        assertEquals("\u00E9", clean("e\u0301"));
        assertEquals("①", clean("①"), "but not NFKC");
    }

    @Test
    void replacesLineBreaks() throws RefusedException {
        assertEquals("a b c d e", clean("a\r\nb\nc\u2028d\te"));
        assertEquals("a\nb\n\nc d", TextSanitizer.cleanLines(" a\r\nb\r\u0085c\td\n", 100));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\r\n", "\u200D\u200C", "\u202E", "\u3000\u00A0 \u200F"})
    void invisibleTextBecomesEmpty(String text) throws RefusedException {
        assertEquals("", clean(text));
        assertEquals("", TextSanitizer.cleanLines(text, 100));
    }

    @Test
    void countsCharactersAfterCleaning() throws RefusedException {
        assertEquals("🏰🏰🏰", TextSanitizer.clean("  🏰🏰🏰\u202E\u202E ", 3));
        var refused = assertThrows(RefusedException.class, () -> TextSanitizer.clean("🏰🏰🏰🏰", 3));
        assertTrue(refused.reason().contains("at most 3") && refused.reason().contains("4"), refused.reason());
    }
}
