package org.merlon.server.store.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Write;
import org.merlon.server.store.sql.WriteQueue;
import org.merlon.server.store.sql.WriterSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tables and their logs in an SQL database. */
public final class SqlGameStore implements GameStore {
    private static final Logger LOG = LoggerFactory.getLogger(SqlGameStore.class);

    /** Games per query when all are read: a few megabytes of logs. */
    private static final int PAGE_SIZE = 64;

    /** If row and log still disagree after this many attempts, the log is damaged: no game is appended to that fast. */
    private static final int MAX_LOAD_ATTEMPTS = 5;

    /** Seats of a person that are searched for listed games; somebody may have very many unlisted ones. */
    private static final int MAX_SEATS_SEARCHED = 2_000;

    /** Open tables of one person in the list of all: more would only push out those of others. */
    private static final int MAX_OPEN_PER_CREATOR = 3;

    /** Open tables that are searched for those of the list. */
    private static final int MAX_OPEN_SEARCHED = 2_000;

    private static final String TABLE_COLUMNS =
            "id, game, variant, rules_version, players, key, terms, created, last, status, updated, result, digest"
                    + " FROM game_table";
    private static final String ENTRY_COLUMNS = "number, kind, seat, text, person, time, hash FROM entry";

    /** Deletes a table with its data, in an order that satisfies the foreign keys. */
    private static final List<String> DELETE_TABLE = List.of(
            "DELETE FROM chat WHERE table_id = ?",
            "DELETE FROM note WHERE table_id = ?",
            "DELETE FROM drawing WHERE table_id = ?",
            "DELETE FROM challenge WHERE table_id = ?",
            "DELETE FROM seat WHERE table_id = ?",
            "DELETE FROM entry WHERE table_id = ?",
            "DELETE FROM game_table WHERE id = ?");

    private static final String IDLE_IMPORT_OF_GUEST = "updated < ? AND " + StoredTable.IS_IMPORTED_SQL
            + " AND NOT EXISTS (SELECT 1 FROM person p WHERE p.id = creator AND p.kind IN ('MEMBER', 'BOT'))";

    private final QueryRunner queries;
    private final WriteQueue queue;

    public SqlGameStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    @Override
    public boolean append(Append append) {
        AppendWriter.check(append);
        return WriteQueue.await(queue.submit(new Write.OfAppend(append)));
    }

    /** Row and log are read by two queries. If the log has grown in between, both are read again. */
    @Override
    public @Nullable StoredGame load(String table) {
        queue.flushJournal(table);
        return load(queries, table);
    }

    private static @Nullable StoredGame load(QueryRunner queries, String table) {
        StoredGame found = null;
        for (int attempt = 0; attempt < MAX_LOAD_ATTEMPTS && (found == null || !found.isConsistent()); attempt++) {
            StoredGame withoutLog =
                    queries.first("SELECT " + TABLE_COLUMNS + " WHERE id = ?", SqlGameStore::gameWithoutLog, table);
            if (withoutLog == null) {
                return null;
            }
            found = new StoredGame(withoutLog.table(), entriesAfter(queries, table, 0), withoutLog.row());
        }
        return found;
    }

    @Override
    public List<StoredEntry> entriesAfter(String table, int number) {
        queue.flushJournal(table);
        return entriesAfter(queries, table, number);
    }

    @Override
    public List<StoredEntry> entriesBetween(String table, int after, int last) {
        queue.flushJournal(table);
        return queries.all(
                "SELECT " + ENTRY_COLUMNS + " WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number",
                SqlGameStore::entry,
                table,
                after,
                last);
    }

    private static List<StoredEntry> entriesAfter(QueryRunner queries, String table, int number) {
        return queries.all(
                "SELECT " + ENTRY_COLUMNS + " WHERE table_id = ? AND number > ? ORDER BY number",
                SqlGameStore::entry,
                table,
                number);
    }

