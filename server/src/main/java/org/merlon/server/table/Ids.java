package org.merlon.server.table;

import java.security.SecureRandom;

/** Names for tables and secrets that nobody can guess. */
public final class Ids {
    /** Letters and digits that are hard to mistake for one another. */
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int TABLE_LENGTH = 10; // 57 bits: no two tables meet by chance
    private static final int SECRET_LENGTH = 23; // over 128 bits

    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    public static String table() {
        return random(TABLE_LENGTH);
    }

    public static String secret() {
        return random(SECRET_LENGTH);
    }

    public static byte[] bytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    public static long number() {
        return RANDOM.nextLong();
    }

    private static String random(int length) {
        var text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
