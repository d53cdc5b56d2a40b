package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The data of a table that lists show. It is derived from the log and rewritten with it.
 *
 * @param status {@code open}, {@code playing}, {@code over} or {@code aborted}
 * @param listed false hides the table from public lists
 * @param waitingFor the person to move, or null
 * @param updated the time of the last entry
 * @param seats the occupants, in seat order
 * @param result the outcome as a JSON object, or null
 * @param due the time of the server's next check in milliseconds since 1970; {@link #NEVER} once the table has ended
 * @param digest a fingerprint of the log, or null if it is older than fingerprints
 * @param creator the person who created the table; changes only when accounts are merged
 */
public record Listing(
        String status,
        boolean listed,
        @Nullable String waitingFor,
        long updated,
        List<Seat> seats,
        @Nullable String result,
        long due,
        @Nullable String digest,
        @Nullable String creator) {

    public static final long NEVER = Long.MAX_VALUE;

    public Listing {
        seats = List.copyOf(seats);
    }

    Listing withSeats(List<Seat> newSeats) {
        return new Listing(status, listed, waitingFor, updated, newSeats, result, due, digest, creator);
    }

    /**
     * The occupant of a seat: a person, a bot by name, or nobody.
     *
     * @param called the name of the seat, or null for the person's own name
     * @param outcome the result of the seat, or null before the end
     */
    public record Seat(
            @Nullable String person,
            @Nullable String bot,
            @Nullable String called,
            @Nullable SeatResult outcome) {
        public Seat(@Nullable String person, @Nullable String bot) {
            this(person, bot, null, null);
        }
    }
}
