package org.merlon.bench.load.client;

import java.nio.charset.StandardCharsets;

/** Searches JSON text without parsing it, because the clients share the machine with the server. */
public final class JsonScanner {
    private JsonScanner() {}

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the index of a byte sequence, or -1. */
    static int indexOf(byte[] bytes, int from, int to, byte[] pattern) {
        byte first = pattern[0];
        int last = to - pattern.length;
        for (int i = from; i <= last; i++) {
            if (bytes[i] == first && startsWith(bytes, i, to, pattern)) {
                return i;
            }
        }
        return -1;
    }

    static boolean startsWith(byte[] bytes, int from, int to, byte[] pattern) {
        if (to - from < pattern.length) {
            return false;
        }
        for (int i = 0; i < pattern.length; i++) {
            if (bytes[from + i] != pattern[i]) {
                return false;
            }
        }
        return true;
    }

    /** Parses the number at an index. */
    static int parseNumber(byte[] bytes, int from, int to) {
        int value = 0;
        for (int i = from; i < to && bytes[i] >= '0' && bytes[i] <= '9'; i++) {
            value = 10 * value + bytes[i] - '0';
        }
        return value;
    }

    /** Returns the text from an index up to the next quotation mark. */
    static String untilQuote(byte[] bytes, int from, int to) {
        int end = from;
        while (end < to && bytes[end] != '"') {
            end++;
        }
        return new String(bytes, from, end - from, StandardCharsets.UTF_8);
    }
}
