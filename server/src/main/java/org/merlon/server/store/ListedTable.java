package org.merlon.server.store;

/** A table as it stands in a list. */
public record ListedTable(StoredTable table, Listing listing) {}
