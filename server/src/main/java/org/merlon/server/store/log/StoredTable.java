package org.merlon.server.store.log;

/**
 * The immutable data of a table, fixed when it is created.
 *
 * @param key the server's part of the key in hexadecimal digits, secret until the game is over
 * @param terms all other terms, as a JSON object
 */
public record StoredTable(
        String id, String game, String variant, int rulesVersion, int players, String key, String terms, long created) {
    /** The part of the terms that only imported games have; in a text its quotes would be escaped. */
    private static final String IMPORTED = "\"imported\":{";

    /** The SQL condition on a row of {@code game_table} that the game was imported; the indexes have the same one. */
    public static final String IS_IMPORTED_SQL = "replace(terms, '" + IMPORTED + "', '') <> terms";

    /** Returns whether the game was played elsewhere and imported, so that it counts for nobody. */
    public boolean isImported() {
        return terms.contains(IMPORTED);
    }
}
