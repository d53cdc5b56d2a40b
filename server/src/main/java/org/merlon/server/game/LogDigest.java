package org.merlon.server.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * A rolling digest of a log, stored in the table's row. It detects changed times in the middle of a log, which replay
 * alone does not. People and texts are not part of it, so accounts can be renamed or merged.
 */
public final class LogDigest {
    static final String NONE = "";

    /** Half of a SHA-256: it detects accidents and is no protection against forgery. */
    private static final int BYTES = 16;

    private LogDigest() {}

    /** The digest after one more entry. */
    static String append(String before, int number, Entry entry, long time, long hash) {
        String text = before + ' ' + number + ' ' + entry.kind() + ' ' + entry.seat() + ' ' + time + ' ' + hash;
        try {
            byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sha256, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A state's hash as 16 hexadecimal digits: JavaScript's numbers cannot hold 64 bits. */
    public static String hex(long stateHash) {
        return String.format(Locale.ROOT, "%016x", stateHash);
    }
}
