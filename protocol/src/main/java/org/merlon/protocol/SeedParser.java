package org.merlon.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Sha256;

/** Converts seed texts typed by people to keys and numbers. */
public final class SeedParser {
    private SeedParser() {}

    /** Returns the key of a game: the SHA-256 of the text. */
    public static Key key(String text) {
        return Key.of(digest(text));
    }

    /** Returns a seed for bots and playouts: the first eight bytes of the SHA-256 of the text. */
    public static long number(String text) {
        return ByteBuffer.wrap(digest(text)).getLong();
    }

    private static byte[] digest(String text) {
        return Sha256.digest(text.getBytes(StandardCharsets.UTF_8));
    }
}
