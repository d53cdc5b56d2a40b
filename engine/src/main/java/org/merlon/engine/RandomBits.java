package org.merlon.engine;

/** A small, quick source of random numbers for bots and playouts; never for a game's own chance. */
public final class RandomBits {
    private long state;

    public RandomBits(long seed) {
        state = Hash.mix(seed);
    }

    public long next() {
        state += 0x9e3779b97f4a7c15L;
        return Hash.mix(state);
    }

    /** A number from 0 to {@code bound} - 1. The bias, under bound / 2^32, does not matter to a playout. */
    public int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /** Puts the items {@code from} to {@code to} - 1 into a random order. */
    public void shuffle(byte[] items, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }
}
