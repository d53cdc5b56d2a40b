package org.merlon.server.table;

import org.jspecify.annotations.Nullable;

/** Somebody who looks on, seated or not. Called with the table's lock held, so it must hand over quickly. */
public interface Watcher {
    /** Who it is, or null for a stranger. */
    @Nullable String person();

    /** Something has happened; what a watcher is told was made for that watcher alone. */
    void tell(String table, News news);
}
