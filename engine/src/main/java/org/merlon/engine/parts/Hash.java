package org.merlon.engine.parts;

/** Mixes numbers into a 64-bit hash that is the same on every machine. */
public final class Hash {
    private Hash() {}

    /** Adds one number to a hash; the order of additions matters. */
    public static long add(long hash, long value) {
        return mix(hash * 0x9e3779b97f4a7c15L + value);
    }

    /** Adds the first {@code size} bytes of an array, and their number. */
    public static long add(long hash, byte[] values, int size) {
        long sum = add(hash, size);
        for (int i = 0; i < size; i++) {
            sum = add(sum, values[i]);
        }
        return sum;
    }

    /** Spreads the bits of one number over all 64. */
    public static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
