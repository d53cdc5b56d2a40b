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
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.SqlClusterStore;

/** A PostgreSQL database, which several servers may share and which may be restarted under them. */
public final class Postgres implements Dialect {
    /** Reads are short; a server on a few cores gains nothing from more. */
    private static final int READERS = 6;

    private static final int CONNECT_SECONDS = 5;

    /** A database that has said nothing for this long is taken for gone; no statement of the writer's takes a second. */
    private static final int SILENCE_SECONDS = 30;

    /** How long a short read waits for a connection before it tries anew; a pool rests as long between its own tries. */
    private static final int READ_WAIT_MILLIS = 1_000;

    /** For what servers have in common: one for the beat, one for the rest. */
    private static final int COMMON = 3;

    private static final int COMMON_SILENCE_SECONDS = 4;

    private static final int COMMON_WAIT_MILLIS = 1_000;

    /** Every server holds this advisory lock together with the others; a restore wants it alone. "merlon" in ASCII. */
    private static final long LOCK = 0x6d65726c6f6eL;

    /** Unique constraint, serialisation failure, deadlock. */
    private static final Set<String> RACES = Set.of("23505", "40001", "40P01");

    /** Shut down, crashed, starting up, ended for idling, and (after a change of roles) no longer writable. */
    private static final Set<String> GONE = Set.of("57P01", "57P02", "57P03", "57P05", "25P03", "25006");

    private final String url;
    private final String name = "merlon writer " + UUID.randomUUID();
    private @Nullable HikariDataSource readers;

    public Postgres(String url) {
        this.url = url;
        try {
            var unused = source(SILENCE_SECONDS);
        } catch (RuntimeException e) {
            // The cause would repeat the address, and with it a password.
            throw new StoreException("the database's address is not one; " + Stores.ADDRESS);
        }
    }

    @Override
    public String migrations() {
        return "classpath:db/migration/postgresql";
    }

    @Override
    public DataSource owner() {
        return source(0); // a migration of a large database may take its time
    }

    @Override
    public void claim() {
        try (Connection connection = source(SILENCE_SECONDS).getConnection()) {
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
    public synchronized DataSource readers() {
        if (readers == null) {
            HikariConfig config = Dialect.pool(source(SILENCE_SECONDS), READERS);
            config.setMinimumIdle(1);
            config.setInitializationFailTimeout(-1); // its first use may fall into a restart of the database
            config.setConnectionTimeout(READ_WAIT_MILLIS);
            readers = new HikariDataSource(config);
        }
        return readers;
    }

    /** Connections for what servers have in common; whoever asks closes it. They fail soon, since others wait for no one. */
    public ClusterStore commons() {
        HikariConfig config = Dialect.pool(source(COMMON_SILENCE_SECONDS), COMMON);
        config.setPoolName("merlon-commons");
        config.setMinimumIdle(1);
        config.setInitializationFailTimeout(-1);
        config.setConnectionTimeout(COMMON_WAIT_MILLIS);
        config.setConnectionInitSql("SET synchronous_commit = off"); // nothing of it has to outlive a crash
        return new SqlClusterStore(new HikariDataSource(config), source(COMMON_SILENCE_SECONDS));
    }

    @Override
    public Connection writer() throws SQLException {
        Connection connection = source(SILENCE_SECONDS).getConnection();
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
            statement.execute("SELECT set_config('application_name', '" + name + "', false)");
            // remote_apply promises more than on, so whoever has set it keeps it.
            statement.execute("SELECT set_config('synchronous_commit', 'on', false)"
                    + " WHERE current_setting('synchronous_commit') <> 'remote_apply'");
            if (!truth(statement, "SELECT pg_try_advisory_lock_shared(" + LOCK + ")")) {
                throw new SQLException("a backup is being restored", "57P03");
            }
        }
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        connection.setAutoCommit(false);
    }

    @Override
    public Connection snapshot() throws SQLException {
        Connection connection = source(0).getConnection();
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

    private DataSource source(int silenceSeconds) {
        var defaults = new Properties(); // what the address says counts before them
        defaults.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
        defaults.setProperty("socketTimeout", Integer.toString(silenceSeconds));
        defaults.setProperty("tcpKeepAlive", "true");
        defaults.setProperty("ApplicationName", "merlon");
        return new DriverDataSource(url, "org.postgresql.Driver", defaults, null, null);
    }

    @Override
    public boolean exclude(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            return truth(statement, "SELECT pg_try_advisory_xact_lock(" + LOCK + ")");
        }
    }

    private static boolean truth(Statement statement, String sql) throws SQLException {
        try (ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() && rows.getBoolean(1);
        }
    }

    @Override
    public void survey(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("ANALYZE");
        }
    }

    @Override
    public String creator() {
        return "CAST(terms AS json) ->> 'creator'";
    }

    @Override
    public boolean lost(SQLException error) {
        String state = error.getSQLState();
        return state != null && (state.startsWith("08") || GONE.contains(state));
    }

    @Override
    public boolean raced(SQLException error) {
        String state = error.getSQLState();
        return state != null && RACES.contains(state);
    }

    @Override
    public boolean answersGetLost() {
        return true;
    }

    @Override
    public String writerName() {
        return name;
    }

    /**
     * After a break in the network the database may still be busy with what the old connection sent; it must have ended,
     * one way or the other, before anybody looks what became of it.
     */
    @Override
    public void endLeftovers(Connection writer) throws SQLException {
        try (var statement = writer.prepareStatement("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                + " WHERE application_name = ? AND datname = current_database() AND pid <> pg_backend_pid()")) {
            statement.setString(1, name);
            statement.executeQuery().close();
        }
        writer.commit();
    }

    /** The end of a connection reaches the database a little later; whoever restores next need not wait for it. */
    @Override
    public void leave(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("SELECT pg_advisory_unlock_all()");
        }
    }

    @Override
    public synchronized void close() {
        if (readers != null) {
            readers.close();
        }
    }
}
