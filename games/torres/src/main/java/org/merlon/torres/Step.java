package org.merlon.torres;

import org.merlon.engine.data.Ids;

/** The decision that the game waits for. */
enum Step {
    CASTLE,
    SETUP,
    KING_SETUP,
    STACK,
    TURN,
    KING,
    OVER;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }

    /** Returns true before the first turn, when there may be no king yet and nobody has blocks. */
    boolean isBeforeTurns() {
        return this == CASTLE || this == SETUP || this == KING_SETUP;
    }
}
