package org.merlon.server.table.actions;

/**
 * The table of a rematch.
 *
 * @param table the id of the table
 * @param invitation the secret that gives the players access to it
 */
public record RematchTable(String table, String invitation) {}
