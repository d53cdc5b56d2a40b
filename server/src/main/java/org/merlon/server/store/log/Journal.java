package org.merlon.server.store.log;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.sql.WriterSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Write-ahead journal for moves: all moves of a transaction are stored in one row, which is durable at once and cheap.
 * A table's moves are copied to its log in batches, when there are enough of them or the first has waited long enough,
 * or before something reads or changes data they affect. After a crash the next start copies the remaining moves; moves
 * that are in the log already are skipped, so that nothing is lost or duplicated.
 *
 * <p>Only for a database with a single writing process: another process could not see the true length of a log. The
 * current transaction belongs to the writer's thread; queries about journaled tables are thread-safe.
 */
public final class Journal {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    /** Moves of a table copied to its log at a time: most of them share a page, and the table's row is updated once. */
    private static final int MOVES_PER_FLUSH = 16;

    /** Longest time a move stays in the journal, so that recovery after a crash is short. */
    private static final Duration MAX_DELAY = Duration.ofSeconds(3);

    /** Overdue tables written per transaction, so that moves do not wait long for it. */
    private static final int MAX_TABLES_PER_FLUSH = 64;

    /** Journal rows deleted at a time, because adjacent rows share pages. */
    private static final int MIN_ROWS_TO_DELETE = 128;

    /** Last journaled number of a log without journaled moves. */
    private static final int NONE_JOURNALED = -1;

    private static final String MOVE_KIND = "move";
    private static final String INSERT_ROW = "INSERT INTO journal (id, batch) VALUES (?, ?)";
    private static final String DELETE_ROWS = "DELETE FROM journal WHERE id < ?";
    private static final String SELECT_LAST_NUMBER = "SELECT last FROM game_table WHERE id = ?";

    private final boolean enabled;
    private final LongSupplier nanoTime;

    /** Moves that are durable only in the journal, by table, in the order of their first journal row. */
    private final Map<String, JournaledMoves> journaledByTable = new LinkedHashMap<>();

    /** The effect of the current transaction on {@link #journaledByTable}; null if nothing is left in the journal for the table. */
    private final Map<String, @Nullable JournaledMoves> pendingChanges = new HashMap<>();

    private long nextRow = 1;
    private long deletedBelow = 1;
    private boolean rowUsed;

    /** @param enabled false if this database has no journal; then all appends are written to the logs directly */
    public Journal(boolean enabled, LongSupplier nanoTime) {
        this.enabled = enabled;
        this.nanoTime = nanoTime;
    }

    /** Starts a transaction and forgets a failed one, including the number of its row. */
    public void beginTransaction() {
        pendingChanges.clear();
        finishRow();
    }

    private void finishRow() {
        if (rowUsed) {
            nextRow++;
            rowUsed = false;
        }
    }

    /** Called when the transaction is durable. */
    public synchronized void onCommitted() {
        pendingChanges.forEach((table, journaled) -> {
            JournaledMoves before = journaledByTable.get(table);
            if (journaled == null || (before != null && before.firstRow() != journaled.firstRow())) {
                journaledByTable.remove(table); // a table with a new first row moves to the end
            }
            if (journaled != null) {
                journaledByTable.put(table, journaled);
            }
        });
        pendingChanges.clear();
        finishRow();
    }

    public synchronized boolean isEmpty() {
        return journaledByTable.isEmpty();
    }

    /** Returns true if moves of a table are journaled. */
    public synchronized boolean hasMoves(String table) {
        return journaledByTable.containsKey(table);
    }

    /** Returns true if moves are journaled for any table whose last move matches. */
    public synchronized boolean hasAnyMoves(Predicate<Append> affectedLogs) {
        return journaledByTable.values().stream().anyMatch(journaled -> affectedLogs.test(journaled.last()));
    }

    private @Nullable JournaledMoves current(String table) {
        if (pendingChanges.containsKey(table)) {
            return pendingChanges.get(table);
        }
        synchronized (this) {
            return journaledByTable.get(table);
        }
    }

