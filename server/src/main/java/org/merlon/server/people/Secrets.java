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
    private static final int BYTES = 32;

    /** Length of the secret in base64url without padding. */
    static final int LENGTH = 43;

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final SecureRandom random;

    Secrets(SecureRandom random) {
        this.random = random;
    }

    String draw() {
        return base64(bytes(BYTES));
    }

    /** Generates the id of a person, which cannot be guessed from another. */
    String id() {
        return HexFormat.of().formatHex(bytes(10));
    }

    /** Returns true if a text has the form of a secret; others are rejected without a database query. */
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
