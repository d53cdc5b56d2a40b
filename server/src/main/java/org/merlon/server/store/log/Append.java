package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Rating;

/**
 * Entries to append to a table's log in one step, with all other changes that follow from them.
 *
 * @param created the new table if this is the start of its log, else null
 * @param entries in order; their numbers continue the log
 * @param listing the table's new state in lists
 * @param scope the parts of the listing that differ from before; other parts need not be written
 * @param ratings new ratings, for the append that ends a rated game
 */
public record Append(
        String table,
        @Nullable StoredTable created,
        List<StoredEntry> entries,
        Listing listing,
        Scope scope,
        List<Rating> ratings) {

    /** The parts of a listing that an append changes; each includes the ones before it. */
    public enum Scope {
        /** Log length, time of the last entry and player to move: an ordinary move. */
        LOG,
        /** Status, result and due time. */
        STATUS,
        /** The occupants of the seats. */
        SEATS
    }

    public Append {
        entries = List.copyOf(entries);
        ratings = List.copyOf(ratings);
    }

    /** The number of the entry before the first one. */
    int previousNumber() {
        return entries.getFirst().number() - 1;
    }
}
