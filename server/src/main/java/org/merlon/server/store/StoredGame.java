package org.merlon.server.store;

import java.util.List;

/** A table with its whole log. */
public record StoredGame(StoredTable table, List<StoredEntry> entries) {
    public StoredGame {
        entries = List.copyOf(entries);
    }
}
