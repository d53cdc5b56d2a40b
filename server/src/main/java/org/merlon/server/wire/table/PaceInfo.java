package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

/** The clock of a game; durations are in seconds. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface PaceInfo {
    /** The shortest initial time of a live clock, in seconds. */
    int MIN_BASE = 10;

    /** The longest initial time of a live clock, in seconds. */
    int MAX_BASE = 6 * 60 * 60;

    /** The longest increment, in seconds. */
    int MAX_INCREMENT = 600;

    /** The maximum number of days for a decision. */
    int MAX_DAYS = 30;

    /** No clock. */
    @JsonTypeName("none")
    record NoClock() implements PaceInfo {}

    /** A clock for each seat, with an increment for every turn. */
    @JsonTypeName("live")
    record LiveClock(
            @Range(min = MIN_BASE, max = MAX_BASE) int base,

            @Doc("default: 0; always present in responses") @Range(max = MAX_INCREMENT) @Nullable Integer increment)
            implements PaceInfo {}

    /** A number of days for each decision. */
    @JsonTypeName("days")
    record DayClock(@Range(min = 1, max = MAX_DAYS) int days) implements PaceInfo {}
}
