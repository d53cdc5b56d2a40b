package org.merlon.server.store.log;

/** A table as a row of a list. */
public record ListedTable(StoredTable table, Listing listing) {}
