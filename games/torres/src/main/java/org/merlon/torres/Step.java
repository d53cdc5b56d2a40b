package org.merlon.torres;

import org.jspecify.annotations.Nullable;

/** What the game waits for. */
enum Step {
    CASTLE,
    SETUP,
    KING_SETUP,
    STACK,
    TURN,
    KING,
    OVER;

    private final String id = Words.lower(name());

    String id() {
        return id;
    }

    /** Before the first turn there is no king, and nobody has blocks. */
    boolean beforeTurns() {
        return this == CASTLE || this == SETUP || this == KING_SETUP;
    }

    static @Nullable Step byId(String id) {
        for (Step step : values()) {
            if (step.id.equals(id)) {
                return step;
            }
        }
        return null;
    }
}
