package org.merlon.server.store.backup;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.V55__Results;
import org.merlon.server.store.V72__RulesData;
import org.merlon.server.store.V75__SkeletonsOfMoreLookalikes;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.WriterSession;

/** Fills the database from a backup, in one transaction of the writer. */
final class Restore {
    private static final int BATCH_SIZE = 1_000;

    private final Dialect dialect;
    private final WriterSession session;
    private @Nullable BackupTable current;
    private int batched;

    /** The backup is older than the column with the time of a table's next check. */
    private boolean lacksDue;

    /** The backup is older than the results of seats. */
    private boolean lacksResults;

    /** The backup is older than the column with a table's creator. */
    private boolean lacksCreator;

    Restore(Dialect dialect, WriterSession session) {
        this.dialect = dialect;
        this.session = session;
    }

    void run(Path file, boolean replace) throws SQLException {
        Connection connection = session.connection();
        int networkTimeout = connection.getNetworkTimeout();
        connection.setNetworkTimeout(Runnable::run, 0); // emptying a large table takes long
        try {
            if (!dialect.tryLockExclusively(connection)) {
                throw new StoreException("other servers are open on this database; stop them first");
            }
            clear(replace);
            // The second read verifies the checksum again, since the file may have changed.
            BackupReader.read(file, (table, row) -> {
                PreparedStatement insert = session.statement(table.insertSql());
                if (!table.equals(current)) {
                    flush();
                    current = table;
                    lacksDue |= lacksColumn(table, "game_table", "due");
                    lacksCreator |= lacksColumn(table, "game_table", "creator");
                    lacksResults |= lacksColumn(table, "seat", "result");
                }
                table.setParameters(insert, row);
                insert.addBatch();
                if (++batched == BATCH_SIZE) {
                    flush();
                }
            });
            flush();
            fillMissing(connection);
            dialect.analyze(connection);
        } finally {
            connection.setNetworkTimeout(Runnable::run, networkTimeout);
        }
    }

    private static boolean lacksColumn(BackupTable table, String name, String column) {
        return table.name().equals(name) && !table.columnNames().contains(column);
    }

    /**
     * Fills in what backups of older versions lack: name skeletons, times of the last visit, due times, creators and
     * results.
     */
    private void fillMissing(Connection connection) throws SQLException {
        V75__SkeletonsOfMoreLookalikes.recompute(connection);
        V72__RulesData.shorten(connection);
        session.update("UPDATE person SET seen = ? WHERE seen = 0", System.currentTimeMillis());
        if (lacksResults) {
            V55__Results.fillMissing(connection);
        }
        if (lacksDue) {
            session.update("UPDATE game_table SET due = updated WHERE status IN ('open', 'playing')");
        }
        if (lacksCreator) {
            session.update("UPDATE game_table SET creator = " + dialect.creatorExpression()
                    + " WHERE status IN ('open', 'playing')");
            session.update("UPDATE game_table SET creator = (SELECT became FROM person WHERE id = creator)"
                    + " WHERE creator IN (SELECT id FROM person WHERE became IS NOT NULL)");
            session.update("UPDATE game_table SET due = updated WHERE status = 'aborted' AND NOT EXISTS"
                    + " (SELECT 1 FROM entry WHERE entry.table_id = game_table.id AND entry.kind = 'start')");
        }
    }

    private void clear(boolean replace) throws SQLException {
        String tables = session.queryText("SELECT COUNT(*) FROM game_table");
        String people = session.queryText("SELECT COUNT(*) FROM person");
        if (!replace && !("0".equals(tables) && "0".equals(people))) {
            throw new StoreException("the database is not empty (" + tables + " tables, " + people
                    + " people); to throw all of it away, use --replace");
        }
        for (BackupTable table : BackupTable.ALL.reversed()) {
            session.update(table.deleteSql());
        }
    }

    private void flush() throws SQLException {
        if (current != null && batched > 0) {
            session.statement(current.insertSql()).executeBatch();
            batched = 0;
        }
    }
}
