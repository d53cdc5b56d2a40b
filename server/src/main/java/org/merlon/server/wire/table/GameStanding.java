package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.StateView;
import org.merlon.protocol.Status;

/**
 * Where a game stands, as somebody may see it.
 *
 * @param toMove the seat, or null if it is nobody's turn
 * @param moves how many stand
 * @param sheets every seat's score, part by part
 * @param view the game as that seat sees it, in the game's own words
 * @param facts what follows from the view, which nobody should have to work out
 */
public record GameStanding(
        @JsonInclude @Nullable Integer toMove,
        int moves,
        Status status,
        List<StateView.Sheet> sheets,
        Data.Obj view,
        Data.Obj facts) {}
