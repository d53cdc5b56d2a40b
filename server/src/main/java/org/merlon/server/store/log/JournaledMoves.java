package org.merlon.server.store.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Rating;

/**
 * The moves of one table that are in the {@linkplain Journal journal} but not yet in its log. Thousands are held for
 * some seconds each, so only the last move is kept as a whole; of the others only the entry.
 *
 * @param firstRow the journal row of the first move
 * @param sinceNanos the time that row was written, by the runtime's {@code nanoTime}
 * @param earlier the entries before the last move
 */
record JournaledMoves(
        long firstRow, long sinceNanos, @Nullable EntryChain earlier, Append last, int size) {

    /** A linked list of entries, newest first. */
    record EntryChain(@Nullable EntryChain previous, StoredEntry entry) {}

    /** Starts with a first move. */
    JournaledMoves(long row, long since, Append first) {
        this(row, since, null, first, 1);
    }

    /** Returns a copy with one more move. */
    JournaledMoves plus(Append next) {
        return new JournaledMoves(
                firstRow, sinceNanos, new EntryChain(earlier, last.entries().getFirst()), next, size + 1);
    }

    String table() {
        return last.table();
    }

    /** The number of the last entry. */
    int lastNumber() {
        return last.entries().getFirst().number();
    }

    /** Returns all moves as one append. */
    Append toAppend() {
        return combinedWith(last.listing(), last.scope(), last.ratings(), List.of());
    }

    /** Returns all moves and the next append of the table as one append. */
    Append combinedWith(Append next) {
        return combinedWith(next.listing(), next.scope(), next.ratings(), next.entries());
    }

    private Append combinedWith(Listing listing, Append.Scope touches, List<Rating> ratings, List<StoredEntry> more) {
        List<StoredEntry> entries = new ArrayList<>(size + more.size());
        entries.add(last.entries().getFirst());
        for (EntryChain each = earlier; each != null; each = each.previous) {
            entries.add(each.entry);
        }
        Collections.reverse(entries);
        entries.addAll(more);
        return new Append(table(), null, entries, listing, touches, ratings);
    }
}
