package org.merlon.blackstone.king;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where a turn goes on after specials have been placed. */
enum AfterSpecials {
    WORK,
    INTRIGUE,
    END;

    private final String id = name().toLowerCase(Locale.ROOT);

    String id() {
        return id;
    }

    static @Nullable AfterSpecials byId(String id) {
        for (AfterSpecials then : values()) {
            if (then.id.equals(id)) {
                return then;
            }
        }
        return null;
    }
}
