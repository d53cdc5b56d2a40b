package org.merlon.server.store.log;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves what SQLite has in its write-ahead log into the file, on a connection and a thread of its own: done by the writer, it
 * would keep everybody waiting who plays meanwhile.
 */
public final class Checkpoints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

    /** Often enough that there is little to do, seldom enough that a page which changes again is moved once. */
    private static final Duration EVERY = Duration.ofSeconds(2);

    /** The log begins anew only when all of it was moved, and it may have grown meanwhile; the rest takes a moment. */
    private static final int PASSES = 4;

    private final Connection connection;
    private final Thread thread;

    public Checkpoints(Connection connection) {
        this.connection = connection;
        thread = Thread.ofPlatform().name("merlon-store-checkpoints").daemon().start(this::work);
    }

    private void work() {
        try (Connection own = connection;
                Statement statement = own.createStatement()) {
            while (true) {
                Thread.sleep(EVERY);
                boolean whole = false;
                for (int pass = 0; pass < PASSES && !whole; pass++) {
                    whole = checkpoint(statement);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("the store is closed");
        } catch (SQLException e) {
            LOG.warn("the writer has to move its log by itself: {}", e.getMessage());
        }
    }

    /** Moves what nobody needs where it is; whether that was all. */
    private static boolean checkpoint(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("PRAGMA wal_checkpoint(PASSIVE)")) {
            return row.getInt("log") == row.getInt("checkpointed");
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
