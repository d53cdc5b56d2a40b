package org.merlon.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random secrets as text, and the hashes that are kept of them. */
final class Secrets {
    /** 32 bytes: nobody guesses one, so a plain hash of it is safe to store. */
    private static final int BYTES = 32;

    /** What those bytes take in base64url without padding. */
    static final int LENGTH = 43;

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final SecureRandom random;

    Secrets(SecureRandom random) {
        this.random = random;
    }

    String draw() {
        return base64(bytes(BYTES));
    }

    /** A name for a person that nobody needs to remember, and that cannot be guessed from another. */
    String id() {
        return HexFormat.of().formatHex(bytes(10));
    }

    /** Whether a text has the form of a secret, so that nonsense never reaches the database. */
    static boolean wellFormed(String text) {
        return text.length() == LENGTH && text.chars().allMatch(Secrets::isBase64);
    }

    private static boolean isBase64(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    }

    static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String base64(byte[] bytes) {
        return BASE64.encodeToString(bytes);
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}
