package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextWrapTest {
    @Test
    void longTextsAreIndentedBelowTheirPrefix() {
        List<String> lines = TextWrap.wrap("T-1  ", "word ".repeat(30).trim());
        assertEquals(2, lines.size());
        assertTrue(lines.get(0).startsWith("T-1  word word"), lines.toString());
        assertTrue(lines.get(1).startsWith("     word"), lines.toString());
    }

    @Test
    void breaksTooWideWords() {
        assertEquals(List.of("x".repeat(80), "x".repeat(20)), TextWrap.wrap("x".repeat(100)));
    }
}
