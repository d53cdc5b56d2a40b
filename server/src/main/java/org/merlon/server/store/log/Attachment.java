package org.merlon.server.store.log;

/**
 * Data attached to a seat at a table independently of the moves, such as a drawing.
 *
 * @param part the part of the seat it belongs to, by the game's name for it
 * @param content JSON, or empty for no attachment
 */
public record Attachment(String table, int seat, String part, String content) {}
