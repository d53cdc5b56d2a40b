package org.merlon.testkit;

import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.RandomBits;

/** Keys for games in tests, the same for the same number. */
public final class RandomKeys {
    private RandomKeys() {}

    public static Key key(long number) {
        var random = new RandomBits(number);
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return Key.of(bytes);
    }
}
