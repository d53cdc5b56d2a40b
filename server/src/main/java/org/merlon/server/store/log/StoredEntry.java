package org.merlon.server.store.log;

import org.jspecify.annotations.Nullable;

/**
 * An entry of a table's log.
 *
 * @param number counts from 1 without gaps; unique within the table
 * @param kind the kind of entry
 * @param seat the seat it concerns, or -1
 * @param text details, depending on the kind: a move in notation, or a JSON value
 * @param person the person who caused it, or null for the server and its bots
 * @param time milliseconds since 1970
 * @param hash the hash of the game state after the entry; 0 before the game starts
 */
public record StoredEntry(
        int number,
        String kind,
        int seat,
        String text,
        @Nullable String person,
        long time,
        long hash) {}
