package org.merlon.server.store.log;

/** A table as it stands in a list. */
public record ListedTable(StoredTable table, Listing listing) {}
