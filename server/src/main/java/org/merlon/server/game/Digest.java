package org.merlon.server.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A fingerprint of a log that goes on with every entry, kept with the table's row: whether a time in the middle is another
 * than it was shows in nothing else. What was said and who did it are not part of it, so that people can be renamed.
 */
final class Digest {
    static final String NONE = "";

    /** Half of a SHA-256: it shows accidents and hands that slipped, nobody needs to rely on it. */
    private static final int BYTES = 16;

    private Digest() {}

    static String next(String before, int number, Entry entry, long time, long hash) {
        String text = before + ' ' + number + ' ' + entry.kind() + ' ' + entry.seat() + ' ' + time + ' ' + hash;
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
