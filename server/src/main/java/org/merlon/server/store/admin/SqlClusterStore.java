package org.merlon.server.store.admin;

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
    private static final String NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

    private static final String ALIVE = "SELECT id FROM process WHERE until > " + NOW;

    private final HikariDataSource pool;
    private final DataSource lines;

    /**
     * @param pool for short statements, each committed by itself
     * @param lines for long-lived connections
     */
    public SqlClusterStore(HikariDataSource pool, DataSource lines) {
        this.pool = pool;
        this.lines = lines;
    }

    /** A use of a prepared statement. */
    private interface Use<T> {
        T with(PreparedStatement statement) throws SQLException;
    }

    private <T> T use(String sql, Use<T> use, @Nullable Object... values) {
        try (Connection connection = pool.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                if (values[i] instanceof String[] texts) {
                    statement.setArray(i + 1, connection.createArrayOf("text", texts));
                } else {
                    statement.setObject(i + 1, values[i]);
                }
            }
            return use.with(statement);
        } catch (SQLException e) {
            throw new StoreException("the cluster tables cannot be reached", e);
        }
    }

    private int change(String sql, @Nullable Object... values) {
        return use(sql, PreparedStatement::executeUpdate, values);
    }

    private <T> List<T> all(String sql, QueryRunner.Row<T> row, @Nullable Object... values) {
        return use(
                sql,
                statement -> {
                    try (ResultSet rows = statement.executeQuery()) {
                        return QueryRunner.collect(rows, row);
                    }
                },
                values);
    }

    private static String[] texts(Collection<String> some) {
        return some.stream().sorted().toArray(String[]::new); // sorted, so that two servers cannot deadlock
    }

    @Override
    public long join(String process, Duration lasting) {
        return all(
                        "INSERT INTO process (id, since, until) SELECT ?, coalesce((SELECT min(since) FROM process"
                                + " WHERE until > " + NOW + "), " + NOW + "), " + NOW + " + ?"
                                + " ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING since",
                        row -> row.getLong(1),
                        process,
                        lasting.toMillis())
                .getFirst();
    }

    @Override
    public boolean renew(String process, Duration lasting) {
        return change(
                        "UPDATE process SET until = " + NOW + " + ? WHERE id = ? AND until > " + NOW,
                        lasting.toMillis(),
                        process)
                == 1;
    }

    @Override
    public Set<String> processes() {
        return Set.copyOf(all(ALIVE, row -> row.getString(1)));
    }

    @Override
    public Set<String> take(String process, Collection<String> ids) {
        return Set.copyOf(all(
                "INSERT INTO lease (id, holder) SELECT unnest(?), ? ON CONFLICT (id) DO UPDATE SET holder = excluded.holder"
                        + " WHERE lease.holder = excluded.holder OR lease.holder NOT IN (" + ALIVE + ") RETURNING id",
                row -> row.getString(1),
                texts(ids),
                process));
    }

    @Override
    public List<String> inherit(String process, int most) {
        return all(
                "UPDATE lease SET holder = ? WHERE id IN (SELECT id FROM lease WHERE holder NOT IN (" + ALIVE
                        + ") ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id",
                row -> row.getString(1),
                process,
                most);
    }

    @Override
    public void release(String process, Collection<String> ids) {
        change("DELETE FROM lease WHERE id = ANY(?) AND holder = ?", texts(ids), process);
    }

    @Override
    public void leave(String process) {
        change("DELETE FROM attendance WHERE process = ?", process);
        change("DELETE FROM process WHERE id = ?", process); // its leases are free now
    }

    @Override
    public Map<String, Integer> numbers(Collection<String> tables) {
        Map<String, Integer> found = new HashMap<>();
        all(
                "SELECT id, last FROM game_table WHERE id = ANY(?)",
                row -> found.put(row.getString(1), row.getInt(2)),
                (Object) texts(tables));
        return found;
    }

    @Override
    public Concerned peopleConcernedBy(Collection<String> tables) {
        Set<String> people = new HashSet<>();
        boolean[] open = {false};
        all(
                "SELECT s.person, g.creator, g.listed AND (g.status = 'open' OR g.last <= g.players + 1) FROM game_table g"
                        + " LEFT JOIN seat s ON s.table_id = g.id WHERE g.id = ANY(?)",
                row -> {
                    people.add(row.getString(1) == null ? "" : row.getString(1));
                    people.add(row.getString(2) == null ? "" : row.getString(2));
                    open[0] |= row.getBoolean(3);
                    return true;
                },
                (Object) texts(tables));
        people.remove("");
        return new Concerned(people, open[0]);
    }

    @Override
    public void saveAttendance(String process, Collection<Attendance> all) {
        List<String> gone = new ArrayList<>();
        try (Connection connection = pool.getConnection();
                PreparedStatement statement = connection.prepareStatement(
                        "INSERT INTO attendance (table_id, process, people, strangers) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (table_id, process) DO UPDATE"
                                + " SET people = excluded.people, strangers = excluded.strangers")) {
            boolean any = false;
            for (Attendance each : all) {
                if (each.people().isEmpty() && each.strangers() == 0) {
                    gone.add(each.table());
                    continue;
                }
                statement.setString(1, each.table());
                statement.setString(2, process);
                statement.setString(3, String.join(" ", each.people()));
                statement.setInt(4, each.strangers());
                statement.addBatch();
                any = true;
            }
            if (any) {
                statement.executeBatch();
            }
        } catch (SQLException e) {
            throw new StoreException("the cluster tables cannot be reached", e);
        }
        if (!gone.isEmpty()) {
            change("DELETE FROM attendance WHERE process = ? AND table_id = ANY(?)", process, texts(gone));
        }
    }

    @Override
    public List<Attendance> attendance(String process, Collection<String> tables) {
        return all(
                "SELECT table_id, people, strangers FROM attendance WHERE table_id = ANY(?) AND process <> ?"
                        + " AND process IN (" + ALIVE + ")",
                row -> new Attendance(row.getString(1), people(row.getString(2)), row.getInt(3)),
                texts(tables),
                process);
    }

    private static Set<String> people(String ids) {
        return ids.isEmpty() ? Set.of() : new LinkedHashSet<>(List.of(ids.split(" ", -1)));
    }

    @Override
    public void post(String process, Bulletin bulletin) {
        change(
                "INSERT INTO bulletin (process, kind, subject, body, time) VALUES (?, ?, ?, ?, " + NOW + ")",
                process,
                bulletin.kind(),
                bulletin.subject(),
                bulletin.body());
    }

    @Override
    public List<Posted> posted(String process, long from) {
        return all(
                "SELECT id, time, kind, subject, body FROM bulletin WHERE time >= ? AND process <> ? ORDER BY id",
                row -> new Posted(
                        row.getLong(1),
                        row.getLong(2),
                        new Bulletin(row.getString(3), row.getString(4), row.getString(5))),
                from,
                process);
    }

    @Override
    public @Nullable String latest(String subject, String kind) {
        List<String> found = all(
                "SELECT body FROM bulletin WHERE subject = ? AND kind = ? ORDER BY id DESC LIMIT 1",
                row -> row.getString(1),
                subject,
                kind);
        return found.isEmpty() ? null : found.getFirst();
    }

    @Override
    public long now() {
        return all("SELECT " + NOW, row -> row.getLong(1)).getFirst();
    }

    @Override
    public void deleteOlderThan(Duration kept) {
        change("DELETE FROM bulletin WHERE time < " + NOW + " - ?", kept.toMillis());
        change("DELETE FROM attendance WHERE process NOT IN (" + ALIVE + ")");
        change("DELETE FROM process WHERE until < " + NOW + " - ?", kept.toMillis());
    }

    @Override
    public Connection lock(long lock) {
        Connection connection = connection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_lock(" + lock + ")");
            return connection;
        } catch (SQLException e) {
            close(connection);
            throw new StoreException("cannot acquire the cluster lock", e);
        }
    }

    @Override
    public Connection connection() {
        try {
            return lines.getConnection();
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
