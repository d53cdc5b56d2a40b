package org.merlon.server.table.live;

/** Listens to changes of all tables. Called with the table's lock held, so it must return quickly. */
public interface TableListener {
    /** A table was changed or loaded, so bots may have to move and timers may have to be set. */
    default void onTableChanged(Table table) {}

    /**
     * Entries were stored.
     *
     * @param nanos how long that took, in nanoseconds
     */
    default void onEntriesStored(long nanos) {}
}
