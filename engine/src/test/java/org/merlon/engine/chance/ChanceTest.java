package org.merlon.engine.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.MalformedException;

class ChanceTest {
    /** With 9 degrees of freedom, a fair source exceeds 45 about once in a million runs. */
    private static final double CHI_SQUARE_BOUND = 45;

    private static Chance chance(int firstByte) {
        var bytes = new byte[Key.BYTES];
        bytes[0] = (byte) firstByte;
        return new Chance(Key.of(bytes));
    }

    private static long draws(Chance chance) {
        String text = chance.text();
        return Long.parseLong(text.substring(text.indexOf(':') + 1));
    }

    @Test
    void drawsTheStreamWordsInOrder() {
        Chance chance = chance(0);
        var block = new int[ChaCha.BLOCK_WORDS];
        for (int number = 0; number < 3; number++) {
            ChaCha.block(new int[8], number, block);
            for (int word : block) {
                assertEquals(word, chance.next());
            }
        }
        assertEquals(48, draws(chance));
    }

    @Test
    void belowIsUniform() {
        Chance chance = chance(1);
        int trials = 100_000;
        var counts = new int[10];
        for (int i = 0; i < trials; i++) {
            counts[chance.below(10)]++;
        }
        double expected = trials / 10.0;
        double chiSquare = 0;
        for (int count : counts) {
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        assertTrue(chiSquare < CHI_SQUARE_BOUND, () -> "counts " + Arrays.toString(counts));
    }

    @Test
    void belowRedrawsBiasedValues() {
        // With this bound a quarter of all draws must be redrawn. Otherwise every third result would come up only twice
        // where the others come up three times.
        int bound = 0x60000000;
        Chance chance = chance(2);
        int trials = 30_000;
        var thirds = new int[3];
        for (int i = 0; i < trials; i++) {
            int drawn = chance.below(bound);
            assertTrue(drawn >= 0 && drawn < bound);
            thirds[drawn % 3]++;
        }
        for (int count : thirds) {
            assertEquals(trials / 3.0, count, trials / 60.0);
        }
        assertEquals(trials * 4 / 3.0, (double) draws(chance), trials / 30.0);
    }

    @Test
    void belowOneIsZeroAndTakesOneDraw() {
        Chance chance = chance(3);
        assertEquals(0, chance.below(1));
        assertEquals(1, draws(chance));
    }

    @Test
    void shuffleIsUniform() {
        Chance chance = chance(4);
        var counts = new HashMap<String, Integer>();
        int expected = 1000;
        for (int i = 0; i < 24 * expected; i++) {
            var items = new byte[] {9, 0, 1, 2, 3, 9};
            chance.shuffle(items, 1, 5);
            counts.merge(Arrays.toString(items), 1, Integer::sum);
        }
        assertEquals(24, counts.size());
        for (var entry : counts.entrySet()) {
            assertTrue(entry.getKey().startsWith("[9, ") && entry.getKey().endsWith(", 9]"), entry.getKey());
            assertEquals(expected, entry.getValue(), 0.18 * expected, entry.getKey());
        }
    }

    @Test
    void textAndParseAreInverse() throws MalformedException {
        Chance chance = chance(5);
        for (int i = 0; i < 21; i++) {
            chance.next();
        }
        Chance read = Chance.parse(chance.text());
        assertEquals(chance.text(), read.text());
        assertEquals(chance.hash(), read.hash());
        for (int i = 0; i < 40; i++) {
            assertEquals(chance.next(), read.next());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ":",
                "0",
                "0000000000000000000000000000000000000000000000000000000000000000",
                "0000000000000000000000000000000000000000000000000000000000000000:",
                "0000000000000000000000000000000000000000000000000000000000000000:-1",
                "0000000000000000000000000000000000000000000000000000000000000000:1x",
                "0000000000000000000000000000000000000000000000000000000000000000:1:1",
                "0000000000000000000000000000000000000000000000000000000000000000:1234567890123456",
                "000000000000000000000000000000000000000000000000000000000000000:1",
                "00000000000000000000000000000000000000000000000000000000000000000:1",
                "g000000000000000000000000000000000000000000000000000000000000000:1"
            })
    void rejectsInvalidText(String text) {
        var refused = assertThrows(MalformedException.class, () -> Chance.parse(text));
        assertTrue(refused.reason().startsWith("rng: "), refused.reason());
    }

    @Test
    void copyContinuesFromMiddleOfBlock() {
        Chance chance = chance(6);
        for (int i = 0; i < 5; i++) {
            chance.next();
        }
        Chance copy = chance(7);
        copy.next();
        copy.copyFrom(chance);
        assertEquals(chance.text(), copy.text());
        var original = new int[40];
        Arrays.setAll(original, i -> chance.next());
        var copied = new int[40];
        Arrays.setAll(copied, i -> copy.next());
        assertEquals(Arrays.toString(original), Arrays.toString(copied));
    }

    @Test
    void drawingFromCopyDoesNotChangeOriginal() {
        Chance chance = chance(8);
        Chance copy = chance(9);
        copy.copyFrom(chance);
        copy.next();
        assertEquals(0, draws(chance));
        assertNotEquals(chance.hash(), copy.hash());
    }

    @Test
    void randomizeChangesKeyAndResetsDraws() {
        Chance chance = chance(10);
        chance.next();
        String before = chance.text();
        chance.randomize(new FastRandom(1));
        assertNotEquals(before.substring(0, 64), chance.text().substring(0, 64));
        assertEquals(0, draws(chance));
    }
}
