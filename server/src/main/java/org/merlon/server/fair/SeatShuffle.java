package org.merlon.server.fair;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.protocol.SeedParser;

/** Shuffles the seats with a key derived from the key of the game, so that the order can be verified. */
public final class SeatShuffle {
    private SeatShuffle() {}

    /**
     * Shuffles seats; the key of the shuffle is the SHA-256 of the text "seats:" and the game's key in hexadecimal
     * digits.
     */
    public static <T> List<T> shuffle(Key key, List<T> seats) {
        var chance = new Chance(SeedParser.key("seats:" + key.hex()));
        var order = new byte[seats.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (byte) i;
        }
        chance.shuffle(order, 0, order.length);
        var shuffled = new ArrayList<T>();
        for (byte seat : order) {
            shuffled.add(seats.get(seat));
        }
        return shuffled;
    }
}
