package org.merlon.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.util.DriverDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.cluster.SqlClusterStore;

/** A PostgreSQL database. Several servers may share it, and it may restart while they run. */
public final class Postgres implements Dialect {
    /** Reads are short; a server with a few cores gains nothing from a larger pool. */
    private static final int READ_POOL_SIZE = 6;

    private static final int CONNECT_SECONDS = 5;

    /**
     * Without any data for this long, the database counts as unreachable; no statement of the writer takes a second.
     */
    private static final int SOCKET_TIMEOUT_SECONDS = 30;

    /**
     * Time a short read waits for a connection before it retries; the pool pauses equally long between connection
     * attempts.
     */
    private static final int READ_CONNECTION_TIMEOUT_MILLIS = 1_000;

    /** Connections for cluster coordination: one for the heartbeat, the others for everything else. */
    private static final int CLUSTER_POOL_SIZE = 3;

    private static final int CLUSTER_SOCKET_TIMEOUT_SECONDS = 4;

    private static final int CLUSTER_CONNECTION_TIMEOUT_MILLIS = 1_000;

    /**
     * Every server holds this advisory lock in shared mode; a restore needs it exclusively. The value is "merlon" in
     * ASCII.
     */
    private static final long ADVISORY_LOCK = 0x6d65726c6f6eL;

    /** Unique violation, serialization failure, deadlock. */
    private static final Set<String> CONFLICT_STATES = Set.of("23505", "40001", "40P01");

    /** Shutdown, crash, starting up, idle timeout and (after a failover) read-only. */
    private static final Set<String> CONNECTION_LOST_STATES =
            Set.of("57P01", "57P02", "57P03", "57P05", "25P03", "25006");

    private final String url;
    private final String writerName = "merlon writer " + UUID.randomUUID();
    private @Nullable HikariDataSource readPool;

    public Postgres(String url) {
        this.url = url;
        try {
            var unused = dataSource(SOCKET_TIMEOUT_SECONDS);
        } catch (RuntimeException e) {
            // The cause would contain the address, and with it a password.
            throw new StoreException("the database address is invalid; " + Stores.ADDRESS_HELP);
        }
    }

    @Override
    public String migrationLocation() {
        return "classpath:db/migration/postgresql";
    }

    @Override
    public DataSource migrationDataSource() {
        return dataSource(0); // no timeout: migrating a large database may take long
    }

    @Override
    public void acquire() {
        try (Connection connection = dataSource(SOCKET_TIMEOUT_SECONDS).getConnection()) {
            if (!connection.isValid(CONNECT_SECONDS)) {
                throw new SQLException("no answer");
            }
        } catch (SQLException e) {
            throw new StoreException(
                    "cannot reach the PostgreSQL database: " + e.getMessage()
                            + " Check that it runs, and the host, port, name, user and password in --database.",
                    e);
        }
    }

    @Override
    public synchronized DataSource readPool() {
        if (readPool == null) {
            HikariConfig config = Dialect.poolConfig(dataSource(SOCKET_TIMEOUT_SECONDS), READ_POOL_SIZE);
            config.setMinimumIdle(1);
            config.setInitializationFailTimeout(-1); // the first use may happen while the database restarts
            config.setConnectionTimeout(READ_CONNECTION_TIMEOUT_MILLIS);
            readPool = new HikariDataSource(config);
        }
        return readPool;
    }

    /**
     * Opens a pool for cluster coordination, which the caller closes. Timeouts are short, so that a failing server
     * notices soon.
     */
    @Override
    public ClusterStore openClusterStore() {
        HikariConfig config = Dialect.poolConfig(dataSource(CLUSTER_SOCKET_TIMEOUT_SECONDS), CLUSTER_POOL_SIZE);
        config.setPoolName("merlon-cluster");
        config.setMinimumIdle(1);
        config.setInitializationFailTimeout(-1);
        config.setConnectionTimeout(CLUSTER_CONNECTION_TIMEOUT_MILLIS);
        config.setConnectionInitSql("SET synchronous_commit = off"); // none of this data has to survive a crash
        return new SqlClusterStore(new HikariDataSource(config), dataSource(CLUSTER_SOCKET_TIMEOUT_SECONDS));
    }

    @Override
    public Connection openWriter() throws SQLException {
        Connection connection = dataSource(SOCKET_TIMEOUT_SECONDS).getConnection();
        try {
            prepareWriter(connection);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    private void prepareWriter(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT set_config('application_name', '" + writerName + "', false)");
            // remote_apply is stronger than on, so a server configured with it keeps it.
            statement.execute("SELECT set_config('synchronous_commit', 'on', false)"
                    + " WHERE current_setting('synchronous_commit') <> 'remote_apply'");
            if (!queryBoolean(statement, "SELECT pg_try_advisory_lock_shared(" + ADVISORY_LOCK + ")")) {
                throw new SQLException("a backup is being restored", "57P03");
            }
        }
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        connection.setAutoCommit(false);
    }

    @Override
    public Connection openSnapshot() throws SQLException {
        Connection connection = dataSource(0).getConnection();
        try {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    private DataSource dataSource(int socketTimeoutSeconds) {
        var defaults = new Properties(); // settings in the address take precedence
        defaults.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
        defaults.setProperty("socketTimeout", Integer.toString(socketTimeoutSeconds));
        defaults.setProperty("tcpKeepAlive", "true");
        defaults.setProperty("ApplicationName", "merlon");
        return new DriverDataSource(url, "org.postgresql.Driver", defaults, null, null);
    }

    @Override
    public boolean tryLockExclusively(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            return queryBoolean(statement, "SELECT pg_try_advisory_xact_lock(" + ADVISORY_LOCK + ")");
        }
    }

    private static boolean queryBoolean(Statement statement, String sql) throws SQLException {
        try (ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() && rows.getBoolean(1);
        }
    }

    @Override
    public void analyze(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("ANALYZE");
        }
    }

    @Override
    public String creatorExpression() {
        return "CAST(terms AS json) ->> 'creator'";
    }

    @Override
    public boolean isConnectionLost(SQLException error) {
        String state = error.getSQLState();
        return state != null && (state.startsWith("08") || CONNECTION_LOST_STATES.contains(state));
    }

    @Override
    public boolean isConflict(SQLException error) {
        String state = error.getSQLState();
        return state != null && CONFLICT_STATES.contains(state);
    }

    @Override
    public boolean canLoseCommitReplies() {
        return true;
    }

    @Override
    public String writerName() {
        return writerName;
    }

    /**
     * After a network failure the database may still be executing what the old connection sent. That has to finish, one
     * way or the other, before the outcome of its commit is looked up.
     */
    @Override
    public void terminateStaleSessions(Connection writer) throws SQLException {
        try (var statement = writer.prepareStatement("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                + " WHERE application_name = ? AND datname = current_database() AND pid <> pg_backend_pid()")) {
            statement.setString(1, writerName);
            statement.executeQuery().close();
        }
        writer.commit();
    }

    /** The database notices a closed connection with a delay; unlocking first lets the next restore start at once. */
    @Override
    public void releaseLocks(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("SELECT pg_advisory_unlock_all()");
        }
    }

    @Override
    public synchronized void close() {
        if (readPool != null) {
            readPool.close();
        }
    }
}
