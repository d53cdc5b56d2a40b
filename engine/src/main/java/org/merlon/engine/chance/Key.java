package org.merlon.engine.chance;

import java.util.Arrays;
import org.merlon.engine.data.MalformedException;

/** The 256-bit key that determines all chance of a game; secret until the game is over. */
public final class Key {
    /** The length of a key in bytes. */
    public static final int BYTES = 32;

    /** The key of a position without one. */
    public static final Key ZERO = new Key(new byte[BYTES]);

    private static final String DIGITS = "0123456789abcdef";

    private final byte[] bytes;

    private Key(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Key of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a key has " + BYTES + " bytes, not " + bytes.length);
        }
        return new Key(bytes.clone());
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /** Returns word {@code i} of the eight that ChaCha takes: four bytes in little-endian order. */
    int word(int i) {
        int offset = 4 * i;
        return (bytes[offset] & 0xff)
                | (bytes[offset + 1] & 0xff) << 8
                | (bytes[offset + 2] & 0xff) << 16
                | (bytes[offset + 3] & 0xff) << 24;
    }

    static Key ofWords(int[] words) {
        var bytes = new byte[BYTES];
        for (int i = 0; i < BYTES; i++) {
            bytes[i] = (byte) (words[i / 4] >>> (8 * (i % 4)));
        }
        return new Key(bytes);
    }

    /** Returns the key as 64 hexadecimal digits. */
    public String hex() {
        var text = new StringBuilder(2 * BYTES);
        for (byte b : bytes) {
            text.append(DIGITS.charAt((b >> 4) & 15)).append(DIGITS.charAt(b & 15));
        }
        return text.toString();
    }

    /** Parses the output of {@link #hex}, in either case. */
    public static Key ofHex(String hex) throws MalformedException {
        if (hex.length() != 2 * BYTES) {
            throw new MalformedException("rng: a key has " + 2 * BYTES + " hexadecimal digits, not " + hex.length());
        }
        var bytes = new byte[BYTES];
        for (int i = 0; i < hex.length(); i++) {
            int digit = DIGITS.indexOf(Character.toLowerCase(hex.charAt(i)));
            if (digit < 0) {
                throw new MalformedException("rng: '" + hex.charAt(i) + "' is not a hexadecimal digit");
            }
            bytes[i / 2] = (byte) (bytes[i / 2] << 4 | digit);
        }
        return new Key(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && Arrays.equals(bytes, key.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Never returns the digits: a key must not end up in a log by accident. */
    @Override
    public String toString() {
        return "Key";
    }
}
