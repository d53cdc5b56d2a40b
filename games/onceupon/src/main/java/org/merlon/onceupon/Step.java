package org.merlon.onceupon;

import org.merlon.engine.data.Ids;

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
}
