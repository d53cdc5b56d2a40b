package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;

/** A request to create a table. */
public record NewTable(
        @Doc("the id of the game") String game,
        @Doc("default: the game's first variant") @Nullable String variant,

        @Doc("default: the minimum of the variant") @Range(min = 1) @Nullable Integer players,

        @Doc("option values; absent options have their defaults")
        Data.@Nullable Obj options,

        @Doc("one for each seat; default: you on the first seat and the others open") @Nullable List<NewSeat> seats,

        @Doc("whether the table is listed publicly; default: false") @Nullable Boolean listed,

        @Doc("default: 3 days for each decision at a listed table, no clock at others") @Nullable PaceInfo pace,

        @Doc("whether the game counts for ratings; default: false") @Nullable Boolean rated,

        @Doc("whether seats are shuffled at the start; default: false") @Nullable Boolean shuffled,

        @Doc("whether players may ask for hints; default: true at unrated tables") @Nullable Boolean hints,

        @Doc("whether to start the game immediately; default: false") @Nullable Boolean start) {

    /** The occupant of a seat. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface NewSeat {}

    /** The person who creates the table. */
    @JsonTypeName("you")
    public record OwnSeat(
            @Doc("a name for the seat, for people who play several seats") @Nullable String name) implements NewSeat {}

    /** An open seat that others may take. */
    @JsonTypeName("open")
    public record OpenSeat() implements NewSeat {}

    /** A bot. */
    @JsonTypeName("bot")
    public record BotSeat(@Doc("the name of the bot") String name) implements NewSeat {}
}
