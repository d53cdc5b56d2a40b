package org.merlon.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoredEntry;

/**
 * How far the log of a table has come, as servers tell each other once it is stored.
 *
 * @param number the last entry
 * @param move that entry, if it is a single move: whoever has the table up to it need not read it anew
 */
public record Growth(String table, int number, @Nullable StoredEntry move) {
    private static final char BETWEEN = '\t';

    /** Parts of a line that says no more than how far it is, and of one with the move. */
    private static final int SHORT = 2;

    private static final int LONG = SHORT + 5;

    /** What these entries, stored together, mean for others. */
    static Growth by(String table, List<StoredEntry> entries) {
        StoredEntry last = entries.getLast();
        boolean single = entries.size() == 1 && last.kind().equals(Entry.MOVE);
        return new Growth(table, last.number(), single ? last : null);
    }

    /** A line of parts with tabs between them, which {@link #read} understands. */
    public String line() {
        String far = table + BETWEEN + number;
        StoredEntry entry = move;
        if (entry == null || entry.text().indexOf(BETWEEN) >= 0 || entry.text().indexOf('\n') >= 0) {
            return far;
        }
        String person = entry.person() == null ? "" : entry.person();
        return far
                + BETWEEN
                + entry.seat()
                + BETWEEN
                + entry.time()
                + BETWEEN
                + entry.hash()
                + BETWEEN
                + person
                + BETWEEN
                + entry.text();
    }

    /** What the parts of a line say from a place on; more of them than are known here do not matter. */
    public static Growth read(String[] parts, int from) {
        int number = Integer.parseInt(parts[from + 1]);
        if (parts.length - from < LONG) {
            return new Growth(parts[from], number, null);
        }
        String person = parts[from + 5];
        var entry = new StoredEntry(
                number,
                Entry.MOVE,
                Integer.parseInt(parts[from + 2]),
                parts[from + 6],
                person.isEmpty() ? null : person,
                Long.parseLong(parts[from + 3]),
                Long.parseLong(parts[from + 4]));
        return new Growth(parts[from], number, entry);
    }

    /** Both in one, for whoever has not followed either. */
    public Growth and(Growth later) {
        return later.number <= number ? this : new Growth(table, later.number, null);
    }

    /** The one entry that is missing to a log of this length, or null if it is not that one. */
    @Nullable StoredEntry missingAfter(int last) {
        StoredEntry entry = move;
        return entry != null && entry.number() == last + 1 ? entry : null;
    }
}
