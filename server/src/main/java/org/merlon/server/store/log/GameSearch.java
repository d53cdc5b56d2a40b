package org.merlon.server.store.log;

import org.jspecify.annotations.Nullable;

/**
 * Filters for a search of finished games; null disables a filter.
 *
 * @param person a player of the game
 * @param result the result of that person
 * @param from only games that ended at this time or later
 * @param before only games that ended before this time
 */
public record GameSearch(
        @Nullable String person,
        @Nullable String game,
        @Nullable String variant,
        @Nullable SeatResult result,
        long from,
        long before) {}
