package org.merlon.server.store.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checkpoints SQLite's write-ahead log on its own connection and thread. If the writer did it, all players would have
 * to wait.
 */
final class WalCheckpointer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WalCheckpointer.class);

    /**
     * Frequent enough that each checkpoint is short, rare enough that a page that changes repeatedly is copied once.
     */
    private static final Duration INTERVAL = Duration.ofSeconds(2);

    /**
     * SQLite restarts its log only after a complete checkpoint, and the log may grow meanwhile; the remainder is quick.
     */
    private static final int MAX_PASSES = 4;

    private final Connection connection;
    private final Thread thread;

    WalCheckpointer(Connection connection) {
        this.connection = connection;
        thread = Thread.ofPlatform().name("merlon-store-checkpoints").daemon().start(this::runPeriodically);
    }

    private void runPeriodically() {
        try (Connection ownedConnection = connection;
                Statement statement = ownedConnection.createStatement()) {
            while (true) {
                Thread.sleep(INTERVAL);
                boolean complete = false;
                for (int pass = 0; pass < MAX_PASSES && !complete; pass++) {
                    complete = checkpoint(statement);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("checkpoints stopped: the store is closed");
        } catch (SQLException e) {
            LOG.warn("checkpoints stopped, the writer will do them itself: {}", e.getMessage());
        }
    }

    /** Copies the pages that no reader needs in the log; returns true if that was all of them. */
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