    /**
     * Passes every stored game, oldest first, to a consumer, without holding all of them in memory.
     *
     * <p>Reads pages with separate queries, so that a slow consumer does not keep a transaction open. A log may grow
     * between two queries.
     */
    public static void forEachGame(QueryRunner queries, Consumer<StoredGame> consumer) {
        long created = Long.MIN_VALUE;
        String id = "";
        while (true) {
            List<StoredGame> page = queries.all(
                    "SELECT " + TABLE_COLUMNS + " WHERE (created, id) > (?, ?) ORDER BY created, id LIMIT ?",
                    SqlGameStore::gameWithoutLog,
                    created,
                    id,
                    PAGE_SIZE);
            if (page.isEmpty()) {
                return;
            }
            Map<String, List<StoredEntry>> logs = new HashMap<>();
            queries.allForKeys(
                    "SELECT table_id, " + ENTRY_COLUMNS + " WHERE table_id IN (??) ORDER BY table_id, number",
                    page.stream().map(withoutLog -> withoutLog.table().id()).toList(),
                    row -> logs.computeIfAbsent(row.getString("table_id"), any -> new ArrayList<>())
                            .add(entry(row)));
            for (StoredGame withoutLog : page) {
                id = withoutLog.table().id();
                created = withoutLog.table().created();
                var game = new StoredGame(withoutLog.table(), logs.getOrDefault(id, List.of()), withoutLog.row());
                StoredGame consistent = game.isConsistent() ? game : load(queries, id);
                consumer.accept(consistent == null ? game : consistent);
            }
        }
    }

    @Override
    public List<ListedTable> openTables(int limit) {
        flushForList(move -> move.listing().status().equals("open"));
        return queryTables(
                "SELECT * FROM (SELECT n.*, ROW_NUMBER() OVER (PARTITION BY creator ORDER BY created DESC, id) AS place"
                        + " FROM (SELECT * FROM game_table WHERE status = 'open' AND listed"
                        + " ORDER BY created DESC, id LIMIT " + MAX_OPEN_SEARCHED + ") n) c"
                        + " WHERE place <= " + MAX_OPEN_PER_CREATOR + " OR creator IS NULL"
                        + " ORDER BY created DESC, id LIMIT ?",
                "g.created DESC",
                limit);
    }

    @Override
    public List<ListedTable> tablesOf(String person, int limit) {
        flushForList(move -> isSeated(move, person));
        String rank = "CASE WHEN waiting_for = ? THEN 0 ELSE 1 END";
        return queryTables(
                "SELECT *, " + rank + " AS rank FROM game_table WHERE id IN"
                        + " (SELECT table_id FROM seat WHERE person = ? AND ended IS NULL)"
                        + " ORDER BY rank, updated DESC, id LIMIT ?",
                "g.rank, g.updated DESC",
                person,
                person,
                limit);
    }

    /** Writes journaled moves to their logs, if that is possible now: on a full disk a list misses the last moves. */
    private void flushForList(Predicate<Append> affectedLogs) {
        try {
            queue.flushJournal(affectedLogs);
        } catch (StoreException e) {
            LOG.warn("lists may miss the last moves: {}", e.getMessage());
        }
    }

