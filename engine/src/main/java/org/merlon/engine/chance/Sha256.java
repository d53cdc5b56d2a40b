package org.merlon.engine.chance;

import java.math.BigInteger;
import java.util.Arrays;

/** SHA-256 (FIPS 180-4), for keys and their commitments. TeaVM, which compiles it for browsers, has no MessageDigest. */
public final class Sha256 {
    private static final int BLOCK = 64; // bytes
    private static final int ROUNDS = 64;
    private static final int LENGTH = 8; // bytes at the end of the last block that hold the length of the text

    /** The initial hash value: the fractional parts of the square roots of the first eight primes. */
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    /** The round constants: the fractional parts of the cube roots of the first 64 primes. */
    private static final int[] ADDED = added();

    private Sha256() {}

    public static byte[] digest(byte[] text) {
        int length = (text.length + LENGTH) / BLOCK * BLOCK + BLOCK;
        byte[] padded = Arrays.copyOf(text, length);
        padded[text.length] = (byte) 0x80;
        for (int i = 0; i < LENGTH; i++) {
            padded[length - 1 - i] = (byte) ((8L * text.length) >>> (8 * i));
        }
        int[] state = START.clone();
        for (int at = 0; at < length; at += BLOCK) {
            mix(state, padded, at);
        }
        var digest = new byte[4 * state.length];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void mix(int[] state, byte[] text, int at) {
        var words = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            words[i] = i < BLOCK / 4
                    ? ((text[at + 4 * i] & 0xff) << 24)
                            | ((text[at + 4 * i + 1] & 0xff) << 16)
                            | ((text[at + 4 * i + 2] & 0xff) << 8)
                            | (text[at + 4 * i + 3] & 0xff)
                    : words[i - 16] + turned(words[i - 15], 7, 18, 3) + words[i - 7] + turned(words[i - 2], 17, 19, 10);
        }
        int[] s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
            int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
            int first = s[7] + rotated(s[4], 6, 11, 25) + choice + ADDED[i] + words[i];
            int second = rotated(s[0], 2, 13, 22) + majority;
            System.arraycopy(s, 0, s, 1, s.length - 1);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }

    private static int rotated(int word, int a, int b, int c) {
        return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ Integer.rotateRight(word, c);
    }

    private static int turned(int word, int a, int b, int shift) {
        return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ (word >>> shift);
    }

    private static int[] added() {
        var added = new int[ROUNDS];
        int count = 0;
        for (int number = 2; count < ROUNDS; number++) {
            if (prime(number)) {
                added[count++] = rootFraction(number);
            }
        }
        return added;
    }

    private static boolean prime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 fractional bits of a cube root, exactly: the low bits of the greatest r with r³ at most number · 2⁹⁶. */
    private static int rootFraction(int number) {
        BigInteger cube = BigInteger.valueOf(number).shiftLeft(96);
        BigInteger root = BigInteger.ZERO;
        for (int bit = 36; bit >= 0; bit--) {
            BigInteger next = root.setBit(bit);
            if (next.pow(3).compareTo(cube) <= 0) {
                root = next;
            }
        }
        return root.intValue();
    }
}
