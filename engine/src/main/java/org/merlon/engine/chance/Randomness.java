package org.merlon.engine.chance;

/** A source of numbers that nobody can foresee, and what every such source can do. */
public interface Randomness {
    /** A number from 0 to {@code bound} - 1. */
    int below(int bound);

    /** Puts the items {@code from} to {@code to} - 1 into a random order. */
    default void shuffle(byte[] items, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            byte item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }
}