    private static boolean isSeated(Append move, String person) {
        for (Listing.Seat seat : move.listing().seats()) {
            if (person.equals(seat.person())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<ListedTable> finishedTables(@Nullable String person, @Nullable String game, long before, int limit) {
        List<Object> values = new ArrayList<>();
        String tableIds;
        if (person == null) {
            tableIds = "SELECT updated AS ended, id AS table_id FROM game_table WHERE status = 'over' AND updated < ?";
            values.add(before);
        } else {
            // Queries the seats only, so that the limit applies before the join; a person may have several seats at a
            // table.
            tableIds = "SELECT DISTINCT ended, table_id FROM seat WHERE person = ? AND ended >= 0 AND ended < ?";
            values.add(person);
            values.add(before);
        }
        if (game != null) {
            tableIds += " AND game = ?";
            values.add(game);
        }
        values.add(limit);
        return queryTables(
                "SELECT t.* FROM (" + tableIds + " ORDER BY ended DESC, table_id DESC LIMIT ?) f"
                        + " JOIN game_table t ON t.id = f.table_id",
                "g.updated DESC",
                values.toArray());
    }

    @Override
    public List<ListedTable> visibleFinishedTables(
            @Nullable String viewer, @Nullable String person, @Nullable String game, long before, int limit) {
        String sameGame = game == null ? "" : " AND game = ?";
        var parts = new ArrayList<String>();
        var values = new ArrayList<Object>();
        if (person == null) {
            parts.add("SELECT updated AS ended, id AS table_id FROM game_table"
                    + " WHERE status = 'over' AND listed AND updated < ?" + sameGame);
            addPresent(values, before, game, limit);
            if (viewer != null) {
                parts.add("SELECT DISTINCT ended, table_id FROM seat WHERE person = ? AND ended >= 0 AND ended < ?"
                        + " AND table_id IN (SELECT id FROM game_table WHERE NOT listed)" + sameGame);
                addPresent(values, viewer, before, game, limit);
            }
        } else {
            parts.add("SELECT DISTINCT ended, table_id FROM (SELECT ended, table_id FROM seat WHERE person = ?"
                    + " AND ended >= 0 AND ended < ?" + sameGame + " ORDER BY ended DESC, table_id DESC LIMIT "
                    + MAX_SEATS_SEARCHED + ") s WHERE EXISTS (SELECT 1 FROM game_table t WHERE t.id = s.table_id"
                    + " AND (t.listed OR EXISTS (SELECT 1 FROM seat v WHERE v.table_id = t.id AND v.person = ?)))");
            addPresent(values, person, before, game, viewer == null ? "" : viewer, limit);
        }
        String order = " ORDER BY ended DESC, table_id DESC LIMIT ?";
        String tableIds = String.join(
                " UNION ALL ",
                parts.stream()
                        .map(part -> "SELECT * FROM (" + part + order + ") p")
                        .toList());
        values.add(limit);
        return queryTables(
                "SELECT t.* FROM (SELECT * FROM (" + tableIds + ") u" + order + ") f"
                        + " JOIN game_table t ON t.id = f.table_id",
                "g.updated DESC",
                values.toArray());
    }

    private static void addPresent(List<Object> values, @Nullable Object... more) {
        for (Object value : more) {
            if (value != null) {
                values.add(value);
            }
        }
    }

    /** Returns these tables, most recently changed first; there are few enough for one statement. */
    List<ListedTable> tables(List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        flushForList(move -> ids.contains(move.table()));
        String placeholders = String.join(", ", Collections.nCopies(ids.size(), "?"));
        return queryTables(
                "SELECT * FROM game_table WHERE id IN (" + placeholders + ")", "g.updated DESC", ids.toArray());
    }

    @Override
    public int countTablesOf(String person) {
        Integer count = queries.first(
                "SELECT COUNT(*) FROM (SELECT table_id FROM seat WHERE person = ? AND ended IS NULL"
                        + " UNION SELECT id FROM game_table WHERE creator = ? AND status IN ('open', 'playing')) own",
                row -> row.getInt(1),
                person,
                person);
        return count == null ? 0 : count;
    }

    @Override
    public List<String> dueBy(long time, int limit) {
        return queries.all(
                "SELECT id FROM game_table WHERE due <= ? ORDER BY due LIMIT ?", row -> row.getString(1), time, limit);
    }

    @Override
    public void updateDue(String table, long due) {
        queue.update("UPDATE game_table SET due = ? WHERE id = ? AND due IS NOT NULL", due, table);
    }

    @Override
    public boolean removeTable(String table) {
        return remove(
                table,
                "SELECT id FROM game_table WHERE id = ? AND status = 'aborted'"
                        + " AND NOT EXISTS (SELECT 1 FROM entry WHERE table_id = ? AND kind = 'start')",
                table,
                table);
    }

    @Override
    public int countImportsOf(String person, String exceptTable) {
        Integer count = queries.first(
                "SELECT COUNT(*) FROM game_table WHERE creator = ? AND id <> ? AND " + StoredTable.IS_IMPORTED_SQL,
                row -> row.getInt(1),
                person,
                exceptTable);
        return count == null ? 0 : count;
    }

    @Override
    public List<String> idleImportsOfGuests(long since, int limit) {
        return queries.all(
                "SELECT id FROM game_table WHERE " + IDLE_IMPORT_OF_GUEST + " ORDER BY updated LIMIT ?",
                row -> row.getString(1),
                since,
                limit);
    }

    @Override
    public boolean removeIdleImport(String table, long since) {
        return remove(table, "SELECT id FROM game_table WHERE " + IDLE_IMPORT_OF_GUEST + " AND id = ?", since, table);
    }

    /** Removes a table with all its data if a query finds it. */
    private boolean remove(String table, String query, Object... values) {
        return queue.write(move -> move.table().equals(table), session -> {
            if (session.queryText(query, values) == null) {
                return false;
            }
            for (String statement : DELETE_TABLE) {
                session.update(statement, table);
            }
            return true;
        });
    }

    /** The log, and data derived from it, stay unchanged. */
    @Override
    public void mergeGuestAt(String table, String guest, String member) {
        queue.write(move -> move.table().equals(table), session -> {
            replacePerson(session, "seat", "person", guest, member, " AND table_id = ?", table);
            replacePerson(session, "game_table", "waiting_for", guest, member, " AND id = ?", table);
            return replacePerson(session, "game_table", "creator", guest, member, " AND id = ?", table);
        });
    }

    /** Replaces a merged guest at all unfinished tables, and in the seats of finished ones. */
    public static void mergeGuest(WriterSession session, String guest, String member) throws SQLException {
        String isSeated = " AND id IN (SELECT table_id FROM seat WHERE person = ? AND ended IS NULL)";
        replacePerson(session, "game_table", "waiting_for", guest, member, isSeated, guest);
        replacePerson(session, "seat", "person", guest, member, "");
        String isKept = " AND (status IN ('open', 'playing') OR " + StoredTable.IS_IMPORTED_SQL + ")";
        replacePerson(session, "game_table", "creator", guest, member, isKept);
    }

    /** Removes the games that a person has imported, with all their data. */
    public static void removeImportsOf(WriterSession session, String person) throws SQLException {
        String imports = "(SELECT id FROM game_table WHERE creator = ? AND " + StoredTable.IS_IMPORTED_SQL + ")";
        for (String statement : DELETE_TABLE) {
            session.update(statement.replace("= ?", "IN " + imports), person);
        }
    }

    /** Replaces a person's id in a column, where a further condition holds. */
    private static int replacePerson(
            WriterSession session,
            String table,
            String column,
            String oldPerson,
            String newPerson,
            String condition,
            String... values)
            throws SQLException {
        var parameters = new ArrayList<Object>(List.of(newPerson, oldPerson));
        parameters.addAll(List.of(values));
        return session.update(
                "UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?" + condition,
                parameters.toArray());
    }

    @Override
    public Map<String, String> mergedInto(List<String> ids) {
        return queries.textMap("SELECT id, became FROM person WHERE became IS NOT NULL AND id IN (??)", ids);
    }

    /** Reads tables and their seats in one statement, so that both are consistent. */
    private List<ListedTable> queryTables(String tables, String order, Object... values) {
        return queries.query(
                "SELECT g.*, s.seat AS seat, s.person AS person, s.bot AS bot, s.called AS called,"
                        + " s.result AS outcome FROM (" + tables
                        + ") g LEFT JOIN seat s ON s.table_id = g.id ORDER BY " + order + ", g.id, s.seat",
                SqlGameStore::readTables,
                values);
    }

    private static List<ListedTable> readTables(ResultSet rows) throws SQLException {
        List<ListedTable> all = new ArrayList<>();
        List<Listing.Seat> seats = new ArrayList<>();
        boolean hasRow = rows.next();
        while (hasRow) {
            StoredTable table = table(rows);
            var withoutSeats = new Listing(
                    rows.getString("status"),
                    rows.getBoolean("listed"),
                    rows.getString("waiting_for"),
                    rows.getLong("updated"),
                    List.of(),
                    rows.getString("result"),
                    due(rows),
                    rows.getString("digest"),
                    rows.getString("creator"));
            seats.clear();
            do {
                if (rows.getString("seat") != null) {
                    seats.add(new Listing.Seat(
                            rows.getString("person"),
                            rows.getString("bot"),
                            rows.getString("called"),
                            SeatResult.parse(rows.getString("outcome"))));
                }
                hasRow = rows.next();
            } while (hasRow && rows.getString("id").equals(table.id()));
            all.add(new ListedTable(table, withoutSeats.withSeats(seats)));
        }
        return all;
    }

    private static long due(ResultSet row) throws SQLException {
        long due = row.getLong("due");
        return row.wasNull() ? Listing.NEVER : due;
    }

    /** Reads a table without its log. */
    private static StoredGame gameWithoutLog(ResultSet row) throws SQLException {
        return new StoredGame(
                table(row),
                List.of(),
                new StoredGame.Row(
                        row.getInt("last"),
                        row.getString("status"),
                        row.getLong("updated"),
                        row.getString("result"),
                        row.getString("digest")));
    }

    public static StoredTable table(ResultSet row) throws SQLException {
        return new StoredTable(
                row.getString("id"),
                row.getString("game"),
                row.getString("variant"),
                row.getInt("rules_version"),
                row.getInt("players"),
                row.getString("key"),
                row.getString("terms"),
                row.getLong("created"));
    }

    private static StoredEntry entry(ResultSet row) throws SQLException {
        return new StoredEntry(
                row.getInt("number"),
                row.getString("kind"),
                row.getInt("seat"),
                row.getString("text"),
                row.getString("person"),
                row.getLong("time"),
                row.getLong("hash"));
    }
}