    /** Writes all appends that fit, together with overdue moves; returns for each append if it was written. */
    public boolean[] write(WriterSession session, List<Append> group) throws SQLException {
        if (!enabled) {
            return AppendWriter.write(session, group);
        }
        var written = new boolean[group.size()];
        List<Append> moves = new ArrayList<>();
        List<Flush> flushes = new ArrayList<>();
        List<Integer> directIndexes = new ArrayList<>();
        Set<String> flushedTables = new HashSet<>();
        for (int i = 0; i < group.size(); i++) {
            Append append = group.get(i);
            String table = append.table();
            JournaledMoves journaled = append.created() == null ? current(table) : null;
            if (journaled != null && append.previousNumber() != journaled.lastNumber()) {
                continue; // another append was faster
            }
            boolean canBeJournaled = isMove(append) && !flushedTables.contains(table);
            if (canBeJournaled && (journaled == null ? 1 : journaled.size() + 1) < MOVES_PER_FLUSH) {
                if (journaled == null && append.previousNumber() != lastNumber(session, table)) {
                    continue;
                }
                pendingChanges.put(
                        table,
                        journaled == null
                                ? new JournaledMoves(nextRow, nanoTime.getAsLong(), append)
                                : journaled.plus(append));
                moves.add(append);
                written[i] = true;
            } else {
                flushedTables.add(table);
                pendingChanges.put(table, null);
                flushes.add(
                        journaled == null
                                ? new Flush(append, NONE_JOURNALED)
                                : new Flush(journaled.combinedWith(append), journaled.lastNumber()));
                directIndexes.add(i);
            }
        }
        flushes.addAll(takeOverdue(nanoTime.getAsLong() - MAX_DELAY.toNanos()));
        boolean[] results = writeToLogs(session, flushes);
        for (int k = 0; k < directIndexes.size(); k++) {
            written[directIndexes.get(k)] = results[k];
        }
        if (!moves.isEmpty()) {
            PreparedStatement row = session.statement(INSERT_ROW);
            row.setLong(1, nextRow);
            row.setBytes(2, JournalBatch.encode(moves));
            row.executeUpdate();
            rowUsed = true;
        }
        deleteRows(session, MIN_ROWS_TO_DELETE);
        return written;
    }

    private static boolean isMove(Append append) {
        return append.scope() == Append.Scope.LOG
                && append.entries().size() == 1
                && append.entries().getFirst().kind().equals(MOVE_KIND);
    }

    /** Returns the number of a table's last entry according to its row, or -1 if there is no such table. */
    private static int lastNumber(WriterSession session, String table) throws SQLException {
        String last = session.queryText(SELECT_LAST_NUMBER, table);
        return last == null ? -1 : Integer.parseInt(last);
    }

    /**
     * Takes moves journaled before a time, for tables that this transaction has not touched; the caller has to write
     * them.
     */
    private synchronized List<Flush> takeOverdue(long time) {
        List<Flush> due = new ArrayList<>();
        for (JournaledMoves journaled : journaledByTable.values()) {
            if (journaled.sinceNanos() - time > 0 || due.size() == MAX_TABLES_PER_FLUSH) {
                break;
            }
            if (!pendingChanges.containsKey(journaled.table())) {
                pendingChanges.put(journaled.table(), null);
                due.add(Flush.of(journaled));
            }
        }
        return due;
    }

    /** Writes the journaled moves of matching tables to their logs, in the current transaction. */
    public void flush(WriterSession session, Predicate<Append> affectedLogs) throws SQLException {
        Map<String, JournaledMoves> all = new LinkedHashMap<>();
        synchronized (this) {
            all.putAll(journaledByTable);
        }
        pendingChanges.forEach((table, journaled) -> {
            if (journaled == null) {
                all.remove(table);
            } else {
                all.put(table, journaled);
            }
        });
        List<Flush> flushes = new ArrayList<>();
        for (JournaledMoves journaled : all.values()) {
            if (affectedLogs.test(journaled.last())) {
                pendingChanges.put(journaled.table(), null);
                flushes.add(Flush.of(journaled));
            }
        }
        writeToLogs(session, flushes);
    }

