package org.merlon.blackstone.king;

import org.merlon.engine.data.Ids;

/** Where a turn goes on after specials have been placed. */
enum AfterSpecials {
    WORK,
    INTRIGUE,
    END;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }
}
