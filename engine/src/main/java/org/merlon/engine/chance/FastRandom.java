package org.merlon.engine.chance;

import org.merlon.engine.parts.Hash;

/** A small, fast random number generator for bots and playouts; never for a game's own chance. */
public final class FastRandom implements Randomness {
    private long state;

    public FastRandom(long seed) {
        state = Hash.mix(seed);
    }

    public long next() {
        state += 0x9e3779b97f4a7c15L;
        return Hash.mix(state);
    }

    /** Returns a number from 0 to {@code bound} - 1. The bias, below bound / 2^32, does not matter to a playout. */
    @Override
    public int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }
}
