package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.view.StateView;
import org.merlon.protocol.view.Status;
import org.merlon.server.wire.codec.FieldDiff;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/**
 * The differences of a {@link TableInfo} after an entry of a running game: everything but the terms and the person's
 * own seats, which do not change. View and facts contain only the fields that have changed.
 *
 * @param number the number of log entries
 * @param after the entry that the differences apply to
 * @param rest when the table is closed if nothing happens; only if no clock decides it
 * @param watching the number of spectators without a seat, rounded to tens if there are many
 * @param toMove the seat to move, or null if it is nobody's turn
 * @param moves the number of moves that stand
 * @param sheets every seat's score by part, if any has changed
 * @param view the fields of the view that are new or have changed
 * @param facts the fields of the facts that are new or have changed
 * @param gone fields that were removed, such as {@code facts.gains}
 * @param patience how long until an absence can be claimed; set if the player to move is absent
 */
public record TableChange(
        int number,
        int after,
        TableInfo.@Nullable IdleLimit rest,
        List<SeatInfo> seats,
        int watching,
        @JsonInclude @Nullable Integer toMove,
        int moves,
        Status status,
        @Nullable List<StateView.Sheet> sheets,
        FieldDiff view,
        FieldDiff facts,
        @Nullable List<String> gone,
        @JsonUnwrapped TableInfo.Choices choices,
        @Nullable ClaimCountdown patience) {}
