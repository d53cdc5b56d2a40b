package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A connection to SQLite with its prepared statements, which are used again. */
final class RealConnection {
    private final Connection connection;
    private final Map<String, Deque<PreparedStatement>> idle = new HashMap<>();
    private final Map<PreparedStatement, String> inUse = new LinkedHashMap<>();

    RealConnection(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    PreparedStatement prepare(String sql) throws SQLException {
        Deque<PreparedStatement> known = idle.get(sql);
        PreparedStatement statement = known == null || known.isEmpty() ? connection.prepareStatement(sql) : known.pop();
        inUse.put(statement, sql);
        return statement;
    }

    /** Ends the use of a statement. */
    void release(PreparedStatement statement) throws SQLException {
        String sql = inUse.remove(statement);
        if (sql != null) {
            statement.clearBatch();
            statement.clearParameters();
            idle.computeIfAbsent(sql, key -> new ArrayDeque<>()).push(statement);
        }
    }

    /** Ends the use of all statements. */
    void release() throws SQLException {
        for (PreparedStatement statement : inUse.keySet().toArray(PreparedStatement[]::new)) {
            release(statement);
        }
    }
}
