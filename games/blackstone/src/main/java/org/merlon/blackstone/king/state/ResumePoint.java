package org.merlon.blackstone.king.state;

import org.merlon.engine.data.Ids;

/** The point at which a turn continues after specials have been placed. */
public enum ResumePoint {
    WORK,
    INTRIGUE,
    END;

    private final String id = Ids.of(this);

    public String id() {
        return id;
    }
}
