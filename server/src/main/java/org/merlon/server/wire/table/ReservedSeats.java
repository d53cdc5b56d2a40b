package org.merlon.server.wire.table;

import java.util.List;

/** Seats of a table that are reserved for somebody. */
public record ReservedSeats(List<Reserved> seats) {
    public ReservedSeats {
        seats = List.copyOf(seats);
    }

    /** One of them, counted from 0, and for whom. */
    public record Reserved(int seat, String name) {}
}
