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
import org.merlon.server.store.StoreException;

/** Runs short reads on pooled connections and retries them if the database goes away. */
public final class QueryRunner {
    /** Time a read waits for an unreachable database. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final long PAUSE_MILLIS = 100;

    /** Parameters per statement; SQLite and PostgreSQL both accept many more. */
    private static final int MAX_VALUES = 500;

    private final Dialect dialect;

    public QueryRunner(Dialect dialect) {
        this.dialect = dialect;
    }

    /** Maps the current row of a result to a value. */
    public interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** Maps all rows of a result to a value. */
    public interface Rows<T> {
        T of(ResultSet rows) throws SQLException;
    }

    /** Returns all rows. */
    public <T> List<T> all(String sql, Row<T> row, @Nullable Object... values) {
        return whole(sql, rows -> collect(rows, row), values);
    }

    /** Returns the first row, or null. */
    public <T> @Nullable T first(String sql, Row<T> row, @Nullable Object... values) {
        List<T> all = all(sql, row, values);
        return all.isEmpty() ? null : all.getFirst();
    }

    /**
     * Returns all rows for any of the keys. The SQL marks the place of the key list with {@code ??}, after the other
     * parameters.
     */
    public <T> List<T> anyOf(String sql, List<String> keys, Row<T> row, @Nullable Object... values) {
        List<T> all = new ArrayList<>();
        for (int from = 0; from < keys.size(); from += MAX_VALUES) {
            List<String> some = keys.subList(from, Math.min(from + MAX_VALUES, keys.size()));
            List<@Nullable Object> parameters = new ArrayList<>(List.of(values));
            parameters.addAll(some);
            String marks = String.join(", ", Collections.nCopies(some.size(), "?"));
            all.addAll(all(sql.replace("??", marks), row, parameters.toArray()));
        }
        return all;
    }

    /** Like {@link #anyOf}, for queries whose rows are pairs of key and value. */
    public Map<String, String> texts(String sql, List<String> keys) {
        Map<String, String> found = new HashMap<>();
        anyOf(sql, keys, row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
        return found;
    }

    /** Runs a query and maps its whole result. */
    public <T> T whole(String sql, Rows<T> rows, @Nullable Object... values) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try (Connection connection = dialect.readers().getConnection();
                    PreparedStatement statement = connection.prepareStatement(sql)) {
                WriterSession.set(statement, values);
                try (ResultSet result = statement.executeQuery()) {
                    return rows.of(result);
                }
            } catch (SQLException e) {
                boolean worthWaiting = dialect.lost(e) || e instanceof SQLTransientConnectionException;
                if (!worthWaiting || System.nanoTime() - deadline > 0) {
                    throw new StoreException("the database cannot be read", e);
                }
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException("interrupted while waiting for the database", e);
        }
    }

    public static <T> List<T> collect(ResultSet rows, Row<T> row) throws SQLException {
        List<T> all = new ArrayList<>();
        while (rows.next()) {
            all.add(row.of(rows));
        }
        return all;
    }
}
