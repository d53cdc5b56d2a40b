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
 * Where moves are written first, all that come together in one row: durable at once and at little cost. A table's moves go
 * into its log some at a time, when there are enough of them or the first has waited long enough, or before anybody reads or
 * changes what they concern. What a crash leaves here goes there at the next start; whatever is in the log already is left
 * alone, so that nothing is lost or doubled wherever it was interrupted.
 *
 * <p>Only for a database that one process writes: another could not see how far a log is. What is under way belongs to the
 * writer's thread; anybody may ask what is held.
 */
public final class Journal {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    /** So many moves of a table go into its log together: most of them share a page, and one row says how far it is. */
    private static final int TOGETHER = 16;

    /** And they wait no longer than this, so that a crash leaves little to do. */
    private static final Duration LONGEST = Duration.ofSeconds(3);

    /** How many tables that have waited are written with one transaction, so that nobody's move waits long for it. */
    private static final int AT_A_TIME = 64;

    /** So many rows are removed at a time: it costs a change of pages that lie together. */
    private static final int ROWS_TO_REMOVE = 128;

    /** Of a log for which nothing is held. */
    private static final int NOTHING = -1;

    private static final String MOVE = "move";
    private static final String WRITE = "INSERT INTO journal (id, batch) VALUES (?, ?)";
    private static final String REMOVE = "DELETE FROM journal WHERE id < ?";
    private static final String LAST = "SELECT last FROM game_table WHERE id = ?";

    private final boolean used;

    /** What is durable here and nowhere else, by table; the one that came first stands first. */
    private final Map<String, JournaledMoves> held = new LinkedHashMap<>();

    /** What becomes of tables by the transaction under way; null for nothing left to hold. */
    private final Map<String, @Nullable JournaledMoves> becoming = new HashMap<>();

    private long nextRow = 1;
    private long removedBelow = 1;
    private boolean rowTaken;

    /** @param used whether there is a journal; if not, all goes straight to the logs */
    public Journal(boolean used) {
        this.used = used;
    }

    /** A transaction begins; what another one left half done is forgotten, and the number of its row with it. */
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

    /** The transaction is durable. */
    public synchronized void committed() {
        becoming.forEach((table, journaled) -> {
            JournaledMoves before = held.get(table);
            if (journaled == null || (before != null && before.row() != journaled.row())) {
                held.remove(table); // what begins anew goes to the end
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

    /** Whether something is held for a table. */
    public synchronized boolean holds(String table) {
        return held.containsKey(table);
    }

    /** Whether something is held for any such table, as its last move tells. */
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

    /** Writes what can be written, with what has waited long enough; says for each append whether it was. */
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
                continue; // another was quicker
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

    /** The number of a table's last entry as its row says it, or -1 if there is no such table. */
    private static int last(WriterSession session, String table) throws SQLException {
        String last = session.text(LAST, table);
        return last == null ? -1 : Integer.parseInt(last);
    }

    /** What was first held before a time, and not touched by this transaction; from now on the caller's to write. */
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

    /** Writes into the logs what is held for such tables, within the transaction under way. */
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

    /** Writes some of what is held into the logs, the oldest first; when nothing else is to be done. */
    public void settleSome(WriterSession session) throws SQLException {
        intoLogs(session, waitingSince(System.nanoTime()));
        removeRows(session, 0);
    }

    /**
     * What goes into a log.
     *
     * @param held the number of the last entry that was held, and so is durable already; or that there is none
     */
    private record Settling(Append append, int held) {
        private static Settling of(JournaledMoves journaled) {
            return new Settling(journaled.whole(), journaled.number());
        }
    }

    /** Appends to logs; where another process has written what was held, or a part of it, the rest. */
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
                    LOG.error("table {}: moves up to {} do not follow its log", each.append.table(), each.held);
                }
            }
        }
        return written;
    }

    /** What is new of an append to a log that ends with an entry and may have a part of it; null if it has all of it. */
    private static @Nullable Append rest(Append append, int last) {
        List<StoredEntry> more =
                append.entries().stream().filter(entry -> entry.number() > last).toList();
        return more.isEmpty()
                ? null
                : new Append(append.table(), null, more, append.listing(), append.touches(), append.ratings());
    }

    /** Removes the rows of which all is in the logs, if there are some. */
    private void removeRows(WriterSession session, int some) throws SQLException {
        long needed = nextRow;
        synchronized (this) {
            for (JournaledMoves journaled : held.values()) {
                JournaledMoves now =
                        becoming.containsKey(journaled.table()) ? becoming.get(journaled.table()) : journaled;
                if (now != null) {
                    needed = Math.min(needed, now.row());
                    break; // the others came later
                }
            }
        }
        if (needed - removedBelow > some) {
            session.update(REMOVE, needed);
            removedBelow = needed;
        }
    }

    /**
     * Writes into the logs what a server that is gone, or one that runs, has left in the journal.
     *
     * @param alone whether nobody else uses the journal, so that it is empty afterwards
     */
    public static void recover(WriterSession session, boolean alone) throws SQLException {
        session.update(REMOVE, Long.MIN_VALUE); // changes nothing, but nobody else writes from here on
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
                throw new StoreException("moves in the journal do not follow the log of table " + journaled.table()
                        + ", which ends with entry " + last + ": the database is damaged; restore a backup");
            }
        }
        if (alone) {
            session.update(REMOVE, Long.MAX_VALUE);
        }
    }
}
