package org.merlon.blackstone.king;

import org.merlon.engine.data.Ids;

/** What the game waits for. */
enum Step {
    FAMILY,
    CORNER,
    REFRESH,
    RECALL,
    MUSTER,
    WORK,
    KEEP,
    PLACE,
    REWARD,
    REFILL,
    INTRIGUE,
    LIMITS,
    OVER;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }

    /** Families and decks are chosen before the first turn. */
    boolean beforeTurns() {
        return this == FAMILY || this == CORNER || this == REFRESH;
    }
}
