package org.merlon.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Fills the database from a backup inside one transaction of the writer's. */
final class Restore {
    private static final int BATCH = 1_000;

    /** Backups from before tables had a time at which the house looks at them: it looks as soon as it can. */
    private static final String DUE =
            "UPDATE game_table SET due = updated WHERE due IS NULL AND status IN ('open', 'playing')";

    private final Dialect dialect;
    private final Session session;
    private @Nullable BackupTable current;
    private int waiting;

    Restore(Dialect dialect, Session session) {
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
                }
                table.set(insertion, row);
                insertion.addBatch();
                if (++waiting == BATCH) {
                    flush();
                }
            });
            flush();
            complete(connection);
            session.update(DUE);
            dialect.survey(connection);
        } finally {
            connection.setNetworkTimeout(Runnable::run, silence);
        }
    }

    /** What a backup of an older Merlon does not tell: how names look, and when somebody was here last. */
    private void complete(Connection connection) throws SQLException {
        V11__Skeletons.fill(connection);
        session.update("UPDATE person SET seen = ? WHERE seen = 0", System.currentTimeMillis());
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
