package org.merlon.server.store.log;

/**
 * What was agreed when a table was made; never changes afterwards.
 *
 * @param key the server's part of the key in hexadecimal digits, secret until the game is over
 * @param terms everything else that was agreed, as a JSON object
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
