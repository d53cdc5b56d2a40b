package org.merlon.blackstone.offer;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the game waits for. */
public enum Step {
    /** A seat takes the deck in a corner as its own. */
    CORNER,
    WORK,
    OVER;

    private final String id = name().toLowerCase(Locale.ROOT);

    public String id() {
        return id;
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
