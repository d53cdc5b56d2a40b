package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

/** A wish for a table. */
public record NewTable(
        @Doc("the game's id") String game,
        @Doc("the game's first one if left out") @Nullable String variant,

        @Doc("the fewest if left out") @Range(least = 1) @Nullable Integer players,

        @Doc("defaults where left out") Data.@Nullable Obj options,

        @Doc("one for each seat; you on the first and the others open if left out") @Nullable List<NewSeat> seats,

        @Doc("whether strangers may find it") @Nullable Boolean listed,

        @Doc("left out, 3 days at a listed table and no clock at others") @Nullable PaceInfo pace,

        @Doc("whether it changes ratings") @Nullable Boolean rated,

        @Doc("whether seats are shuffled at the start") @Nullable Boolean shuffled,

        @Doc("whether hints are given; they are if left out and unrated") @Nullable Boolean hints,

        @Doc("whether to begin at once") @Nullable Boolean start) {

    /** Who is to sit on a seat. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewSeat {}

    /** Who asks. */
    @JsonTypeName("you")
    public record OwnSeat(
            @Doc("what the seat is called, for who plays several") @Nullable String name) implements NewSeat {}

    /** Whoever comes. */
    @JsonTypeName("open")
    public record OpenSeat() implements NewSeat {}

    /** A bot. */
    @JsonTypeName("bot")
    public record BotSeat(@Doc("the bot") String name) implements NewSeat {}
}
