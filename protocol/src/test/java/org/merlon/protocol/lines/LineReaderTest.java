package org.merlon.protocol.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LineReaderTest {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<InputLine> lines(InputStream in) throws IOException {
        var reader = new LineReader(in);
        var lines = new ArrayList<InputLine>();
        for (InputLine line = reader.next(); line != null; line = reader.next()) {
            lines.add(line);
        }
        return lines;
    }

    private static List<InputLine> lines(byte[] input) throws IOException {
        return lines(new ByteArrayInputStream(input));
    }

    private static List<InputLine> texts(String... texts) {
        return List.of(texts).stream()
                .map(text -> (InputLine) new InputLine.Text(text))
                .toList();
    }

    @Test
    void splitsAtLineFeedWithOrWithoutCarriageReturn() throws IOException {
        assertEquals(texts("a", "b", "", "c\rd", "é🏰"), lines(bytes("a\nb\r\n\r\nc\rd\né🏰\n")));
    }

    @Test
    void lastLineNeedsNoLineEnd() throws IOException {
        assertEquals(texts("a", "b"), lines(bytes("a\nb")));
        assertEquals(texts("a"), lines(bytes("a\r")));
        assertEquals(texts(), lines(bytes("")));
        assertEquals(texts(""), lines(bytes("\n")));
    }

    @Test
    void joinsPartialReads() throws IOException {
        var oneByteReads = new ByteArrayInputStream(bytes("status é\nundo\n")) {
            @Override
            public synchronized int read(byte[] target, int from, int length) {
                return super.read(target, from, Math.min(1, length));
            }
        };
        assertEquals(texts("status é", "undo"), lines(oneByteReads));
    }

    @Test
    void limitsLineLength() throws IOException {
        String longest = "x".repeat(LineReader.MAX_LINE_BYTES);
        assertEquals(texts(longest, longest, "y"), lines(bytes(longest + "\n" + longest + "\r\ny\n")));
        for (String tooLong : List.of(longest + "x", longest + "x\r", longest + "\rx", longest.repeat(3))) {
            List<InputLine> lines = lines(bytes(tooLong + "\ny"));
            assertEquals(2, lines.size());
            assertTrue(lines.getFirst() instanceof InputLine.Unreadable);
            assertEquals(new InputLine.Text("y"), lines.getLast());
        }
        assertEquals(1, lines(bytes(longest + "x")).size());
    }

    @Test
    void invalidUtf8AffectsOnlyOneLine() throws IOException {
        var input = new ByteArrayOutputStream();
        input.write(bytes("a\n"));
        input.write(new byte[] {'p', (byte) 0xc3, '\n'}); // the first half of a two-byte character
        input.write(new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80, '\n'}); // half a surrogate pair
        input.write(new byte[] {(byte) 0xc0, (byte) 0xaf, '\n'}); // an overlong slash
        input.write(bytes("b"));
        List<InputLine> lines = lines(input.toByteArray());
        assertEquals(5, lines.size());
        assertEquals(texts("a"), lines.subList(0, 1));
        for (InputLine line : lines.subList(1, 4)) {
            assertTrue(line instanceof InputLine.Unreadable);
        }
        assertEquals(new InputLine.Text("b"), lines.get(4));
    }

    @Test
    void skipsCommentsEvenIfInvalidOrTooLong() throws IOException {
        var input = new ByteArrayOutputStream();
        input.write(new byte[] {'#', (byte) 0xff, '\n'});
        input.write(bytes("#" + "x".repeat(2 * LineReader.MAX_LINE_BYTES) + "\na\n# end"));
        assertEquals(texts("a"), lines(input.toByteArray()));
    }
}
