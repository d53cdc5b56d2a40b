package org.merlon.server.store.log;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tables with their logs, and the lists that follow from them; with {@link Ratings} all of the store that a table can reach. */
public interface GameStore {
    /**
     * Appends to a table's log; false, and nothing written, if the numbers do not follow the last one there (or the new
     * table is there already).
     */
    boolean append(Append append);

    @Nullable StoredGame load(String table);

    /** The entries of a table's log after a number. */
    List<StoredEntry> entriesAfter(String table, int number);

    /** Open listed tables, newest first. */
    List<ListedTable> openTables(int limit);

    /** The tables of a person that are not over, those waiting for the person first, then by last change. */
    List<ListedTable> tablesOf(String person, int limit);

    /**
     * Finished tables, listed or not but none that were aborted, by last change, newest first; null leaves a filter out;
     * only those changed before {@code before}.
     */
    List<ListedTable> finished(@Nullable String person, @Nullable String game, long before, int limit);

    /** How many tables are open or being played where this person sits, or which this person has made. */
    int countTablesOf(String person);

    /** Tables that the house must look at by itself by a time, the most urgent first. */
    List<String> dueBy(long time, int limit);

    /** Says when the house must look at a table again; nothing else about it changes. */
    void postpone(String table, long due);

    /** Removes a table that was closed before a game began there, with all that lies on it; false if it is no such table. */
    boolean removeTable(String table);

    /** Gives what lists say of a former person at a table to their heir; nothing else about it changes. */
    void handOverAt(String table, String former, String heir);

    /** The heirs of those of these people who have one, by id. */
    Map<String, String> heirs(List<String> ids);
}
