package org.merlon.server.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one table that stand in the {@linkplain Journal journal} and not in its log yet.
 *
 * @param row where in the journal the first of them stands
 * @param since when that was written, by {@link System#nanoTime}
 * @param earlier those before the last
 */
record Backlog(long row, long since, @Nullable Backlog earlier, Append last, int size) {

    /** A first move. */
    Backlog(long row, long since, Append first) {
        this(row, since, null, first, 1);
    }

    /** The same with one more. */
    Backlog plus(Append next) {
        return new Backlog(row, since, this, next, size + 1);
    }

    String table() {
        return last.table();
    }

    /** The number of the last entry. */
    int number() {
        return last.entries().getLast().number();
    }

    /** All of it in one step. */
    Append whole() {
        return with(null);
    }

    /** All of it and what comes next at the table, in one step. */
    Append with(@Nullable Append next) {
        List<StoredEntry> entries = new ArrayList<>();
        for (Backlog each = this; each != null; each = each.earlier) {
            entries.addAll(each.last.entries().reversed());
        }
        Collections.reverse(entries);
        Append latest = next == null ? last : next;
        if (next != null) {
            entries.addAll(next.entries());
        }
        return new Append(table(), null, entries, latest.listing(), latest.touches(), latest.ratings());
    }
}
