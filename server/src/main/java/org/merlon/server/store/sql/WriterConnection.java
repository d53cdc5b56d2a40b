package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The writer's connection, reopened when it is lost. Used by the writer's thread only.
 *
 * <p>If commit replies can get lost, every transaction also writes its number to a row of this writer. After a commit
 * without a reply, that row shows if the transaction was committed.
 */
public final class WriterConnection implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WriterConnection.class);

    /** Time a write waits for an unreachable database: a restart takes seconds, and players do not wait longer. */
    public static final Duration DEFAULT_RECONNECT_TIMEOUT = Duration.ofSeconds(30);

    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long MAX_PAUSE_MILLIS = 1_000;

    /** Age at which marks of servers that are long gone are deleted. */
    private static final Duration MARK_RETENTION = Duration.ofDays(30);

    private static final String UPSERT_MARK = "INSERT INTO commit_mark (writer, batch, seen) VALUES (?, ?, ?)"
            + " ON CONFLICT (writer) DO UPDATE SET batch = excluded.batch, seen = excluded.seen";

    private final Dialect dialect;
    private final Duration reconnectTimeout;
    private final ServerRuntime runtime;
    private volatile @Nullable WriterSession session;
    private long transactionNumber;

    WriterConnection(Dialect dialect, Duration reconnectTimeout, ServerRuntime runtime) throws SQLException {
        this.dialect = dialect;
        this.runtime = runtime;
        this.reconnectTimeout = reconnectTimeout;
        WriterSession first = new WriterSession(dialect.openWriter());
        session = first;
        if (dialect.canLoseCommitReplies()) {
            first.update("DELETE FROM commit_mark WHERE seen < ?", runtime.millis() - MARK_RETENTION.toMillis());
            markTransaction();
            first.commit();
        }
    }

    /** The time, by the runtime's {@code nanoTime}, until which this write waits for an unreachable database. */
    long deadline(Write<?> write) {
        return write.submittedNanos + reconnectTimeout.toNanos();
    }

    boolean isConnected() {
        return session != null;
    }

    /** Returns the connection, reconnecting until the deadline (by the runtime's {@code nanoTime}); tries at least once. */
    WriterSession awaitSession(long deadline) throws SQLException {
        WriterSession current = session;
        return current != null ? current : reconnect(deadline);
    }

    private WriterSession reconnect(long deadline) throws SQLException {
        long pause = FIRST_PAUSE_MILLIS;
        while (true) {
            WriterSession newSession = null;
            try {
                newSession = new WriterSession(dialect.openWriter());
                dialect.terminateStaleSessions(newSession.connection());
                session = newSession;
                LOG.info("the database writer has reconnected");
                return newSession;
            } catch (SQLException e) {
                if (newSession != null) {
                    newSession.close();
                }
                if (runtime.nanoTime() - deadline > 0) {
                    throw e;
                }
            }
            try {
                runtime.sleep(pause);
            } catch (InterruptedException e) {
                // Nothing interrupts the writer on purpose.
            }
            pause = Math.min(2 * pause, MAX_PAUSE_MILLIS);
        }
    }

    /** Writes the number of the current transaction. */
    void markTransaction() throws SQLException {
        WriterSession current = session;
        if (dialect.canLoseCommitReplies() && current != null) {
            current.update(UPSERT_MARK, dialect.writerName(), ++transactionNumber, runtime.millis());
        }
    }

    /** Returns true if the last marked transaction is in the database. */
    boolean isCommitted(long deadline) throws SQLException {
        while (true) {
            WriterSession newSession = awaitSession(deadline);
            try {
                // Blocks while the old transaction still holds the row.
                String last = newSession.queryText(
                        "SELECT batch FROM commit_mark WHERE writer = ? FOR UPDATE", dialect.writerName());
                newSession.commit();
                return last != null && Long.parseLong(last) == transactionNumber;
            } catch (SQLException e) {
                discard();
                if (!dialect.isConnectionLost(e) || runtime.nanoTime() - deadline > 0) {
                    throw e;
                }
            }
        }
    }

    boolean rollback() {
        WriterSession current = session;
        return current == null || current.rollback();
    }

    void discard() {
        WriterSession current = session;
        session = null;
        if (current != null) {
            LOG.warn("closing the writer's database connection");
            current.close();
        }
    }

    @Override
    public void close() {
        WriterSession current = session;
        session = null;
        if (current != null) {
            if (dialect.canLoseCommitReplies()) {
                deleteMark(current);
            }
            current.close();
        }
    }

    private void deleteMark(WriterSession current) {
        try {
            current.update("DELETE FROM commit_mark WHERE writer = ?", dialect.writerName());
            dialect.releaseLocks(current.connection());
            current.commit();
        } catch (SQLException e) {
            LOG.info("could not delete this writer's commit mark");
        }
    }
}
