package org.merlon.engine.chance;

import java.math.BigInteger;
import java.util.Arrays;

/** SHA-256 (FIPS 180-4), for keys and their commitments. TeaVM, which compiles it for browsers, has no MessageDigest. */
public final class Sha256 {
    private static final int BLOCK_BYTES = 64; // bytes
    private static final int ROUNDS = 64;
    private static final int LENGTH_BYTES = 8; // bytes at the end of the last block that hold the length of the text

    /** The initial hash value: the fractional parts of the square roots of the first eight primes. */
    private static final int[] INITIAL_STATE = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    /** The round constants: the fractional parts of the cube roots of the first 64 primes. */
    private static final int[] ROUND_CONSTANTS = roundConstants();

    private Sha256() {}

    public static byte[] digest(byte[] text) {
        int length = (text.length + LENGTH_BYTES) / BLOCK_BYTES * BLOCK_BYTES + BLOCK_BYTES;
        byte[] padded = Arrays.copyOf(text, length);
        padded[text.length] = (byte) 0x80;
        for (int i = 0; i < LENGTH_BYTES; i++) {
            padded[length - 1 - i] = (byte) ((8L * text.length) >>> (8 * i));
        }
        int[] state = INITIAL_STATE.clone();
        for (int offset = 0; offset < length; offset += BLOCK_BYTES) {
            compress(state, padded, offset);
        }
        var digest = new byte[4 * state.length];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void compress(int[] state, byte[] text, int offset) {
        var words = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            words[i] = i < BLOCK_BYTES / 4
                    ? ((text[offset + 4 * i] & 0xff) << 24)
                            | ((text[offset + 4 * i + 1] & 0xff) << 16)
                            | ((text[offset + 4 * i + 2] & 0xff) << 8)
                            | (text[offset + 4 * i + 3] & 0xff)
                    : words[i - 16]
                            + smallSigma(words[i - 15], 7, 18, 3)
                            + words[i - 7]
                            + smallSigma(words[i - 2], 17, 19, 10);
        }
        int[] s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
            int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
            int first = s[7] + bigSigma(s[4], 6, 11, 25) + choice + ROUND_CONSTANTS[i] + words[i];
            int second = bigSigma(s[0], 2, 13, 22) + majority;
            System.arraycopy(s, 0, s, 1, s.length - 1);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }

    private static int bigSigma(int word, int a, int b, int c) {
        return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ Integer.rotateRight(word, c);
    }

    private static int smallSigma(int word, int a, int b, int shift) {
        return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ (word >>> shift);
    }

    private static int[] roundConstants() {
        var constants = new int[ROUNDS];
        int count = 0;
        for (int number = 2; count < ROUNDS; number++) {
            if (isPrime(number)) {
                constants[count++] = cubeRootFraction(number);
            }
        }
        return constants;
    }

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 fractional bits of a cube root, exactly: the low bits of the greatest r with r³ at most number · 2⁹⁶. */
    private static int cubeRootFraction(int number) {
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
