package org.merlon.blackstone.offer;

import org.merlon.engine.data.Ids;

/** What the game waits for. */
public enum Step {
    /** A seat takes the deck in a corner as its own. */
    CORNER,
    WORK,
    OVER;

    private final String id = Ids.of(this);

    public String id() {
        return id;
    }
}
