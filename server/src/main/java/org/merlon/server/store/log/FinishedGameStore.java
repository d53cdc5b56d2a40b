package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Search and statistics over finished games. */
public interface FinishedGameStore {
    /** Games scanned per result page, matching or not: a few milliseconds. */
    int MAX_SCANNED = 500;

    /**
     * A page of search results.
     *
     * @param next the {@code before} value for the next page, or null if this is the last
     */
    record Page(List<ListedTable> tables, @Nullable Long next) {
        public Page {
            tables = List.copyOf(tables);
        }
    }

    /** A game that a person finished, with the result of one of the person's seats, or null if unknown. */
    record PlayedGame(
            String table,
            String game,
            String variant,
            @Nullable SeatResult result,
            long ended) {}

    /** Returns matching games, newest first, listed or not. A page may be empty without being the last. */
    Page search(GameSearch search, int limit);

    /** Returns the last games that a person played here, without imported ones; newest first, one for each of the person's seats. */
    List<PlayedGame> playedBy(String person, int limit);
}
