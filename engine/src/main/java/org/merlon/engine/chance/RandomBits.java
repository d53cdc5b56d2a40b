package org.merlon.engine.chance;

import org.merlon.engine.parts.Hash;

/** A small, quick source of random numbers for bots and playouts; never for a game's own chance. */
public final class RandomBits implements Randomness {
    private long state;

    public RandomBits(long seed) {
        state = Hash.mix(seed);
    }

    public long next() {
        state += 0x9e3779b97f4a7c15L;
        return Hash.mix(state);
    }

    /** A number from 0 to {@code bound} - 1. The bias, under bound / 2^32, does not matter to a playout. */
    @Override
    public int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }
}
