package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table with its whole log.
 *
 * @param row what the table's row says of its log, or null if that is not known
 */
public record StoredGame(
        StoredTable table,
        List<StoredEntry> entries,
        @Nullable Row row) {
    public StoredGame {
        entries = List.copyOf(entries);
    }

    /** One of which nothing is known but the log. */
    public StoredGame(StoredTable table, List<StoredEntry> entries) {
        this(table, entries, null);
    }

    /**
     * What is written with every entry beside the log, and must agree with it.
     *
     * @param last the number of the last entry
     * @param digest a fingerprint of the log, or null for one that is older than fingerprints
     */
    public record Row(
            int last,
            String status,
            long updated,
            @Nullable String result,
            @Nullable String digest) {}

    /** Whether the log is as long as the row says; else both may have been read while it grew. */
    boolean isOfOneMoment() {
        int last = entries.isEmpty() ? 0 : entries.getLast().number();
        return row == null || row.last == last;
    }
}
