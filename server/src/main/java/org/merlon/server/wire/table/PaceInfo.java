package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** How quickly people have agreed to play; times are in seconds. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface PaceInfo {

    /** No clock. */
    @JsonTypeName("none")
    record Unhurried() implements PaceInfo {}

    /** A clock for each seat, which gains something with every turn. */
    @JsonTypeName("live")
    record ByClock(long base, long increment) implements PaceInfo {}

    /** So many days for each decision. */
    @JsonTypeName("days")
    record ByDays(int days) implements PaceInfo {}
}
