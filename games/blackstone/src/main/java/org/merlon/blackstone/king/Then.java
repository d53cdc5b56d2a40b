package org.merlon.blackstone.king;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where a turn goes on after specials have been placed. */
enum Then {
    WORK,
    INTRIGUE,
    END;

    private final String id = name().toLowerCase(Locale.ROOT);

    String id() {
        return id;
    }

    static @Nullable Then byId(String id) {
        for (Then then : values()) {
            if (then.id.equals(id)) {
                return then;
            }
        }
        return null;
    }
}
