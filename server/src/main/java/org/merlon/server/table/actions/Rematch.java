package org.merlon.server.table.actions;

/**
 * Where those who played at a table play again.
 *
 * @param table the table to go to
 * @param invitation what lets them in there
 */
public record Rematch(String table, String invitation) {}
