package org.merlon.server.fair;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Key;

/**
 * Computes the commitments to keys and words, which are shown while these are secret.
 *
 * <p>The server draws a key and shows its SHA-256 when the table is created, so that it cannot choose a different key
 * later. A player may add a word, of which the SHA-256 is shown too. The server commits first, and no player knows the
 * key, so nobody can control the outcome.
 */
public final class Commitment {
    private Commitment() {}

    /** The commitment to a key: the SHA-256 of its 32 bytes, in hexadecimal digits. */
    public static String of(Key key) {
        return HexFormat.of().formatHex(sha256().digest(key.bytes()));
    }

    /** The commitment to a word: the SHA-256 of its UTF-8 bytes, in hexadecimal digits. */
    public static String of(String word) {
        return HexFormat.of().formatHex(sha256().digest(word.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * The key of the game. Without words it is the server's own key; otherwise it is the SHA-256 of the server's key
     * followed, for each seat in order, by the SHA-256 of its word (of the empty word for a seat without one).
     */
    public static Key mix(Key serverKey, List<@Nullable String> words) {
        boolean noWords = true;
        MessageDigest digest = sha256();
        digest.update(serverKey.bytes());
        for (String word : words) {
            noWords &= word == null;
            digest.update(sha256().digest((word == null ? "" : word).getBytes(StandardCharsets.UTF_8)));
        }
        return noWords ? serverKey : Key.of(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
