package org.merlon.server.store.log;

/**
 * A chat message at a table.
 *
 * @param room {@code players} or {@code spectators}
 */
public record ChatLine(String table, String room, String person, String text, long time) {}
