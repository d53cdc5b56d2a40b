package org.merlon.engine.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PhraseTest {
    @Test
    void argumentsKeepInsertionOrder() {
        var random = new SplittableRandom(3);
        for (int round = 0; round < 200; round++) {
            Map<String, Arg> expected = new LinkedHashMap<>();
            Phrase phrase = Phrase.of("key");
            for (int i = 0; i < 6; i++) {
                String name = "n" + random.nextInt(5);
                long value = random.nextInt(3);
                expected.put(name, new Arg.Count(value));
                phrase = phrase.with(name, value);
            }
            assertEquals(
                    List.copyOf(expected.entrySet()), List.copyOf(phrase.args().entrySet()));
            assertEquals(new Phrase("key", expected), phrase);
            assertEquals(expected, phrase.args());
            assertEquals(phrase.args(), expected);
            assertEquals(expected.hashCode(), phrase.args().hashCode());
            assertEquals("key " + expected, phrase.toString());
            assertEquals(expected.get("n2"), phrase.args().get("n2"));
        }
    }

    @Test
    void equalityIgnoresOrder() {
        Phrase one = Phrase.of("key").with("a", 1).with("b", "two");
        assertEquals(Phrase.of("key").with("b", "two").with("a", 1), one);
        assertNotEquals(Phrase.of("key").with("b", "two").with("a", 2), one);
        assertNotEquals(Phrase.of("key").with("a", 1), one);
    }

    @Test
    void isImmutable() {
        Map<String, Arg> args = Phrase.of("key").with("a", 1).args();
        assertThrows(UnsupportedOperationException.class, () -> args.put("a", new Arg.Count(2)));
        assertThrows(UnsupportedOperationException.class, () -> args.remove("a"));
    }
}
