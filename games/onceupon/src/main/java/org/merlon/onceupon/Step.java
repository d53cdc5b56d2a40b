package org.merlon.onceupon;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the game waits for. */
enum Step {
    DICE,
    BUILD,
    EFFECT,
    OVER;

    private final String id = name().toLowerCase(Locale.ROOT);

    String id() {
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
