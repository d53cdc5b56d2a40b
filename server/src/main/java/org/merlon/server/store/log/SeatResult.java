package org.merlon.server.store.log;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a game went for a seat. */
public enum SeatResult {
    WON,
    LOST,
    /** Shared the first place with others. */
    DRAWN;

    /** As it is stored and sent. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a code, or null. */
    public static @Nullable SeatResult read(@Nullable String code) {
        for (SeatResult each : values()) {
            if (each.code().equals(code)) {
                return each;
            }
        }
        return null;
    }
}
