package org.merlon.onceupon;

import org.jspecify.annotations.Nullable;

/** What the game waits for. */
enum Step {
    DICE,
    BUILD,
    EFFECT,
    OVER;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }

    static @Nullable Step byId(String id) {
        return Ids.find(values(), id);
    }
}
