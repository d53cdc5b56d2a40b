package org.merlon.server.store.cluster;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.sql.QueryRunner;

/**
 * Cluster coordination in PostgreSQL. The rows need not survive a crash; they are accessed through separate
 * connections.
 */
public final class SqlClusterStore implements ClusterStore {
    private static final String NOW_MILLIS = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

    private static final String LIVE_PROCESSES = "SELECT id FROM process WHERE until > " + NOW_MILLIS;

    private final HikariDataSource pool;
    private final DataSource dataSource;

    /**
     * @param pool for short statements, each committed by itself
     * @param dataSource for long-lived connections
     */
    public SqlClusterStore(HikariDataSource pool, DataSource dataSource) {
        this.pool = pool;
        this.dataSource = dataSource;
    }

    /** A use of a prepared statement. */
    private interface StatementAction<T> {
        T run(PreparedStatement statement) throws SQLException;
    }

    private <T> T execute(String sql, StatementAction<T> action, @Nullable Object... values) {
        try (Connection connection = pool.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                if (values[i] instanceof String[] texts) {
                    statement.setArray(i + 1, connection.createArrayOf("text", texts));
                } else {
                    statement.setObject(i + 1, values[i]);
                }
            }
            return action.run(statement);
        } catch (SQLException e) {
            throw new StoreException("the cluster tables cannot be reached", e);
        }
    }

    private int update(String sql, @Nullable Object... values) {
        return execute(sql, PreparedStatement::executeUpdate, values);
    }

    private <T> List<T> query(String sql, QueryRunner.RowMapper<T> mapper, @Nullable Object... values) {
        return execute(
                sql,
                statement -> {
                    try (ResultSet rows = statement.executeQuery()) {
                        return QueryRunner.collect(rows, mapper);
                    }
                },
                values);
    }

    private static String[] sortedArray(Collection<String> texts) {
        return texts.stream().sorted().toArray(String[]::new); // sorted, so that two servers cannot deadlock
    }

    @Override
    public long register(String process, Duration validity) {
        return query(
                        "INSERT INTO process (id, since, until) SELECT ?, coalesce((SELECT min(since) FROM process"
                                + " WHERE until > " + NOW_MILLIS + "), " + NOW_MILLIS + "), " + NOW_MILLIS + " + ?"
                                + " ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING since",
                        row -> row.getLong(1),
                        process,
                        validity.toMillis())
                .getFirst();
    }

    @Override
    public boolean renew(String process, Duration validity) {
        return update(
                        "UPDATE process SET until = " + NOW_MILLIS + " + ? WHERE id = ? AND until > " + NOW_MILLIS,
                        validity.toMillis(),
                        process)
                == 1;
    }

    @Override
    public Set<String> liveProcesses() {
        return Set.copyOf(query(LIVE_PROCESSES, row -> row.getString(1)));
    }

    @Override
    public Set<String> acquireLeases(String process, Collection<String> ids) {
        return Set.copyOf(query(
                "INSERT INTO lease (id, holder) SELECT unnest(?), ? ON CONFLICT (id) DO UPDATE SET holder = excluded.holder"
                        + " WHERE lease.holder = excluded.holder OR lease.holder NOT IN (" + LIVE_PROCESSES
                        + ") RETURNING id",
                row -> row.getString(1),
                sortedArray(ids),
                process));
    }

    @Override
    public List<String> takeOverLeases(String process, int max) {
        return query(
                "UPDATE lease SET holder = ? WHERE id IN (SELECT id FROM lease WHERE holder NOT IN (" + LIVE_PROCESSES
                        + ") ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id",
                row -> row.getString(1),
                process,
                max);
    }

    @Override
    public void releaseLeases(String process, Collection<String> ids) {
        update("DELETE FROM lease WHERE id = ANY(?) AND holder = ?", sortedArray(ids), process);
    }

    @Override
    public void unregister(String process) {
        update("DELETE FROM attendance WHERE process = ?", process);
        update("DELETE FROM process WHERE id = ?", process); // its leases are free now
    }

    @Override
    public Map<String, Integer> lastNumbers(Collection<String> tables) {
        Map<String, Integer> found = new HashMap<>();
        query(
                "SELECT id, last FROM game_table WHERE id = ANY(?)",
                row -> found.put(row.getString(1), row.getInt(2)),
                (Object) sortedArray(tables));
        return found;
    }

    @Override
    public AffectedLists affectedLists(Collection<String> tables) {
        Set<String> people = new HashSet<>();
        boolean[] open = {false};
        query(
                "SELECT s.person, g.creator, g.listed AND (g.status = 'open' OR g.last <= g.players + 1) FROM game_table g"
                        + " LEFT JOIN seat s ON s.table_id = g.id WHERE g.id = ANY(?)",
                row -> {
                    people.add(row.getString(1) == null ? "" : row.getString(1));
                    people.add(row.getString(2) == null ? "" : row.getString(2));
                    open[0] |= row.getBoolean(3);
                    return true;
                },
                (Object) sortedArray(tables));
        people.remove("");
        return new AffectedLists(people, open[0]);
    }

    @Override
    public void saveWatchers(String process, Collection<TableWatchers> all) {
        List<String> withoutWatchers = new ArrayList<>();
        try (Connection connection = pool.getConnection();
                PreparedStatement statement = connection.prepareStatement(
                        "INSERT INTO attendance (table_id, process, people, strangers) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (table_id, process) DO UPDATE"
                                + " SET people = excluded.people, strangers = excluded.strangers")) {
            boolean hasBatch = false;
            for (TableWatchers each : all) {
                if (each.people().isEmpty() && each.strangers() == 0) {
                    withoutWatchers.add(each.table());
                    continue;
                }
                statement.setString(1, each.table());
                statement.setString(2, process);
                statement.setString(3, String.join(" ", each.people()));
                statement.setInt(4, each.strangers());
                statement.addBatch();
                hasBatch = true;
            }
            if (hasBatch) {
                statement.executeBatch();
            }
        } catch (SQLException e) {
            throw new StoreException("the cluster tables cannot be reached", e);
        }
        if (!withoutWatchers.isEmpty()) {
            update(
                    "DELETE FROM attendance WHERE process = ? AND table_id = ANY(?)",
                    process,
                    sortedArray(withoutWatchers));
        }
    }

    @Override
    public List<TableWatchers> watchers(String process, Collection<String> tables) {
        return query(
                "SELECT table_id, people, strangers FROM attendance WHERE table_id = ANY(?) AND process <> ?"
                        + " AND process IN (" + LIVE_PROCESSES + ")",
                row -> new TableWatchers(row.getString(1), people(row.getString(2)), row.getInt(3)),
                sortedArray(tables),
                process);
    }

    private static Set<String> people(String ids) {
        return ids.isEmpty() ? Set.of() : new LinkedHashSet<>(List.of(ids.split(" ", -1)));
    }

    @Override
    public void post(String process, DurableMessage message) {
        update(
                "INSERT INTO bulletin (process, kind, subject, body, time) VALUES (?, ?, ?, ?, " + NOW_MILLIS + ")",
                process,
                message.kind(),
                message.subject(),
                message.body());
    }

    @Override
    public List<StoredMessage> messagesSince(String process, long from) {
        return query(
                "SELECT id, time, kind, subject, body FROM bulletin WHERE time >= ? AND process <> ? ORDER BY id",
                row -> new StoredMessage(
                        row.getLong(1),
                        row.getLong(2),
                        new DurableMessage(row.getString(3), row.getString(4), row.getString(5))),
                from,
                process);
    }

    @Override
    public @Nullable String latestBody(String subject, String kind) {
        List<String> found = query(
                "SELECT body FROM bulletin WHERE subject = ? AND kind = ? ORDER BY id DESC LIMIT 1",
                row -> row.getString(1),
                subject,
                kind);
        return found.isEmpty() ? null : found.getFirst();
    }

    @Override
    public long currentMillis() {
        return query("SELECT " + NOW_MILLIS, row -> row.getLong(1)).getFirst();
    }

    @Override
    public void deleteOlderThan(Duration retention) {
        update("DELETE FROM bulletin WHERE time < " + NOW_MILLIS + " - ?", retention.toMillis());
        update("DELETE FROM attendance WHERE process NOT IN (" + LIVE_PROCESSES + ")");
        update("DELETE FROM process WHERE until < " + NOW_MILLIS + " - ?", retention.toMillis());
    }

    @Override
    public Connection lock(long key) {
        Connection connection = openConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_lock(" + key + ")");
            return connection;
        } catch (SQLException e) {
            close(connection);
            throw new StoreException("cannot acquire the cluster lock", e);
        }
    }

    @Override
    public Connection openConnection() {
        try {
            return dataSource.getConnection();
        } catch (SQLException e) {
            throw new StoreException("the database cannot be reached", e);
        }
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            // The connection is discarded anyway.
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
