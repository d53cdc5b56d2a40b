package org.merlon.blackstone.king;

import org.merlon.engine.data.Ids;

/** The point at which a turn continues after specials have been placed. */
enum ResumePoint {
    WORK,
    INTRIGUE,
    END;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }
}
