package org.merlon.server.store.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Rating;

/**
 * The moves of one table that stand in the {@linkplain ResultsFile journal} and not in its log yet. Thousands are held, each for
 * seconds, so there is no more of a move than its entry, but for the last.
 *
 * @param row where in the journal the first of them stands
 * @param since when that was written, by {@link System#nanoTime}
 * @param earlier the entries before that of the last move
 */
record JournaledMoves(long row, long since, @Nullable Earlier earlier, Append last, int size) {

    /** An entry and those before it. */
    record Earlier(@Nullable Earlier earlier, StoredEntry entry) {}

    /** A first move. */
    JournaledMoves(long row, long since, Append first) {
        this(row, since, null, first, 1);
    }

    /** The same with one more. */
    JournaledMoves plus(Append next) {
        return new JournaledMoves(
                row, since, new Earlier(earlier, last.entries().getFirst()), next, size + 1);
    }

    String table() {
        return last.table();
    }

    /** The number of the last entry. */
    int number() {
        return last.entries().getFirst().number();
    }

    /** All of it in one step. */
    Append whole() {
        return with(last.listing(), last.touches(), last.ratings(), List.of());
    }

    /** All of it and what comes next at the table, in one step. */
    Append with(Append next) {
        return with(next.listing(), next.touches(), next.ratings(), next.entries());
    }

    private Append with(Listing listing, Append.Touches touches, List<Rating> ratings, List<StoredEntry> more) {
        List<StoredEntry> entries = new ArrayList<>(size + more.size());
        entries.add(last.entries().getFirst());
        for (Earlier each = earlier; each != null; each = each.earlier) {
            entries.add(each.entry);
        }
        Collections.reverse(entries);
        entries.addAll(more);
        return new Append(table(), null, entries, listing, touches, ratings);
    }
}
