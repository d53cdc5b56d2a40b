package org.merlon.protocol.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.merlon.engine.chance.FastRandom;

/** Mutates valid lines into broken ones; the same seed gives the same lines. */
final class LineMutator {
    private static final int MAX_CHANGES = 3;
    private static final int MAX_NOISE_BYTES = 60;
    private static final int OVERSIZED_BYTES = 1_200_000; // more than the mebibyte that a line may have
    private static final int OVERSIZED_INTERVAL = 5_000; // they cost a thousand times as much as others
    private static final int MAX_NESTING = 3_000;

    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern VALUE = Pattern.compile("(?<=:)(\"[^\"]*\"|-?\\d+|true|false|null|\\[]|\\{})");

    private static final List<String> NUMBERS = List.of(
            "-1",
            "0",
            "7",
            "255",
            "2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "1e999",
            "-0",
            "2.5",
            "1E2",
            "0x10",
            "00",
            "9".repeat(400));

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "\"\"",
            "\"\\ud800\"",
            "\"\\u0000\\n\"",
            "[]",
            "{}",
            "[[]]",
            "{\"a\":{}}",
            "-5",
            "NaN",
            "'x'",
            "[null]",
            "\"" + "x".repeat(3_000) + "\"");

    private final FastRandom random;

    LineMutator(FastRandom random) {
        this.random = random;
    }

    /** Returns a line without its line end: random bytes, or the valid line with a few errors. */
    byte[] mutate(String validLine) {
        if (random.below(OVERSIZED_INTERVAL) == 0) {
            byte[] line = new byte[OVERSIZED_BYTES];
            Arrays.fill(line, (byte) ' ');
            byte[] start = bytes(validLine);
            System.arraycopy(start, 0, line, 0, start.length);
            return line;
        }
        if (random.below(10) == 0) {
            return noise();
        }
        byte[] line = bytes(validLine);
        int changes = random.below(MAX_CHANGES + 1);
        for (int i = 0; i < changes; i++) {
            line = change(line);
        }
        return withoutLineEnds(line);
    }

    private byte[] change(byte[] line) {
        return switch (random.below(10)) {
            case 0 -> Arrays.copyOf(line, random.below(line.length + 1));
            case 1 -> Arrays.copyOfRange(line, random.below(line.length + 1), line.length);
            case 2 -> join(line, Arrays.copyOfRange(line, random.below(line.length + 1), line.length));
            case 3 -> swapped(line);
            case 4 -> overwritten(line);
            case 5 -> replaced(line, NUMBER, NUMBERS.get(random.below(NUMBERS.size())));
            case 6 -> replaced(line, VALUE, VALUES.get(random.below(VALUES.size())));
            case 7 -> replaced(line, VALUE, deeplyNested());
            case 8 -> replaced(line, Pattern.compile("\\{"), "{\"surprise\":1,");
            default -> inserted(line);
        };
    }

    private String deeplyNested() {
        int depth = 1 + random.below(MAX_NESTING);
        boolean closed = random.below(2) == 0;
        return switch (random.below(2)) {
            case 0 -> "[".repeat(depth) + (closed ? "]".repeat(depth) : "");
            default -> "{\"a\":".repeat(depth) + "1" + (closed ? "}".repeat(depth) : "");
        };
    }

    private byte[] noise() {
        var noise = new byte[random.below(MAX_NOISE_BYTES)];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) random.next();
        }
        return withoutLineEnds(noise);
    }

    private byte[] swapped(byte[] line) {
        if (line.length == 0) {
            return line;
        }
        byte[] changed = line.clone();
        int one = random.below(line.length);
        int other = random.below(line.length);
        changed[one] = line[other];
        changed[other] = line[one];
        return changed;
    }

    private byte[] overwritten(byte[] line) {
        if (line.length == 0) {
            return line;
        }
        byte[] changed = line.clone();
        changed[random.below(line.length)] = (byte) random.next();
        return changed;
    }

    private byte[] inserted(byte[] line) {
        int at = random.below(line.length + 1);
        byte[] piece = {(byte) " \t\",:[]{}-09aZ\\#\0\u007f".charAt(random.below(18))};
        return join(join(Arrays.copyOf(line, at), piece), Arrays.copyOfRange(line, at, line.length));
    }

    /** Replaces one random match by {@code piece}. */
    private byte[] replaced(byte[] line, Pattern pattern, String piece) {
        // One character per byte, so that invalid UTF-8 is preserved.
        String text = new String(line, StandardCharsets.ISO_8859_1);
        int matches = (int) pattern.matcher(text).results().count();
        if (matches == 0) {
            return line;
        }
        Matcher matcher = pattern.matcher(text);
        for (int skip = random.below(matches); skip >= 0; skip--) {
            matcher.find();
        }
        return (text.substring(0, matcher.start()) + piece + text.substring(matcher.end()))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] withoutLineEnds(byte[] line) {
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '\n') {
                line[i] = ' ';
            }
        }
        return line;
    }

    private static byte[] join(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
