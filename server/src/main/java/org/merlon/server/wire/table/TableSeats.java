package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** The seats of a table and their occupants. */
public final class TableSeats {
    private TableSeats() {}

    /**
     * A seat at a table.
     *
     * @param present whether its person is present; null for bots and open seats
     * @param awaited true if the seat is reserved for a player of the previous game who has not agreed to a rematch yet
     * @param yours whether a bot plays the seat for the person who asks
     * @param thinking for how many milliseconds a bot has been thinking about its move
     * @param offUntil until when its clock is stopped because the player has days off
     * @param forfeited whether the seat was given up
     * @param gaveUp the person who gave up the seat, if a bot has continued the game
     * @param left the milliseconds on its clock, if there is one
     * @param running whether its clock is running
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
         * The person who started the game on a seat and gave it up; the result and the rematch are theirs.
         *
         * @param you whether it is the person who asks
         */
        public record GaveUp(String name, boolean you) {}
    }

    /**
     * The occupant of a seat.
     *
     * @param name the name shown for the seat: of a person or of a bot
     * @param playedBy the person who plays a seat with a name of its own
     * @param imported true for a name from an imported file, which stands for nobody on this server
     * @param keptFor the person for whom a bot plays the seat
     */
    public record OccupantInfo(
            Kind kind,
            @Nullable String name,
            @Nullable String playedBy,
            @Nullable Boolean imported,
            @Nullable String keptFor) {

        /** The kind of an occupant. */
        public enum Kind {
            OPEN,
            PERSON,
            BOT
        }

        public static final OccupantInfo NOBODY = new OccupantInfo(Kind.OPEN, null, null, null, null);

        /**
         * Creates the occupant for a person.
         *
         * @param seatName the name of the seat, or null for the person's own name
         */
        public static OccupantInfo person(String name, @Nullable String seatName) {
            return seatName == null
                    ? new OccupantInfo(Kind.PERSON, name, null, null, null)
                    : new OccupantInfo(Kind.PERSON, seatName, name, null, null);
        }

        public static OccupantInfo imported(String name) {
            return new OccupantInfo(Kind.PERSON, name, null, true, null);
        }

        public static OccupantInfo bot(String name, @Nullable String keptFor) {
            return new OccupantInfo(Kind.BOT, name, null, null, keptFor);
        }
    }
}
