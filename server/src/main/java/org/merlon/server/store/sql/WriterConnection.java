package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
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
    public static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long LONGEST_PAUSE_MILLIS = 1_000;

    /** Age at which marks of servers that are long gone are deleted. */
    private static final Duration OLD_MARK = Duration.ofDays(30);

    private static final String MARK = "INSERT INTO commit_mark (writer, batch, seen) VALUES (?, ?, ?)"
            + " ON CONFLICT (writer) DO UPDATE SET batch = excluded.batch, seen = excluded.seen";

    private final Dialect dialect;
    private final Duration patience;
    private volatile @Nullable WriterSession session;
    private long batch;

    WriterConnection(Dialect dialect, Duration patience) throws SQLException {
        this.dialect = dialect;
        this.patience = patience;
        WriterSession first = new WriterSession(dialect.writer());
        session = first;
        if (dialect.answersGetLost()) {
            first.update("DELETE FROM commit_mark WHERE seen < ?", System.currentTimeMillis() - OLD_MARK.toMillis());
            mark();
            first.commit();
        }
    }

    /** The time, by {@link System#nanoTime}, until which this write waits for an unreachable database. */
    long deadline(Write<?> write) {
        return write.since + patience.toNanos();
    }

    boolean present() {
        return session != null;
    }

    /** Returns the connection, reconnecting until the deadline (by {@link System#nanoTime}); tries at least once. */
    WriterSession get(long deadline) throws SQLException {
        WriterSession present = session;
        return present != null ? present : reconnect(deadline);
    }

    private WriterSession reconnect(long deadline) throws SQLException {
        long pause = FIRST_PAUSE_MILLIS;
        while (true) {
            WriterSession fresh = null;
            try {
                fresh = new WriterSession(dialect.writer());
                dialect.endLeftovers(fresh.connection());
                session = fresh;
                LOG.info("the database writer has reconnected");
                return fresh;
            } catch (SQLException e) {
                if (fresh != null) {
                    fresh.close();
                }
                if (System.nanoTime() - deadline > 0) {
                    throw e;
                }
            }
            try {
                Thread.sleep(pause);
            } catch (InterruptedException e) {
                // Nothing interrupts the writer on purpose.
            }
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
        }
    }

    /** Writes the number of the current transaction. */
    void mark() throws SQLException {
        WriterSession present = session;
        if (dialect.answersGetLost() && present != null) {
            present.update(MARK, dialect.writerName(), ++batch, System.currentTimeMillis());
        }
    }

    /** Returns true if the last marked transaction is in the database. */
    boolean committed(long deadline) throws SQLException {
        while (true) {
            WriterSession fresh = get(deadline);
            try {
                // Blocks while the old transaction still holds the row.
                String last =
                        fresh.text("SELECT batch FROM commit_mark WHERE writer = ? FOR UPDATE", dialect.writerName());
                fresh.commit();
                return last != null && Long.parseLong(last) == batch;
            } catch (SQLException e) {
                drop();
                if (!dialect.lost(e) || System.nanoTime() - deadline > 0) {
                    throw e;
                }
            }
        }
    }

    boolean rollback() {
        WriterSession present = session;
        return present == null || present.rollback();
    }

    void drop() {
        WriterSession present = session;
        session = null;
        if (present != null) {
            LOG.warn("closing the writer's database connection");
            present.close();
        }
    }

    @Override
    public void close() {
        WriterSession present = session;
        session = null;
        if (present != null) {
            if (dialect.answersGetLost()) {
                forget(present);
            }
            present.close();
        }
    }

    private void forget(WriterSession present) {
        try {
            present.update("DELETE FROM commit_mark WHERE writer = ?", dialect.writerName());
            dialect.leave(present.connection());
            present.commit();
        } catch (SQLException e) {
            LOG.info("could not delete this writer's commit mark");
        }
    }
}
