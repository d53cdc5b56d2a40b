package org.merlon.blackstone.king.state;

import org.merlon.engine.data.Ids;

/** The decision that the game waits for. */
public enum Step {
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

    public String id() {
        return id;
    }

    /** Returns whether a client may play the only legal move of this step without asking. */
    public boolean isFormality() {
        return switch (this) {
            case RECALL, WORK, REWARD, INTRIGUE, LIMITS -> true;
            default -> false;
        };
    }

    /** Returns whether this step comes before the first turn, when families and decks are chosen. */
    public boolean isBeforeTurns() {
        return this == FAMILY || this == CORNER;
    }
}
