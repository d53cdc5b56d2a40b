package org.merlon.server.store;

/**
 * What somebody drew at a table.
 *
 * @param part which part of the seat's sheet it shows
 * @param strokes in JSON
 */
public record Drawing(String table, int seat, String part, String strokes) {}
