package org.merlon.engine.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.merlon.engine.data.MalformedException;

class KeyTest {
    private static byte[] sampleBytes() {
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (7 * i + 129);
        }
        return bytes;
    }

    @Test
    void hexAndOfHexAreInverse() throws MalformedException {
        Key key = Key.of(sampleBytes());
        assertEquals("81888f96", key.hex().substring(0, 8));
        assertEquals(key, Key.ofHex(key.hex()));
        assertEquals(key, Key.ofHex(key.hex().toUpperCase(java.util.Locale.ROOT)));
        assertEquals(key.hashCode(), Key.ofHex(key.hex()).hashCode());
    }

    @Test
    void wordsAreLittleEndian() {
        Key key = Key.of(sampleBytes());
        assertEquals(0x968f8881, key.word(0));
        var words = new int[8];
        for (int i = 0; i < words.length; i++) {
            words[i] = key.word(i);
        }
        assertEquals(key, Key.ofWords(words));
    }

    @Test
    void copiesItsArrays() {
        byte[] bytes = sampleBytes();
        Key key = Key.of(bytes);
        bytes[0] = 0;
        key.bytes()[1] = 0;
        assertArrayEquals(sampleBytes(), key.bytes());
        assertNotEquals(Key.ZERO, key);
    }

    @Test
    void rejectsWrongLength() {
        assertThrows(IllegalArgumentException.class, () -> Key.of(new byte[31]));
        assertThrows(MalformedException.class, () -> Key.ofHex("00"));
    }

    @Test
    void toStringHidesTheKey() {
        Key key = Key.of(sampleBytes());
        assertFalse(key.toString().contains(key.hex().substring(0, 4)));
    }
}
