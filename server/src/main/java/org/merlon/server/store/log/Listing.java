package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What lists of tables show of one; derived from its log and rewritten with it.
 *
 * @param status {@code open}, {@code playing}, {@code over} or {@code aborted}
 * @param listed whether strangers may find it
 * @param waitingFor the person whose move it is, or null
 * @param updated when the log grew last
 * @param seats who sits where, in seat order
 * @param result how it ended, as a JSON object, or null
 * @param due when the house must look at it again by itself, in milliseconds since 1970; {@link #NEVER} once it has ended
 * @param digest a fingerprint of the log, or null if it was written before there were any
 * @param creator who made it; written when it is made, and changed only by handing it over
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

    Listing withSeats(List<Seat> others) {
        return new Listing(status, listed, waitingFor, updated, others, result, due, digest, creator);
    }

    /**
     * Who sits on a seat: a person, a bot by name, or nobody.
     *
     * @param called what the seat is called, or null for the person's own name
     * @param outcome how the game went for it, or null before its end
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
