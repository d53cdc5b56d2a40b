package org.merlon.server.store.log;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The result of a game for a seat. */
public enum SeatResult {
    WON,
    LOST,
    /** Shared first place. */
    DRAWN;

    /** The stored and transmitted form. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Parses a code; null if it is unknown. */
    public static @Nullable SeatResult parse(@Nullable String code) {
        for (SeatResult each : values()) {
            if (each.code().equals(code)) {
                return each;
            }
        }
        return null;
    }
}
