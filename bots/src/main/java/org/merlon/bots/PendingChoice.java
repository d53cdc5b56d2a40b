package org.merlon.bots;

import java.util.Map;

/** A choice in the making, for whoever has to listen in between: it is given time piece by piece. */
public interface PendingChoice {
    /** Goes on for about so many milliseconds; whether more time could still change something. */
    boolean goOn(long millis);

    /** What would be chosen now; there is something once it has gone on. */
    Choice soFar();

    /** How often each move was looked at, so that several who think about the same can be added up. */
    Map<Integer, Long> visits();

    /** Makes the choice, by what has been found. */
    Choice choose();
}
