package org.merlon.testkit;

import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;

/** Creates keys for games in tests; the same number gives the same key. */
public final class RandomKeys {
    private RandomKeys() {}

    public static Key key(long number) {
        var random = new FastRandom(number);
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return Key.of(bytes);
    }
}
