package org.merlon.engine.chance;

/** A source of random numbers. */
public interface Randomness {
    /** Returns a number from 0 to {@code bound} - 1. */
    int below(int bound);

    /** Shuffles the items {@code from} to {@code to} - 1. */
    default void shuffle(byte[] items, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }
}
