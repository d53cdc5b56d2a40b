package org.merlon.server.store.log;

/**
 * Something said at a table.
 *
 * @param room {@code players} or {@code spectators}
 */
public record ChatLine(String table, String room, String person, String text, long time) {}
