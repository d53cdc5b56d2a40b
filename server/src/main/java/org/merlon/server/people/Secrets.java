package org.merlon.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Generates random secrets as text, and the hashes that are stored of them. */
final class Secrets {
    /** 32 bytes cannot be guessed, so that storing a plain hash is safe. */
    private static final int SECRET_BYTES = 32;

    /** Length of the secret in base64url without padding. */
    static final int SECRET_LENGTH = 43;

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final SecureRandom random;

    Secrets(SecureRandom random) {
        this.random = random;
    }

    String generate() {
        return base64(randomBytes(SECRET_BYTES));
    }

    /** Generates the id of a person, which cannot be guessed from another. */
    String generateId() {
        return HexFormat.of().formatHex(randomBytes(10));
    }

    /** Returns true if a text has the form of a secret; others are rejected without a database query. */
    static boolean isWellFormed(String text) {
        return text.length() == SECRET_LENGTH && text.chars().allMatch(Secrets::isBase64Url);
    }

    private static boolean isBase64Url(int c) {
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

    private byte[] randomBytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}
