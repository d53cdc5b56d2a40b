package org.merlon.blackstone.king;

import org.merlon.engine.data.Ids;

/** The decision that the game waits for. */
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

    /** Returns whether a client may play the only legal move of this step without asking. */
    boolean isFormality() {
        return switch (this) {
            case RECALL, WORK, REWARD, INTRIGUE, LIMITS -> true;
            default -> false;
        };
    }

    /** Returns whether this step comes before the first turn, when families and decks are chosen. */
    boolean isBeforeTurns() {
        return this == FAMILY || this == CORNER;
    }
}
