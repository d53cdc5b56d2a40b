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
    private static final int TOGETHER = 16;

    /** Longest time a move stays in the journal, so that recovery after a crash is short. */
    private static final Duration LONGEST = Duration.ofSeconds(3);

    /** Overdue tables written per transaction, so that moves do not wait long for it. */
    private static final int AT_A_TIME = 64;

    /** Journal rows deleted at a time, because adjacent rows share pages. */
    private static final int ROWS_TO_REMOVE = 128;

    /** Last journaled number of a log without journaled moves. */
    private static final int NOTHING = -1;

    private static final String MOVE = "move";
    private static final String WRITE = "INSERT INTO journal (id, batch) VALUES (?, ?)";
    private static final String REMOVE = "DELETE FROM journal WHERE id < ?";
    private static final String LAST = "SELECT last FROM game_table WHERE id = ?";

    private final boolean used;

    /** Moves that are durable only in the journal, by table, in the order of their first journal row. */
    private final Map<String, JournaledMoves> held = new LinkedHashMap<>();

    /** The effect of the current transaction on {@link #held}; null if nothing is left in the journal for the table. */
    private final Map<String, @Nullable JournaledMoves> becoming = new HashMap<>();

    private long nextRow = 1;
    private long removedBelow = 1;
    private boolean rowTaken;

    /** @param used false if this database has no journal; then all appends are written to the logs directly */
    public Journal(boolean used) {
        this.used = used;
    }

    /** Starts a transaction and forgets a failed one, including the number of its row. */
    public void begin() {
        becoming.clear();
        leaveRow();
    }

    private void leaveRow() {
        if (rowTaken) {
            nextRow++;
            rowTaken = false;
        }
    }

    /** Called when the transaction is durable. */
    public synchronized void committed() {
        becoming.forEach((table, journaled) -> {
            JournaledMoves before = held.get(table);
            if (journaled == null || (before != null && before.row() != journaled.row())) {
                held.remove(table); // a table with a new first row moves to the end
            }
            if (journaled != null) {
                held.put(table, journaled);
            }
        });
        becoming.clear();
        leaveRow();
    }

    public synchronized boolean isEmpty() {
        return held.isEmpty();
    }

    /** Returns true if moves of a table are journaled. */
    public synchronized boolean holds(String table) {
        return held.containsKey(table);
    }

    /** Returns true if moves are journaled for any table whose last move matches. */
    public synchronized boolean holdsAny(Predicate<Append> concern) {
        return held.values().stream().anyMatch(journaled -> concern.test(journaled.last()));
    }

    private @Nullable JournaledMoves current(String table) {
        if (becoming.containsKey(table)) {
            return becoming.get(table);
        }
        synchronized (this) {
            return held.get(table);
        }
    }

    /** Writes all appends that fit, together with overdue moves; returns for each append if it was written. */
    public boolean[] write(WriterSession session, List<Append> group) throws SQLException {
        if (!used) {
            return AppendWriter.write(session, group);
        }
        var written = new boolean[group.size()];
        List<Append> moves = new ArrayList<>();
        List<Settling> direct = new ArrayList<>();
        List<Integer> whose = new ArrayList<>();
        Set<String> touched = new HashSet<>();
        for (int i = 0; i < group.size(); i++) {
            Append append = group.get(i);
            String table = append.table();
            JournaledMoves journaled = append.created() == null ? current(table) : null;
            if (journaled != null && append.follows() != journaled.number()) {
                continue; // another append was faster
            }
            boolean journalled = isMove(append) && !touched.contains(table);
            if (journalled && (journaled == null ? 1 : journaled.size() + 1) < TOGETHER) {
                if (journaled == null && append.follows() != last(session, table)) {
                    continue;
                }
                becoming.put(
                        table,
                        journaled == null
                                ? new JournaledMoves(nextRow, System.nanoTime(), append)
                                : journaled.plus(append));
                moves.add(append);
                written[i] = true;
            } else {
                touched.add(table);
                becoming.put(table, null);
                direct.add(
                        journaled == null
                                ? new Settling(append, NOTHING)
                                : new Settling(journaled.with(append), journaled.number()));
                whose.add(i);
            }
        }
        direct.addAll(waitingSince(System.nanoTime() - LONGEST.toNanos()));
        boolean[] done = intoLogs(session, direct);
        for (int k = 0; k < whose.size(); k++) {
            written[whose.get(k)] = done[k];
        }
        if (!moves.isEmpty()) {
            PreparedStatement row = session.statement(WRITE);
            row.setLong(1, nextRow);
            row.setBytes(2, JournalBatch.write(moves));
            row.executeUpdate();
            rowTaken = true;
        }
        removeRows(session, ROWS_TO_REMOVE);
        return written;
    }

    private static boolean isMove(Append append) {
        return append.touches() == Append.Touches.LOG
                && append.entries().size() == 1
                && append.entries().getFirst().kind().equals(MOVE);
    }

    /** Returns the number of a table's last entry according to its row, or -1 if there is no such table. */
    private static int last(WriterSession session, String table) throws SQLException {
        String last = session.text(LAST, table);
        return last == null ? -1 : Integer.parseInt(last);
    }

    /**
     * Takes moves journaled before a time, for tables that this transaction has not touched; the caller has to write
     * them.
     */
    private synchronized List<Settling> waitingSince(long time) {
        List<Settling> due = new ArrayList<>();
        for (JournaledMoves journaled : held.values()) {
            if (journaled.since() - time > 0 || due.size() == AT_A_TIME) {
                break;
            }
            if (!becoming.containsKey(journaled.table())) {
                becoming.put(journaled.table(), null);
                due.add(Settling.of(journaled));
            }
        }
        return due;
    }

    /** Writes the journaled moves of matching tables to their logs, in the current transaction. */
    public void settle(WriterSession session, Predicate<Append> concern) throws SQLException {
        Map<String, JournaledMoves> all = new LinkedHashMap<>();
        synchronized (this) {
            all.putAll(held);
        }
        becoming.forEach((table, journaled) -> {
            if (journaled == null) {
                all.remove(table);
            } else {
                all.put(table, journaled);
            }
        });
        List<Settling> concerned = new ArrayList<>();
        for (JournaledMoves journaled : all.values()) {
            if (concern.test(journaled.last())) {
                becoming.put(journaled.table(), null);
                concerned.add(Settling.of(journaled));
            }
        }
        intoLogs(session, concerned);
    }

    /** Writes some journaled moves to the logs, oldest first; called when the writer is idle. */
    public void settleSome(WriterSession session) throws SQLException {
        intoLogs(session, waitingSince(System.nanoTime()));
        removeRows(session, 0);
    }

    /**
     * An append to be written to a log.
     *
     * @param held the number of the last entry that was journaled and is therefore durable already, or {@link #NOTHING}
     */
    private record Settling(Append append, int held) {
        private static Settling of(JournaledMoves journaled) {
            return new Settling(journaled.whole(), journaled.number());
        }
    }

    /** Appends to logs. If another process has already written some of the journaled moves, writes only the others. */
    private static boolean[] intoLogs(WriterSession session, List<Settling> all) throws SQLException {
        if (all.isEmpty()) {
            return new boolean[0];
        }
        boolean[] written =
                AppendWriter.write(session, all.stream().map(Settling::append).toList());
        for (int i = 0; i < written.length; i++) {
            Settling each = all.get(i);
            if (!written[i] && each.held != NOTHING) {
                int last = last(session, each.append.table());
                if (last > each.append.follows() && last <= each.held) {
                    Append rest = rest(each.append, last);
                    written[i] = rest == null || AppendWriter.write(session, List.of(rest))[0];
                } else {
                    LOG.error(
                            "table {}: journaled moves up to {} do not continue its log",
                            each.append.table(),
                            each.held);
                }
            }
        }
        return written;
    }

    /** Returns the part of an append that a log ending with this entry lacks, or null if it has all of it. */
    private static @Nullable Append rest(Append append, int last) {
        List<StoredEntry> more =
                append.entries().stream().filter(entry -> entry.number() > last).toList();
        return more.isEmpty()
                ? null
                : new Append(append.table(), null, more, append.listing(), append.touches(), append.ratings());
    }

    /** Deletes journal rows whose moves are all in the logs, if there are more than a minimum. */
    private void removeRows(WriterSession session, int some) throws SQLException {
        long needed = nextRow;
        synchronized (this) {
            for (JournaledMoves journaled : held.values()) {
                JournaledMoves now =
                        becoming.containsKey(journaled.table()) ? becoming.get(journaled.table()) : journaled;
                if (now != null) {
                    needed = Math.min(needed, now.row());
                    break; // the others have later rows
                }
            }
        }
        if (needed - removedBelow > some) {
            session.update(REMOVE, needed);
            removedBelow = needed;
        }
    }

    /**
     * Copies to the logs what a stopped or running server has left in the journal.
     *
     * @param alone true if no other process uses the journal; it is emptied then
     */
    public static void recover(WriterSession session, boolean alone) throws SQLException {
        session.update(REMOVE, Long.MIN_VALUE); // deletes nothing, but takes the write lock
        Map<String, JournaledMoves> left = new LinkedHashMap<>();
        try (ResultSet rows =
                session.statement("SELECT id, batch FROM journal ORDER BY id").executeQuery()) {
            while (rows.next()) {
                for (Append move : JournalBatch.read(rows.getBytes(2))) {
                    left.merge(
                            move.table(), new JournaledMoves(0, 0, move), (before, next) -> before.plus(next.last()));
                }
            }
        }
        for (JournaledMoves journaled : left.values()) {
            int last = last(session, journaled.table());
            Append rest = last < 0 ? null : rest(journaled.whole(), last);
            if (rest != null && !AppendWriter.write(session, List.of(rest))[0]) {
                throw new StoreException("journaled moves do not continue the log of table " + journaled.table()
                        + ", which ends with entry " + last + ": the database is damaged; restore a backup");
            }
        }
        if (alone) {
            session.update(REMOVE, Long.MAX_VALUE);
        }
    }
}
