package org.merlon.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Entries to be added to a table's log in one step, with everything that changes with them.
 *
 * @param created the table itself, if this is its beginning, else null
 * @param entries in order; their numbers follow the last one there
 * @param listing what lists show from now on
 * @param seatsChanged whether the listing's seats differ from before; if not they need not be written
 * @param ratings new ratings, for the append that ends a rated game
 */
public record Append(
        String table,
        @Nullable StoredTable created,
        List<StoredEntry> entries,
        Listing listing,
        boolean seatsChanged,
        List<Rating> ratings) {

    public Append {
        entries = List.copyOf(entries);
        ratings = List.copyOf(ratings);
    }
}
