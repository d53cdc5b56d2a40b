package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.StateView;
import org.merlon.protocol.Status;
import org.merlon.server.wire.codec.FieldDiff;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/**
 * What is new at a table while a game is played: all that a {@link TableInfo} tells but for what was agreed and who it is for,
 * which stay as they were. Of what the game says of itself there is only what is different now.
 *
 * @param number counts the entries of the log
 * @param after the entry after which the table was as this changes it
 * @param rest when the table ends if nothing happens; only where no clock decides it
 * @param watching how many look on without a seat, in tens if there are many
 * @param toMove the seat, or null if it is nobody's turn
 * @param moves how many stand
 * @param sheets every seat's score, part by part, if any has changed
 * @param view those of its fields that are new or different
 * @param facts likewise
 * @param gone fields that are there no more, such as {@code facts.gains}
 * @param patience there if somebody is to move who has gone
 */
public record TableChange(
        int number,
        int after,
        TableInfo.@Nullable Rest rest,
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
