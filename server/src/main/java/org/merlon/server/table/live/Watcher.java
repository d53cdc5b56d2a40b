package org.merlon.server.table.live;

import org.jspecify.annotations.Nullable;

/** Somebody who looks on, seated or not. Called with the table's lock held, so it must hand over quickly. */
public interface Watcher {
    /** Who it is, or null for a stranger. */
    @Nullable String person();

    /** Whether only what is different is to be told of a table after an entry, wherever that will do. */
    default boolean wantsChanges(String table) {
        return false;
    }

    /** Something has happened; those who may know the same get the same parcel. It may be kept until {@link #flush}. */
    void enqueue(EncodedMessage message);

    /** Sends what was told: by whoever told it, and if it was a table, when its lock is free. */
    default void flush() {}
}
