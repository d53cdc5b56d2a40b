package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** A wish for a table. */
public record NewTable(
        @Means("the game's id") String game,
        @Means("the game's first one if left out") @Nullable String variant,

        @Means("the fewest if left out") @Within(least = 1) @Nullable Integer players,

        @Means("defaults where left out") Data.@Nullable Obj options,

        @Means("one for each seat; you on the first and the others open if left out") @Nullable List<NewSeat> seats,

        @Means("whether strangers may find it") @Nullable Boolean listed,

        @Means("left out, 3 days at a listed table and no clock at others") @Nullable NewPace pace,

        @Means("whether it changes ratings") @Nullable Boolean rated,

        @Means("whether seats are shuffled at the start") @Nullable Boolean shuffled,

        @Means("whether hints are given; they are if left out and unrated") @Nullable Boolean hints,

        @Means("whether to begin at once") @Nullable Boolean start) {

    /** The shortest time a live clock can start with, in seconds. */
    public static final int MIN_BASE = 10;

    /** The longest time a live clock can start with, in seconds. */
    public static final int MAX_BASE = 6 * 60 * 60;

    /** The longest increment, in seconds. */
    public static final int MAX_INCREMENT = 600;

    /** The most days that a move may be given. */
    public static final int MAX_DAYS = 30;

    /** Who is to sit on a seat. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewSeat {}

    /** Who asks. */
    @JsonTypeName("you")
    public record OwnSeat(
            @Means("what the seat is called, for who plays several") @Nullable String name) implements NewSeat {}

    /** Whoever comes. */
    @JsonTypeName("open")
    public record OpenSeat() implements NewSeat {}

    /** A bot. */
    @JsonTypeName("bot")
    public record BotSeat(@Means("the bot") String name) implements NewSeat {}

    /** How quickly to play; times are in seconds. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewPace {}

    /** No clock. */
    @JsonTypeName("none")
    public record NoClock() implements NewPace {}

    /** A clock for each seat, which gains something with every turn. */
    @JsonTypeName("live")
    public record LiveClock(
            @Within(least = MIN_BASE, most = MAX_BASE) int base,

            @Means("none if left out") @Within(most = MAX_INCREMENT) @Nullable Integer increment)
            implements NewPace {}

    /** So many days for each decision. */
    @JsonTypeName("days")
    public record DayClock(
            @Within(least = 1, most = MAX_DAYS) int days) implements NewPace {}
}
