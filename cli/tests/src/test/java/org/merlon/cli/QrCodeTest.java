package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares QR codes with those of another generator. */
final class QrCodeTest {
    /** Generators may choose any of the eight masks; everything else is fixed by the standard. */
    @Test
    void matchesCodesOfAnotherGenerator() throws IOException {
        List<String> codes = codes();
        assertEquals(4, codes.size());
        for (String code : codes) {
            int end = code.indexOf('\n');
            String text = code.substring(0, end);
            List<String> drawn = IntStream.range(0, 8)
                    .mapToObj(mask -> draw(QrCode.of(text, mask)))
                    .toList();
            assertTrue(drawn.contains(code.substring(end + 1)), text);
            assertTrue(drawn.contains(draw(QrCode.of(text))), "the best mask is one of them");
        }
    }

    private static List<String> codes() throws IOException {
        try (var in = Objects.requireNonNull(QrCodeTest.class.getResourceAsStream("qr-codes.txt"))) {
            var codes = new ArrayList<String>();
            for (String code : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n\n", -1)) {
                if (!code.isBlank()) {
                    codes.add(code + "\n");
                }
            }
            return codes;
        }
    }

    private static String draw(QrCode code) {
        var text = new StringBuilder();
        for (int y = 0; y < code.size(); y++) {
            for (int x = 0; x < code.size(); x++) {
                text.append(code.isDark(y, x) ? '#' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Test
    void rejectsTooLongText() {
        assertThrows(IllegalArgumentException.class, () -> QrCode.of("x".repeat(107)));
        assertEquals(37, QrCode.of("x".repeat(106)).size());
    }

    @Test
    void printsLanAddresses() {
        var written = new StringWriter();
        LanAddresses.print(new PrintWriter(written, true), 8080, false);
        String text = written.toString();
        assertTrue(text.contains(":8080/") || text.contains("no network"), text);
        assertTrue(LanAddresses.isWildcard("0.0.0.0") && !LanAddresses.isWildcard("127.0.0.1"));
    }
}
