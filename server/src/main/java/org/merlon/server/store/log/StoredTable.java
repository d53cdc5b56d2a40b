package org.merlon.server.store.log;

/**
 * The immutable data of a table, fixed when it is created.
 *
 * @param key the server's part of the key in hexadecimal digits, secret until the game is over
 * @param terms all other terms, as a JSON object
 */
public record StoredTable(
        String id,
        String game,
        String variant,
        int rulesVersion,
        int players,
        String key,
        String terms,
        long created) {}
