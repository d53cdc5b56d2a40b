package org.merlon.server.table;

/**
 * Where those who played at a table play again.
 *
 * @param table the table to go to
 * @param invitation what lets them in there
 */
record Rematch(String table, String invitation) {}
