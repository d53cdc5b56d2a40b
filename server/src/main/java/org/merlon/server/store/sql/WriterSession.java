package org.merlon.server.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The writer's connection with its prepared statements. Not thread-safe. */
public final class WriterSession implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    public WriterSession(Connection connection) {
        this.connection = connection;
    }

    public Connection connection() {
        return connection;
    }

    /** Returns the prepared statement for this SQL; only the session closes it. */
    public PreparedStatement statement(String sql) throws SQLException {
        PreparedStatement known = prepared.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            prepared.put(sql, known);
        }
        return known;
    }

    /** Runs a statement and returns the number of changed rows. */
    public int update(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = statement(sql);
        setParameters(statement, values);
        return statement.executeUpdate();
    }

    /** Returns the first column of the first row, or null. */
    @Nullable public String queryText(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = statement(sql);
        setParameters(statement, values);
        try (ResultSet rows = statement.executeQuery()) {
            return rows.next() ? rows.getString(1) : null;
        }
    }

    /** Adds a row of values to a statement's batch. */
    public void addBatch(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        setParameters(statement, values);
        statement.addBatch();
    }

    /** Sets a statement's parameters. Null is an absent text, an empty optional an absent number. */
    public static void setParameters(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            switch (value) {
                case null -> statement.setString(i + 1, null);
                case String text -> statement.setString(i + 1, text);
                case Integer number -> statement.setInt(i + 1, number);
                case Long number -> statement.setLong(i + 1, number);
                case Double number -> statement.setDouble(i + 1, number);
                case OptionalLong number -> {
                    if (number.isPresent()) {
                        statement.setLong(i + 1, number.getAsLong());
                    } else {
                        statement.setNull(i + 1, Types.BIGINT);
                    }
                }
                case Boolean truth -> statement.setBoolean(i + 1, truth);
                default -> throw new IllegalArgumentException("no column holds a " + value.getClass());
            }
        }
    }

    public void commit() throws SQLException {
        connection.commit();
    }

    /** Rolls back the current transaction; false if the connection is unusable. */
    boolean rollback() {
        try {
            for (PreparedStatement statement : prepared.values()) {
                statement.clearBatch();
            }
            connection.rollback();
            return true;
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            // The connection is discarded anyway.
        }
    }
}