    /** Writes some journaled moves to the logs, oldest first; called when the writer is idle. */
    public void flushOldest(WriterSession session) throws SQLException {
        writeToLogs(session, takeOverdue(nanoTime.getAsLong()));
        deleteRows(session, 0);
    }

    /**
     * An append to be written to a log.
     *
     * @param lastJournaled the number of the last entry that was journaled and is therefore durable already, or {@link #NONE_JOURNALED}
     */
    private record Flush(Append append, int lastJournaled) {
        private static Flush of(JournaledMoves journaled) {
            return new Flush(journaled.toAppend(), journaled.lastNumber());
        }
    }

    /** Appends to logs. If another process has already written some of the journaled moves, writes only the others. */
    private static boolean[] writeToLogs(WriterSession session, List<Flush> all) throws SQLException {
        if (all.isEmpty()) {
            return new boolean[0];
        }
        boolean[] written =
                AppendWriter.write(session, all.stream().map(Flush::append).toList());
        for (int i = 0; i < written.length; i++) {
            Flush each = all.get(i);
            if (!written[i] && each.lastJournaled != NONE_JOURNALED) {
                int last = lastNumber(session, each.append.table());
                if (last > each.append.previousNumber() && last <= each.lastJournaled) {
                    Append missing = missingPart(each.append, last);
                    written[i] = missing == null || AppendWriter.write(session, List.of(missing))[0];
                } else {
                    LOG.error(
                            "table {}: journaled moves up to {} do not continue its log",
                            each.append.table(),
                            each.lastJournaled);
                }
            }
        }
        return written;
    }

    /** Returns the part of an append that a log ending with this entry lacks, or null if it has all of it. */
    private static @Nullable Append missingPart(Append append, int last) {
        List<StoredEntry> missing =
                append.entries().stream().filter(entry -> entry.number() > last).toList();
        return missing.isEmpty()
                ? null
                : new Append(append.table(), null, missing, append.listing(), append.scope(), append.ratings());
    }

    /** Deletes journal rows whose moves are all in the logs, if there are more than a minimum. */
    private void deleteRows(WriterSession session, int minimum) throws SQLException {
        long firstNeeded = nextRow;
        synchronized (this) {
            for (JournaledMoves journaled : journaledByTable.values()) {
                JournaledMoves current = pendingChanges.containsKey(journaled.table())
                        ? pendingChanges.get(journaled.table())
                        : journaled;
                if (current != null) {
                    firstNeeded = Math.min(firstNeeded, current.firstRow());
                    break; // the others have later rows
                }
            }
        }
        if (firstNeeded - deletedBelow > minimum) {
            session.update(DELETE_ROWS, firstNeeded);
            deletedBelow = firstNeeded;
        }
    }

    /**
     * Copies to the logs what a stopped or running server has left in the journal.
     *
     * @param exclusive true if no other process uses the journal; it is emptied then
     */
    public static void recover(WriterSession session, boolean exclusive) throws SQLException {
        session.update(DELETE_ROWS, Long.MIN_VALUE); // deletes nothing, but takes the write lock
        Map<String, JournaledMoves> remaining = new LinkedHashMap<>();
        try (ResultSet rows =
                session.statement("SELECT id, batch FROM journal ORDER BY id").executeQuery()) {
            while (rows.next()) {
                for (Append move : JournalBatch.decode(rows.getBytes(2))) {
                    remaining.merge(
                            move.table(), new JournaledMoves(0, 0, move), (before, next) -> before.plus(next.last()));
                }
            }
        }
        for (JournaledMoves journaled : remaining.values()) {
            int last = lastNumber(session, journaled.table());
            Append missing = last < 0 ? null : missingPart(journaled.toAppend(), last);
            if (missing != null && !AppendWriter.write(session, List.of(missing))[0]) {
                throw new StoreException("journaled moves do not continue the log of table " + journaled.table()
                        + ", which ends with entry " + last + ": the database is damaged; restore a backup");
            }
        }
        if (exclusive) {
            session.update(DELETE_ROWS, Long.MAX_VALUE);
        }
    }
}
