package org.merlon.bench.load.client;

import java.nio.charset.StandardCharsets;

/** Searches JSON text without parsing it, because the clients share the machine with the server. */
public final class JsonScan {
    private JsonScan() {}

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the index of a byte sequence, or -1. */
    static int find(byte[] bytes, int from, int to, byte[] piece) {
        byte first = piece[0];
        int last = to - piece.length;
        for (int at = from; at <= last; at++) {
            if (bytes[at] == first && startsWith(bytes, at, to, piece)) {
                return at;
            }
        }
        return -1;
    }

    static boolean startsWith(byte[] bytes, int from, int to, byte[] piece) {
        if (to - from < piece.length) {
            return false;
        }
        for (int i = 0; i < piece.length; i++) {
            if (bytes[from + i] != piece[i]) {
                return false;
            }
        }
        return true;
    }

    /** Parses the number at an index. */
    static int number(byte[] bytes, int from, int to) {
        int value = 0;
        for (int at = from; at < to && bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            value = 10 * value + bytes[at] - '0';
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
