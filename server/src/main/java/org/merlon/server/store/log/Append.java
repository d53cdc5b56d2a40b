package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Rating;

/**
 * Entries to be added to a table's log in one step, with everything that changes with them.
 *
 * @param created the table itself, if this is its beginning, else null
 * @param entries in order; their numbers follow the last one there
 * @param listing what lists show from now on
 * @param touches how much of the listing is another than before; the rest need not be written
 * @param ratings new ratings, for the append that ends a rated game
 */
public record Append(
        String table,
        @Nullable StoredTable created,
        List<StoredEntry> entries,
        Listing listing,
        Touches touches,
        List<Rating> ratings) {

    /** How much an append changes in lists; each includes what stands before it. */
    public enum Touches {
        /** How far the log is, when it grew and whose move it is: a move and no more. */
        LOG,
        /** Whether it goes on, how it ended, when the house must look at it. */
        STATUS,
        /** Who sits where. */
        SEATS
    }

    public Append {
        entries = List.copyOf(entries);
        ratings = List.copyOf(ratings);
    }

    /** The number of the entry that the first one follows. */
    int follows() {
        return entries.getFirst().number() - 1;
    }
}
