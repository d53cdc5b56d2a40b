package org.merlon.torres;

import org.merlon.engine.data.Ids;

/** What the game waits for. */
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

    /** Before the first turn there is no king, and nobody has blocks. */
    boolean beforeTurns() {
        return this == CASTLE || this == SETUP || this == KING_SETUP;
    }
}
