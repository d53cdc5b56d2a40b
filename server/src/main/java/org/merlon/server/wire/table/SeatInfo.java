package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/**
 * A seat at a table.
 *
 * @param present whether its person is there; of a person alone
 * @param awaited true if it is held for somebody who has not said yet that they play again
 * @param yours whether a bot keeps it for whoever asks
 * @param thinking for how many milliseconds a bot has thought about its move
 * @param offUntil until when its clock stands still, since whoever sits there has days off
 * @param forfeited whether it was given up
 * @param gaveUp who did so, where a bot has played on
 * @param left how many milliseconds it has left, where there is a clock
 * @param running whether that clock runs
 */
public record SeatInfo(
        @JsonUnwrapped OccupantInfo sitter,
        @Nullable Boolean present,
        @Nullable Boolean awaited,
        @Nullable Boolean yours,
        @Nullable Long thinking,
        @Nullable Long offUntil,
        boolean forfeited,
        @Nullable GaveUp gaveUp,
        @Nullable Long left,
        @Nullable Boolean running) {
    /**
     * Who began the game on a seat and gave it up: the result is theirs, and so is playing again.
     *
     * @param you whether it is whoever asks
     */
    public record GaveUp(String name, boolean you) {}
}
