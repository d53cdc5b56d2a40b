package org.merlon.server.store.log;

import org.jspecify.annotations.Nullable;

/**
 * One entry of a table's log.
 *
 * @param number counts from 1 without a gap; unique for its table
 * @param kind what happened, in a word
 * @param seat whom it concerns, or -1
 * @param text the details: a move in notation, or a JSON value, as the kind wants it
 * @param person who did it, or null for the server and its bots
 * @param time milliseconds since 1970
 * @param hash the hash of the game's state afterwards; 0 before the game has begun
 */
public record StoredEntry(
        int number,
        String kind,
        int seat,
        String text,
        @Nullable String person,
        long time,
        long hash) {}
