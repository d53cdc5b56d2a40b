package org.merlon.engine.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

/** The published test vectors of RFC 8439: section 2.3.2 and appendix A.1. */
class ChaChaTest {
    private static int[] key(int... bytes) {
        var all = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return words(all);
    }

    private static int[] words(byte[] bytes) {
        Key key = Key.of(bytes);
        var words = new int[8];
        for (int i = 0; i < words.length; i++) {
            words[i] = key.word(i);
        }
        return words;
    }

    private static int[] block(int[] key, int w12, int w13, int w14, int w15) {
        var out = new int[ChaCha.BLOCK_WORDS];
        ChaCha.block(key, w12, w13, w14, w15, out);
        return out;
    }

    private static int[] hex(String words) {
        String[] parts = words.trim().split("\\s+", -1);
        var numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseUnsignedInt(parts[i], 16);
        }
        return numbers;
    }

    @Test
    void matchesVectorOfSection232() {
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        assertArrayEquals(hex("""
                e4e7f110 15593bd1 1fdd0f50 c47120a3
                c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
                466482d2 09aa9f07 05d7c214 a2028bd9
                d19c12b5 b94e16de e883d0cb 4e3c50a2"""), block(words(bytes), 1, 0x09000000, 0x4a000000, 0));
    }

    @Test
    void matchesFirstVectorOfAppendixA1() {
        assertArrayEquals(hex("""
                ade0b876 903df1a0 e56a5d40 28bd8653
                b819d2bd 1aed8da0 ccef36a8 c70d778b
                7c5941da 8d485751 3fe02477 374ad8b8
                f4b8436a 1ca11815 69b687c3 8665eeb2"""), block(key(), 0, 0, 0, 0));
    }

    @Test
    void matchesSecondVectorOfAppendixA1() {
        assertArrayEquals(hex("""
                bee7079f 7a385155 7c97ba98 0d082d73
                a0290fcb 6965e348 3e53c612 ed7aee32
                7621b729 434ee69c b03371d5 d539d874
                281fed31 45fb0a51 1f0ae1ac 6f4d794b"""), block(key(), 1, 0, 0, 0));
    }

    @Test
    void matchesThirdVectorOfAppendixA1() {
        var bytes = new byte[Key.BYTES];
        bytes[31] = 1;
        assertArrayEquals(hex("""
                2452eb3a 9249f8ec 8d829d9b ddd4ceb1
                e8252083 60818b01 f38422b8 5aaa49c9
                bb00ca8e da3ba7b4 c4b592d1 fdf2732f
                4436274e 2561b3c8 ebdd4aa6 a0136c00"""), block(words(bytes), 1, 0, 0, 0));
    }

    @Test
    void matchesFourthVectorOfAppendixA1() {
        assertArrayEquals(hex("""
                fb4dd572 4bc42ef1 df922636 327f1394
                a78dea8f 5e269039 a1bebbc1 caf09aae
                a25ab213 48a6b46c 1b9d9bcb 092c5be6
                546ca624 1bec45d5 87f47473 96f0992e"""), block(key(0, 0xff), 2, 0, 0, 0));
    }

    @Test
    void matchesFifthVectorOfAppendixA1() {
        assertArrayEquals(hex("""
                374dc6c2 3736d58c b904e24a cd3f93ef
                88228b1a 96a4dfb3 5b76ab72 c727ee54
                0e0e978a f3145c95 1b748ea8 f786c297
                99c28f5f 628314e8 398a19fa 6ded1b53"""), block(key(), 0, 0, 0, 0x02000000));
    }

    @Test
    void counterFillsWords12And13() {
        var out = new int[ChaCha.BLOCK_WORDS];
        ChaCha.block(key(7), 0x0000_0005_ffff_fffeL, out);
        assertArrayEquals(block(key(7), 0xffff_fffe, 5, 0, 0), out);
    }
}
