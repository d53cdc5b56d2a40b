package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** The seats of a table and their occupants. */
public final class TableSeats {
    private TableSeats() {}

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

    /**
     * Who sits on a seat.
     *
     * @param name what the seat is called: a person's name, or a bot's
     * @param playedBy who plays a seat that is called otherwise
     * @param imported true for a name out of a file: somebody who played elsewhere, and nobody here
     * @param keptFor whose seat a bot keeps
     */
    public record OccupantInfo(
            Kind kind,
            @Nullable String name,
            @Nullable String playedBy,
            @Nullable Boolean imported,
            @Nullable String keptFor) {

        /** What somebody is at a table. */
        public enum Kind {
            OPEN,
            PERSON,
            BOT
        }

        public static final OccupantInfo NOBODY = new OccupantInfo(Kind.OPEN, null, null, null, null);

        /**
         * A person.
         *
         * @param called what the seat is called, or null for the person's own name
         */
        public static OccupantInfo person(String name, @Nullable String called) {
            return called == null
                    ? new OccupantInfo(Kind.PERSON, name, null, null, null)
                    : new OccupantInfo(Kind.PERSON, called, name, null, null);
        }

        public static OccupantInfo imported(String name) {
            return new OccupantInfo(Kind.PERSON, name, null, true, null);
        }

        public static OccupantInfo bot(String name, @Nullable String keptFor) {
            return new OccupantInfo(Kind.BOT, name, null, null, keptFor);
        }
    }
}
