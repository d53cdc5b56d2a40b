package org.merlon.server.store.log;

import org.jspecify.annotations.Nullable;

/**
 * Which finished games are looked for; null leaves a filter out.
 *
 * @param person who played
 * @param result how it went for that person
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
