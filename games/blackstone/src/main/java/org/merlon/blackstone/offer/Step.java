package org.merlon.blackstone.offer;

import org.merlon.engine.data.Ids;

/** The decision that the game waits for. */
public enum Step {
    /** A seat chooses a corner deck. */
    CORNER,
    WORK,
    OVER;

    private final String id = Ids.of(this);

    public String id() {
        return id;
    }
}
