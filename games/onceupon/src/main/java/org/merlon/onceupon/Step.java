package org.merlon.onceupon;

import org.merlon.engine.data.Ids;

/** The decision that the game waits for. */
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
