package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The writer's connection, made anew when it is lost; for the writer's thread.
 *
 * <p>Where answers can get lost, every transaction also writes its number into a row of this writer's own. After a commit
 * without an answer that row says whether it happened.
 */
public final class WriterConnection implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WriterConnection.class);

    /** How long a write waits for a database that is gone: a restart takes seconds, players wait no longer. */
    public static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long LONGEST_PAUSE_MILLIS = 1_000;

    /** Marks of servers that have long been gone. */
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

    /** Until when, by {@link System#nanoTime}, a write of this age waits for a database that is gone. */
    long deadline(Write<?> write) {
        return write.since + patience.toNanos();
    }

    boolean present() {
        return session != null;
    }

    /** The connection, waited for until a time of {@link System#nanoTime} if it is gone; at least one try is made. */
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
                LOG.info("the writer is connected to the database again");
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
                // Nobody interrupts the writer to any purpose.
            }
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
        }
    }

    /** Numbers the transaction that is under way. */
    void mark() throws SQLException {
        WriterSession present = session;
        if (dialect.answersGetLost() && present != null) {
            present.update(MARK, dialect.writerName(), ++batch, System.currentTimeMillis());
        }
    }

    /** Whether the last transaction that was marked is in the database. */
    boolean committed(long deadline) throws SQLException {
        while (true) {
            WriterSession fresh = get(deadline);
            try {
                // Waits for the row if the old transaction still holds it.
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
            LOG.warn("the writer's connection is given up");
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
            LOG.info("the mark of this writer stays behind");
        }
    }
}
