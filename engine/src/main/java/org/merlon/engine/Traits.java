package org.merlon.engine;

import java.util.List;

/** Yes-or-no features of a seat's situation; a {@link LearnedEvaluation} has a learned weight for each. */
public interface Traits {
    /** Returns the name of every trait, a few words each; names are unique. */
    List<String> names();

    /**
     * Writes the indexes of the traits that a seat has and returns their number; 0 in a state that the game's own
     * evaluation judges exactly.
     */
    int collect(GameState state, int seat, int[] into);
}
