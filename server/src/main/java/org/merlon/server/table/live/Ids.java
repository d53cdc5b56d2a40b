package org.merlon.server.table.live;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

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

    /** An id for a table that follows from another one; the secret keeps it from being guessed. */
    public static String derivedTable(String secret, String from) {
        return derived(secret, "table:" + from, TABLE_LENGTH);
    }

    /** An id for a game that comes from elsewhere, the same whenever it comes. */
    public static String importedTable(String secret, String from) {
        return derived(secret, "import:" + from, TABLE_LENGTH);
    }

    /** A secret that follows likewise. */
    public static String derivedSecret(String secret, String from) {
        return derived(secret, "invitation:" + from, SECRET_LENGTH);
    }

    private static String derived(String secret, String from, int length) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] bytes = mac.doFinal(from.getBytes(StandardCharsets.UTF_8));
            var text = new StringBuilder(length);
            for (int i = 0; i < length; i++) {
                text.append(ALPHABET.charAt((bytes[i] & 0xff) % ALPHABET.length()));
            }
            return text.toString();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC with SHA-256", e);
        }
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
