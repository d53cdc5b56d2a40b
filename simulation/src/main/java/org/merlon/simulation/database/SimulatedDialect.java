package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.sql.Dialect;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The simulated database as a store sees it: as a SQLite file of its own, or as a PostgreSQL that others use, too. */
record SimulatedDialect(DatabaseClient client, String writerName) implements Dialect {
    private boolean isShared() {
        return client.database().isShared();
    }

    @Override
    public String migrationLocation() {
        throw new UnsupportedOperationException("the database is migrated");
    }

    @Override
    public DataSource migrationDataSource() {
        throw new UnsupportedOperationException("the database is migrated");
    }

    @Override
    public void acquire() {}

    @Override
    public DataSource readPool() {
        return client.readers();
    }

    @Override
    public Connection openWriter() throws SQLException {
        return client.openWriter();
    }

    @Override
    public Connection openSnapshot() throws SQLException {
        return client.reader();
    }

    @Override
    public boolean tryLockExclusively(Connection writer) {
        return !isShared();
    }

    @Override
    public boolean usesJournal() {
        return !isShared();
    }

    @Override
    public String creatorExpression() {
        return "json_extract(terms, '$.creator')";
    }

    @Override
    public boolean isConnectionLost(SQLException error) {
        String state = error.getSQLState();
        return isShared() && state != null && state.startsWith("08");
    }

    @Override
    public boolean isConflict(SQLException error) {
        return error instanceof SQLiteException sqliteError
                && sqliteError.getResultCode().code % 256 == SQLiteErrorCode.SQLITE_CONSTRAINT.code;
    }

    @Override
    public boolean canLoseCommitReplies() {
        return isShared();
    }

    @Override
    public ClusterStore openClusterStore() {
        throw new StoreException("the simulation has a cluster store of its own");
    }

    @Override
    public void close() {}
}
