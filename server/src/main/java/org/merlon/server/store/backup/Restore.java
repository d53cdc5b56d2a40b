package org.merlon.server.store.backup;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.V11__Skeletons;
import org.merlon.server.store.V55__Results;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.WriterSession;

/** Fills the database from a backup, in one transaction of the writer. */
final class Restore {
    private static final int BATCH = 1_000;

    private final Dialect dialect;
    private final WriterSession session;
    private @Nullable BackupTable current;
    private int waiting;

    /** The backup is older than the column with the time of a table's next check. */
    private boolean withoutDue;

    /** The backup is older than the results of seats. */
    private boolean withoutResults;

    /** The backup is older than the column with a table's creator. */
    private boolean withoutCreator;

    Restore(Dialect dialect, WriterSession session) {
        this.dialect = dialect;
        this.session = session;
    }

    void run(Path file, boolean replace) throws SQLException {
        Connection connection = session.connection();
        int silence = connection.getNetworkTimeout();
        connection.setNetworkTimeout(Runnable::run, 0); // emptying a large table takes long
        try {
            if (!dialect.exclude(connection)) {
                throw new StoreException("other servers are open on this database; stop them first");
            }
            makeRoom(replace);
            // The second read verifies the checksum again, since the file may have changed.
            BackupReader.read(file, (table, row) -> {
                PreparedStatement insertion = session.statement(table.insert());
                if (!table.equals(current)) {
                    flush();
                    current = table;
                    withoutDue |= isWithout(table, "game_table", "due");
                    withoutCreator |= isWithout(table, "game_table", "creator");
                    withoutResults |= isWithout(table, "seat", "result");
                }
                table.set(insertion, row);
                insertion.addBatch();
                if (++waiting == BATCH) {
                    flush();
                }
            });
            flush();
            complete(connection);
            dialect.survey(connection);
        } finally {
            connection.setNetworkTimeout(Runnable::run, silence);
        }
    }

    private static boolean isWithout(BackupTable table, String name, String column) {
        return table.table().equals(name) && !table.columns().contains(column);
    }

    /**
     * Fills in what backups of older versions lack: name skeletons, times of the last visit, due times, creators and
     * results.
     */
    private void complete(Connection connection) throws SQLException {
        V11__Skeletons.fill(connection);
        session.update("UPDATE person SET seen = ? WHERE seen = 0", System.currentTimeMillis());
        if (withoutResults) {
            V55__Results.fill(connection);
        }
        if (withoutDue) {
            session.update("UPDATE game_table SET due = updated WHERE status IN ('open', 'playing')");
        }
        if (withoutCreator) {
            session.update(
                    "UPDATE game_table SET creator = " + dialect.creator() + " WHERE status IN ('open', 'playing')");
            session.update("UPDATE game_table SET creator = (SELECT became FROM person WHERE id = creator)"
                    + " WHERE creator IN (SELECT id FROM person WHERE became IS NOT NULL)");
            session.update("UPDATE game_table SET due = updated WHERE status = 'aborted' AND NOT EXISTS"
                    + " (SELECT 1 FROM entry WHERE entry.table_id = game_table.id AND entry.kind = 'start')");
        }
    }

    private void makeRoom(boolean replace) throws SQLException {
        String tables = session.text("SELECT COUNT(*) FROM game_table");
        String people = session.text("SELECT COUNT(*) FROM person");
        if (!replace && !("0".equals(tables) && "0".equals(people))) {
            throw new StoreException("the database is not empty (" + tables + " tables, " + people
                    + " people); to throw all of it away, use --replace");
        }
        for (BackupTable table : BackupTable.ALL.reversed()) {
            session.update(table.delete());
        }
    }

    private void flush() throws SQLException {
        if (current != null && waiting > 0) {
            session.statement(current.insert()).executeBatch();
            waiting = 0;
        }
    }
}
