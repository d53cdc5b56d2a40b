package org.merlon.engine;

/** What can be said of a seat's situation in a yes or a no, for an estimate that learns from games what it is worth. */
public interface Traits {
    /** How many there are. */
    int count();

    /** How many a seat can have at once. */
    int most();

    /** A trait in a few words, not the same for two of them. */
    String name(int trait);

    /**
     * Writes the traits that a seat has and returns how many; none in a state that the game's own evaluation knows all
     * about.
     */
    int of(GameState state, int seat, int[] into);
}
