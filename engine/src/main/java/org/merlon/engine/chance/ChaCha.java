package org.merlon.engine.chance;

/** The ChaCha20 block function in plain {@code int} arithmetic, with a 64-bit block counter and a zero nonce. */
final class ChaCha {
    /** The number of 32-bit words in a block. */
    static final int BLOCK_WORDS = 16;

    private static final int ROUNDS = 20;

    private ChaCha() {}

    /** Writes block number {@code counter} of the key stream of {@code key} (eight words) to {@code out}. */
    static void block(int[] key, long counter, int[] out) {
        block(key, (int) counter, (int) (counter >>> 32), 0, 0, out);
    }

    /** Computes a block from all four last input words, as the published test vectors give them. */
    static void block(int[] key, int w12, int w13, int w14, int w15, int[] out) {
        int x0 = 0x61707865, x1 = 0x3320646e, x2 = 0x79622d32, x3 = 0x6b206574;
        int x4 = key[0], x5 = key[1], x6 = key[2], x7 = key[3];
        int x8 = key[4], x9 = key[5], x10 = key[6], x11 = key[7];
        int x12 = w12, x13 = w13, x14 = w14, x15 = w15;
        for (int round = 0; round < ROUNDS; round += 2) {
            // Columns. Each group of four lines is half a quarter round; local variables keep the state in registers.
            x0 += x4;
            x12 = Integer.rotateLeft(x12 ^ x0, 16);
            x8 += x12;
            x4 = Integer.rotateLeft(x4 ^ x8, 12);
            x0 += x4;
            x12 = Integer.rotateLeft(x12 ^ x0, 8);
            x8 += x12;
            x4 = Integer.rotateLeft(x4 ^ x8, 7);

            x1 += x5;
            x13 = Integer.rotateLeft(x13 ^ x1, 16);
            x9 += x13;
            x5 = Integer.rotateLeft(x5 ^ x9, 12);
            x1 += x5;
            x13 = Integer.rotateLeft(x13 ^ x1, 8);
            x9 += x13;
            x5 = Integer.rotateLeft(x5 ^ x9, 7);

            x2 += x6;
            x14 = Integer.rotateLeft(x14 ^ x2, 16);
            x10 += x14;
            x6 = Integer.rotateLeft(x6 ^ x10, 12);
            x2 += x6;
            x14 = Integer.rotateLeft(x14 ^ x2, 8);
            x10 += x14;
            x6 = Integer.rotateLeft(x6 ^ x10, 7);

            x3 += x7;
            x15 = Integer.rotateLeft(x15 ^ x3, 16);
            x11 += x15;
            x7 = Integer.rotateLeft(x7 ^ x11, 12);
            x3 += x7;
            x15 = Integer.rotateLeft(x15 ^ x3, 8);
            x11 += x15;
            x7 = Integer.rotateLeft(x7 ^ x11, 7);

            // Diagonals.
            x0 += x5;
            x15 = Integer.rotateLeft(x15 ^ x0, 16);
            x10 += x15;
            x5 = Integer.rotateLeft(x5 ^ x10, 12);
            x0 += x5;
            x15 = Integer.rotateLeft(x15 ^ x0, 8);
            x10 += x15;
            x5 = Integer.rotateLeft(x5 ^ x10, 7);

            x1 += x6;
            x12 = Integer.rotateLeft(x12 ^ x1, 16);
            x11 += x12;
            x6 = Integer.rotateLeft(x6 ^ x11, 12);
            x1 += x6;
            x12 = Integer.rotateLeft(x12 ^ x1, 8);
            x11 += x12;
            x6 = Integer.rotateLeft(x6 ^ x11, 7);

            x2 += x7;
            x13 = Integer.rotateLeft(x13 ^ x2, 16);
            x8 += x13;
            x7 = Integer.rotateLeft(x7 ^ x8, 12);
            x2 += x7;
            x13 = Integer.rotateLeft(x13 ^ x2, 8);
            x8 += x13;
            x7 = Integer.rotateLeft(x7 ^ x8, 7);

            x3 += x4;
            x14 = Integer.rotateLeft(x14 ^ x3, 16);
            x9 += x14;
            x4 = Integer.rotateLeft(x4 ^ x9, 12);
            x3 += x4;
            x14 = Integer.rotateLeft(x14 ^ x3, 8);
            x9 += x14;
            x4 = Integer.rotateLeft(x4 ^ x9, 7);
        }
        out[0] = x0 + 0x61707865;
        out[1] = x1 + 0x3320646e;
        out[2] = x2 + 0x79622d32;
        out[3] = x3 + 0x6b206574;
        out[4] = x4 + key[0];
        out[5] = x5 + key[1];
        out[6] = x6 + key[2];
        out[7] = x7 + key[3];
        out[8] = x8 + key[4];
        out[9] = x9 + key[5];
        out[10] = x10 + key[6];
        out[11] = x11 + key[7];
        out[12] = x12 + w12;
        out[13] = x13 + w13;
        out[14] = x14 + w14;
        out[15] = x15 + w15;
    }
}
