package org.merlon.server.table.live;

/** Hears what happens at any table, with the table's lock held: it must hand over quickly. */
public interface TableListener {
    /** A table is another than before, or has come into memory: bots may have to think, clocks to be set. */
    default void onTableChanged(Table table) {}

    /** Entries were stored, which took so many nanoseconds. */
    default void onEntriesStored(long nanos) {}
}
