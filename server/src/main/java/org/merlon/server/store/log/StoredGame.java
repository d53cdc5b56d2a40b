package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table with its whole log.
 *
 * @param row the log's data in the table's row, or null if unknown
 */
public record StoredGame(
        StoredTable table,
        List<StoredEntry> entries,
        @Nullable Row row) {
    public StoredGame {
        entries = List.copyOf(entries);
    }

    /** Creates a game of which only the log is known. */
    public StoredGame(StoredTable table, List<StoredEntry> entries) {
        this(table, entries, null);
    }

    /**
     * Columns of the table's row that are updated with every entry and must agree with the log.
     *
     * @param last the number of the last entry
     * @param digest a fingerprint of the log, or null if the log is older than fingerprints
     */
    public record Row(
            int last,
            String status,
            long updated,
            @Nullable String result,
            @Nullable String digest) {}

    /** Returns true if the log is as long as the row says. Otherwise they may have been read while the log grew. */
    boolean isConsistent() {
        int last = entries.isEmpty() ? 0 : entries.getLast().number();
        return row == null || row.last == last;
    }
}
