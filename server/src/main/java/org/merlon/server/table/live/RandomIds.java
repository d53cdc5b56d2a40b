package org.merlon.server.table.live;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Generates ids of tables and secrets that cannot be guessed. */
public final class RandomIds {
    /** Letters and digits without those that are easily mistaken for one another. */
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int TABLE_LENGTH = 10; // 57 bits: enough that two ids never collide
    private static final int SECRET_LENGTH = 23; // over 128 bits

    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomIds() {}

    public static String newTableId() {
        return randomText(TABLE_LENGTH);
    }

    public static String newSecret() {
        return randomText(SECRET_LENGTH);
    }

    /**
     * The id of the table that follows a table, always the same for one table. Nobody can guess it without the secret.
     */
    public static String derivedTableId(String secret, String source) {
        return derived(secret, "table:" + source, TABLE_LENGTH);
    }

    /** The id of the table of an imported game, the same whenever the game is imported. */
    public static String importedTableId(String secret, String source) {
        return derived(secret, "import:" + source, TABLE_LENGTH);
    }

    /** The invitation of the table that follows a table; see {@link #derivedTableId}. */
    public static String derivedSecret(String secret, String source) {
        return derived(secret, "invitation:" + source, SECRET_LENGTH);
    }

    private static String derived(String secret, String source, int length) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] bytes = mac.doFinal(source.getBytes(StandardCharsets.UTF_8));
            var text = new StringBuilder(length);
            for (int i = 0; i < length; i++) {
                text.append(ALPHABET.charAt((bytes[i] & 0xff) % ALPHABET.length()));
            }
            return text.toString();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC with SHA-256", e);
        }
    }

    public static byte[] randomBytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    public static long randomLong() {
        return RANDOM.nextLong();
    }

    private static String randomText(int length) {
        var text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
