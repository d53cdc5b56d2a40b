package org.merlon.server.table.live;

import org.jspecify.annotations.Nullable;

/**
 * A client that watches a table, with or without a seat. Called with the table's lock held, so it must return quickly.
 */
public interface Watcher {
    /** The id of the person, or null for a stranger. */
    @Nullable String person();

    /** Returns whether the watcher wants only the changes of a table after an entry, where that is possible. */
    default boolean wantsChanges(String table) {
        return false;
    }

    /**
     * Receives a message; watchers who may see the same get the same instance. It may be held back until {@link
     * #flush}.
     */
    void enqueue(EncodedMessage message);

    /** Sends the enqueued messages. Called by the sender, for a table after its lock was released. */
    default void flush() {}
}
