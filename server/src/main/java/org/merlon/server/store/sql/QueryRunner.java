package org.merlon.server.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;

/** Runs short reads on pooled connections and retries them if the database goes away. */
public final class QueryRunner {
    /** Time a read waits for an unreachable database. */
    private static final Duration RETRY_TIMEOUT = Duration.ofSeconds(10);

    private static final long RETRY_PAUSE_MILLIS = 100;

    /** Parameters per statement; SQLite and PostgreSQL both accept many more. */
    private static final int MAX_KEYS_PER_QUERY = 500;

    private final Dialect dialect;
    private final ServerRuntime runtime;

    public QueryRunner(Dialect dialect) {
        this(dialect, ServerRuntime.SYSTEM);
    }

    public QueryRunner(Dialect dialect, ServerRuntime runtime) {
        this.dialect = dialect;
        this.runtime = runtime;
    }

    /** Maps the current row of a result to a value. */
    public interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /** Maps all rows of a result to a value. */
    public interface ResultMapper<T> {
        T map(ResultSet rows) throws SQLException;
    }

    /** Returns all rows. */
    public <T> List<T> all(String sql, RowMapper<T> mapper, @Nullable Object... values) {
        return query(sql, rows -> collect(rows, mapper), values);
    }

    /** Returns the first row, or null. */
    public <T> @Nullable T first(String sql, RowMapper<T> mapper, @Nullable Object... values) {
        List<T> all = all(sql, mapper, values);
        return all.isEmpty() ? null : all.getFirst();
    }

    /**
     * Returns all rows for any of the keys. The SQL marks the place of the key list with {@code ??}, after the other
     * parameters.
     */
    public <T> List<T> allForKeys(String sql, List<String> keys, RowMapper<T> mapper, @Nullable Object... values) {
        List<T> all = new ArrayList<>();
        for (int from = 0; from < keys.size(); from += MAX_KEYS_PER_QUERY) {
            List<String> batch = keys.subList(from, Math.min(from + MAX_KEYS_PER_QUERY, keys.size()));
            List<@Nullable Object> parameters = new ArrayList<>(List.of(values));
            parameters.addAll(batch);
            String placeholders = String.join(", ", Collections.nCopies(batch.size(), "?"));
            all.addAll(all(sql.replace("??", placeholders), mapper, parameters.toArray()));
        }
        return all;
    }

    /** Like {@link #allForKeys}, for queries whose rows are pairs of key and value. */
    public Map<String, String> textMap(String sql, List<String> keys) {
        Map<String, String> found = new HashMap<>();
        allForKeys(sql, keys, row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
        return found;
    }

    /** Runs a query and maps its whole result. */
    public <T> T query(String sql, ResultMapper<T> mapper, @Nullable Object... values) {
        long deadline = runtime.nanoTime() + RETRY_TIMEOUT.toNanos();
        while (true) {
            try (Connection connection = dialect.readPool().getConnection();
                    PreparedStatement statement = connection.prepareStatement(sql)) {
                WriterSession.setParameters(statement, values);
                try (ResultSet result = statement.executeQuery()) {
                    return mapper.map(result);
                }
            } catch (SQLException e) {
                boolean canRetry = dialect.isConnectionLost(e) || e instanceof SQLTransientConnectionException;
                if (!canRetry || runtime.nanoTime() - deadline > 0) {
                    throw new StoreException("the database cannot be read", e);
                }
            }
            pause();
        }
    }

    private void pause() {
        try {
            runtime.sleep(RETRY_PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException("interrupted while waiting for the database", e);
        }
    }

    public static <T> List<T> collect(ResultSet rows, RowMapper<T> mapper) throws SQLException {
        List<T> all = new ArrayList<>();
        while (rows.next()) {
            all.add(mapper.map(rows));
        }
        return all;
    }
}
