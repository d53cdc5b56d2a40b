package org.merlon.engine;

import java.util.List;

/** What can be said of a seat's situation in a yes or a no, for an estimate that learns from games what it is worth. */
public interface Traits {
    /** All of them in a few words each, no two alike. */
    List<String> names();

    /**
     * Writes the numbers of the traits that a seat has and returns how many; none in a state that the game's own
     * evaluation knows all about.
     */
    int of(GameState state, int seat, int[] into);
}
