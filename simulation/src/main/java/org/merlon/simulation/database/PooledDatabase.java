package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A SQLite database in memory that one simulation after another uses, each time as if it were new. Opening a connection
 * and preparing a statement take longer than most simulated statements.
 */
final class PooledDatabase {
    private static final AtomicLong COUNTER = new AtomicLong();
    private static final Queue<PooledDatabase> IDLE = new ConcurrentLinkedQueue<>();
    private static final String COPY = "new_";

    private final String address = "jdbc:sqlite:file:/simulation" + COUNTER.incrementAndGet() + "?vfs=memdb";

    /** The database exists as long as this connection is open. */
    private final Connection owner;

    /** The statements that make the database as it was when it was new. */
    private final List<String> resets = new ArrayList<>();

    private final Deque<RealConnection> readers = new ArrayDeque<>();
    private final Deque<RealConnection> writers = new ArrayDeque<>();

    private PooledDatabase() throws SQLException {
        owner = DriverManager.getConnection(address);
        try (Statement statement = owner.createStatement()) {
            statement.executeUpdate("restore from '" + DatabaseTemplate.file() + "'");
            statement.execute(
                    "CREATE TABLE commit_mark (writer TEXT PRIMARY KEY, batch BIGINT NOT NULL, seen BIGINT NOT NULL)");
            for (String table : tables(statement)) {
                statement.execute("CREATE TABLE \"" + COPY + table + "\" AS SELECT * FROM \"" + table + "\"");
                resets.add("DELETE FROM \"" + table + "\"");
                try (var row = statement.executeQuery("SELECT 1 FROM \"" + table + "\" LIMIT 1")) {
                    if (row.next()) {
                        resets.add("INSERT INTO \"" + table + "\" SELECT * FROM \"" + COPY + table + "\"");
                    }
                }
            }
        }
    }

    private static List<String> tables(Statement statement) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (var rows = statement.executeQuery("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")) {
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
        }
        return tables;
    }

    /** A new database, or one that looks like it. */
    static PooledDatabase take() throws SQLException {
        PooledDatabase idle = IDLE.poll();
        return idle == null ? new PooledDatabase() : idle;
    }

    /** Makes the database available to the next simulation. */
    void giveBack() throws SQLException {
        try (Statement statement = owner.createStatement()) {
            statement.execute("BEGIN");
            for (String reset : resets) {
                statement.execute(reset);
            }
            statement.execute("COMMIT");
        }
        IDLE.add(this);
    }

    /** A connection without faults that lasts as long as the database; used by one thread at a time. */
    Connection owner() {
        return owner;
    }

    RealConnection connect(boolean writes) throws SQLException {
        RealConnection idle = (writes ? writers : readers).poll();
        if (idle != null) {
            return idle;
        }
        Connection opened = DriverManager.getConnection(address);
        try (Statement statement = opened.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 0"); // transactions never meet, so a wait would be for ever
        }
        opened.setAutoCommit(!writes);
        return new RealConnection(opened);
    }

    /** Rolls back what a connection has begun, and keeps it for others. */
    void disconnect(RealConnection connection, boolean writes) throws SQLException {
        connection.release();
        if (writes) {
            connection.connection().rollback();
        }
        (writes ? writers : readers).push(connection);
    }
}
