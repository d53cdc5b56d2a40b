package org.merlon.bots;

import java.util.Map;

/** A choice computed in steps, for callers that must do other work in between. */
public interface SteppedChoice {
    /** Continues for about this many milliseconds; returns true if more time could still change the result. */
    boolean advance(long millis);

    /** Returns the choice as of now; available after the first step. */
    Choice current();

    /** Returns the visits of each move, so that the results of parallel searches can be added up. */
    Map<Integer, Long> visits();

    /** Makes the choice from what has been found. */
    Choice finish();
}
