package org.merlon.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;

/**
 * The differences between SQLite and PostgreSQL. Default methods describe a single local file; PostgreSQL overrides
 * them.
 */
public interface Dialect extends AutoCloseable {

    /** Class path location of the migrations. */
    String migrationLocation();

    /** Data source for the migrations. */
    DataSource migrationDataSource();

    /** Checks that the database is reachable and not used by another server; the exception says what to do. */
    void acquire();

    /** Connection pool for short reads, which see all committed data. */
    DataSource readPool();

    /** Opens a connection for the single writer, with explicit commits that are durable when they return. */
    Connection openWriter() throws SQLException;

    /** Opens a connection that reads one consistent snapshot of the whole database, row by row, until it is closed. */
    Connection openSnapshot() throws SQLException;

    /**
     * Tries to lock out writers of other processes until the writer's transaction ends; false if another process may
     * write.
     */
    boolean tryLockExclusively(Connection writer) throws SQLException;

    /** Updates the planner statistics after a bulk load; otherwise queries are planned as for an empty database. */
    default void analyze(Connection writer) throws SQLException {}

    /** Returns true if moves are first written to the journal, which only one process may do. */
    default boolean usesJournal() {
        return false;
    }

    /** SQL expression that reads a table's creator from its terms. */
    String creatorExpression();

    /** Returns true if the error means that the connection is lost and a new one may work. */
    default boolean isConnectionLost(SQLException error) {
        return false;
    }

    /**
     * Returns true if the error comes from a conflict with another process, so that retrying the transaction may
     * succeed.
     */
    default boolean isConflict(SQLException error) {
        return false;
    }

    /** Returns true if the reply to a commit can get lost, so that the outcome has to be looked up. */
    default boolean canLoseCommitReplies() {
        return false;
    }

    /** The name under which the writer marks its commits, if commit replies can get lost. */
    default String writerName() {
        return "";
    }

    /** Terminates whatever an earlier connection of this writer is still running in the database. */
    default void terminateStaleSessions(Connection writer) throws SQLException {}

    /** Releases, on shutdown, what the writer's connection holds beyond its transactions. */
    default void releaseLocks(Connection writer) throws SQLException {}

    /** Opens what several servers share beside the logs. */
    default ClusterStore openClusterStore() {
        throw new StoreException(
                "several servers need a database that they can share: name a PostgreSQL database with --database");
    }

    /** Pool settings for short reads. */
    static HikariConfig poolConfig(DataSource source, int size) {
        var config = new HikariConfig();
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setPoolName("merlon-reads");
        return config;
    }

    @Override
    void close();
}
