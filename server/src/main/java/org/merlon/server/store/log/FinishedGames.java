package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finished games, looked for and counted. */
public interface FinishedGames {
    /** So many games are looked at for one page, whether they fit or not: a few milliseconds. */
    int LOOKED_AT = 500;

    /**
     * What was found.
     *
     * @param next to be given as {@code before} for the next page, or null if that was all
     */
    record Page(List<ListedTable> tables, @Nullable Long next) {
        public Page {
            tables = List.copyOf(tables);
        }
    }

    /** A game that a person has finished, with the result of one of their seats; null if that is not known. */
    record Played(
            String table,
            String game,
            String variant,
            @Nullable SeatResult result,
            long ended) {}

    /** Games that fit, newest first; listed or not. A page may be empty and not be the last. */
    Page search(GameSearch search, int limit);

    /** The last games of a person, newest first, one for each of their seats. */
    List<Played> playedBy(String person, int limit);
}
