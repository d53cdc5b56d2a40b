package org.merlon.blackstone.king;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

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

    private final String id = name().toLowerCase(Locale.ROOT);

    String id() {
        return id;
    }

    /** Families and decks are chosen before the first turn. */
    boolean beforeTurns() {
        return this == FAMILY || this == CORNER || this == REFRESH;
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
