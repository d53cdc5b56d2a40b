package org.merlon.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table with its whole log.
 *
 * @param result how it ended, as a JSON object, as it was found when it ended; null if it has not
 */
public record StoredGame(
        StoredTable table,
        List<StoredEntry> entries,
        @Nullable String result) {
    public StoredGame {
        entries = List.copyOf(entries);
    }
}
