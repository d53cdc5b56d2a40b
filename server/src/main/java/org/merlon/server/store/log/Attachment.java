package org.merlon.server.store.log;

/**
 * Something that belongs to a seat at a table and to no move, such as a drawing.
 *
 * @param part what of the seat's it is, by the game's name for it
 * @param content in JSON; empty for nothing
 */
public record Attachment(String table, int seat, String part, String content) {}
