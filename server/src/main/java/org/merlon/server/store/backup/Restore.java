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

/** Fills the database from a backup inside one transaction of the writer's. */
final class Restore {
    private static final int BATCH = 1_000;

    private final Dialect dialect;
    private final WriterSession session;
    private @Nullable BackupTable current;
    private int waiting;

    /** Whether it is from before tables had a time at which the house looks at them by itself. */
    private boolean withoutDue;

    /** Whether it is from before seats told how the game went for them. */
    private boolean withoutResults;

    /** Whether it is from before it was noted who made them. */
    private boolean withoutCreator;

    Restore(Dialect dialect, WriterSession session) {
        this.dialect = dialect;
        this.session = session;
    }

    void run(Path file, boolean replace) throws SQLException {
        Connection connection = session.connection();
        int silence = connection.getNetworkTimeout();
        connection.setNetworkTimeout(Runnable::run, 0); // to empty a large table takes a while
        try {
            if (!dialect.exclude(connection)) {
                throw new StoreException("other servers are open on this database; stop them first");
            }
            makeRoom(replace);
            // Read a second time, it is checked a second time: the file may have changed since.
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

    /** What a backup of an older Merlon does not tell: how names look, who was here when, which tables to look at. */
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
