package org.merlon.server.store.log;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tables with their logs, and lists derived from them. Apart from {@link RatingLookup}, a table has access to no other part
 * of the store.
 */
public interface GameStore {
    /**
     * Appends to a table's log. Returns false and writes nothing if the numbers do not continue the stored log (or if a
     * new table exists already).
     */
    boolean append(Append append);

    @Nullable StoredGame load(String table);

    /** Returns the entries of a table's log after a number. */
    List<StoredEntry> entriesAfter(String table, int number);

    /** Returns the entries of a table's log after a number, up to another. */
    List<StoredEntry> entriesBetween(String table, int after, int last);

    /** Returns open listed tables, newest first, and only a few of each creator. */
    List<ListedTable> openTables(int limit);

    /** Returns the unfinished tables of a person: those waiting for the person first, then by last change. */
    List<ListedTable> tablesOf(String person, int limit);

    /**
     * Returns finished but not aborted tables, listed or not, most recently changed first, and only those changed
     * before {@code before}; null disables a filter.
     */
    List<ListedTable> finishedTables(@Nullable String person, @Nullable String game, long before, int limit);

    /**
     * Like {@link #finishedTables}, without unlisted tables at which the viewer has no seat.
     *
     * @param viewer the person who asks, or null for a stranger
     */
    List<ListedTable> visibleFinishedTables(
            @Nullable String viewer, @Nullable String person, @Nullable String game, long before, int limit);

    /** Returns the number of open or running tables at which this person sits or which this person created. */
    int countTablesOf(String person);

    /** Returns tables that are due for a check by the server at a time, the most urgent first. */
    List<String> dueBy(long time, int limit);

    /** Sets the time of the next check of a table; changes nothing else. */
    void updateDue(String table, long due);

    /** Removes a table that was closed before its game started, with all its data; false if it is not such a table. */
    boolean removeTable(String table);

    /** Returns the number of imported games of a person, without this one. */
    int countImportsOf(String person, String exceptTable);

    /** Returns imported games of guests, and of people who are gone, that have not changed since a time, the oldest first. */
    List<String> idleImportsOfGuests(long since, int limit);

    /** Removes an imported game of a guest, or of somebody who is gone, that has not changed since a time; false if it is not such a game. */
    boolean removeIdleImport(String table, long since);

    /** Replaces a merged guest by the member in what lists show of a table; changes nothing else. */
    void mergeGuestAt(String table, String guest, String member);

    /** Returns, by id, the members that these people were merged into; people who were not merged are absent. */
    Map<String, String> mergedInto(List<String> ids);
}
