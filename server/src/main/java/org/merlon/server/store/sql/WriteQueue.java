package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Journal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The single writer: takes all queued writes, runs them in one transaction, commits once and completes their futures.
 *
 * <p>Futures must not leave this package: they may only be waited for, since callbacks would run on the writer's
 * thread.
 */
public final class WriteQueue implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WriteQueue.class);

    /** About a second of writes at full speed; beyond that, callers block. */
    private static final int CAPACITY = 16_384;

    /**
     * Large enough that the cost of a commit is negligible, small enough that the first write does not wait long for
     * the last.
     */
    private static final int MAX_BATCH = 512;

    /**
     * Minimum time between the starts of two transactions. A commit costs as much CPU as dozens of moves, so under load
     * it pays to collect some; a single write starts at once.
     */
    private static final Duration MIN_COMMIT_INTERVAL = Duration.ofMillis(5);

    /** After this long without a write, journaled moves are written to their logs. */
    private static final Duration IDLE_FLUSH_DELAY = Duration.ofMillis(500);

    /** Time a write may wait for space in the queue before it is refused. */
    private static final Duration SUBMIT_TIMEOUT = Duration.ofSeconds(10);

    /** Attempts for a single write that conflicts with another server. */
    private static final int MAX_CONFLICTS = 5;

    private final Dialect dialect;
    private final ServerRuntime runtime;
    private final WriterConnection connection;
    private final Journal journal;
    private final BlockingQueue<Write<?>> queue = new ArrayBlockingQueue<>(CAPACITY);
    private final Write<?> stopMarker = new Write.OfWork<Void>(false, null, session -> null);
    private final List<Consumer<Integer>> listeners = new CopyOnWriteArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean closed;

    public WriteQueue(Dialect dialect, Duration reconnectTimeout, ServerRuntime runtime) throws SQLException {
        this.dialect = dialect;
        this.runtime = runtime;
        this.connection = new WriterConnection(dialect, reconnectTimeout, runtime);
        this.journal = new Journal(dialect.usesJournal(), runtime::nanoTime);
        recoverJournal();
        runtime.startThread("merlon-store-writer", this::work);
    }

    public void onCommit(Consumer<Integer> listener) {
        listeners.add(listener);
    }

    /** Returns true if the writer has a connection, as far as it knows. */
    public boolean isHealthy() {
        return ended.getCount() > 0 && connection.isConnected();
    }

    public <T> CompletableFuture<T> submit(Write<T> write) {
        write.submittedNanos = runtime.nanoTime();
        try {
            if (closed) {
                write.fail(new StoreException("the store is closed"));
            } else if (!queue.offer(write, SUBMIT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
                write.fail(new StoreException("the database does not keep up; try again later"));
            } else if (ended.getCount() == 0) {
                failQueued(); // it was added after the final drain of the queue
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            write.fail(new StoreException("interrupted while waiting for space in the write queue", e));
        }
        return write.future;
    }

    /** Runs work on the writer's thread and waits until it is durable. */
    public <T> T write(Write.Work<T> work) {
        return await(submit(new Write.OfWork<>(false, null, work)));
    }

    /**
     * Like {@link #write(Write.Work)}, for work that reads or changes logs: journaled moves of the tables matching the
     * predicate (given their last move) are written to their logs first.
     */
    public <T> T write(Predicate<Append> affectedLogs, Write.Work<T> work) {
        return await(submit(new Write.OfWork<>(false, affectedLogs, work)));
    }

    /** Writes a table's journaled moves to its log, so that reads find all of them there. */
    public void flushJournal(String table) {
        if (journal.hasMoves(table)) {
            write(append -> append.table().equals(table), session -> null);
        }
    }

    /** Like {@link #flushJournal(String)}, for all tables that match. */
    public void flushJournal(Predicate<Append> affectedLogs) {
        if (journal.hasAnyMoves(affectedLogs)) {
            write(affectedLogs, session -> null);
        }
    }

    /** Runs one statement and waits until it is durable. */
    public void update(String sql, @Nullable Object... values) {
        await(updateAsync(sql, values));
    }

    /** Runs one statement without waiting for it. */
    public CompletableFuture<Integer> updateAsync(String sql, @Nullable Object... values) {
        return submit(new Write.OfWork<>(false, null, session -> session.update(sql, values)));
    }

    /** Waits for a write; a {@link StoreException} means that nothing was written. */
    public static <T> T await(CompletableFuture<T> write) {
        try {
            return write.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException storeException ? storeException : e;
        }
    }

    private void work() {
        List<Write<?>> batch = new ArrayList<>();
        boolean stopped = false;
        long startedAt = runtime.nanoTime() - MIN_COMMIT_INTERVAL.toNanos();
        while (!stopped) {
            try {
                Write<?> first = journal.isEmpty() ? queue.take() : runtime.poll(queue, IDLE_FLUSH_DELAY.toMillis());
                if (first == null) {
                    flushOldestMoves();
                    continue;
                }
                batch.add(first);
            } catch (InterruptedException e) {
                continue; // only close() ends this thread
            }
            long waitNanos = startedAt + MIN_COMMIT_INTERVAL.toNanos() - runtime.nanoTime();
            if (waitNanos > 0) {
                runtime.parkNanos(waitNanos);
            }
            startedAt = runtime.nanoTime();
            queue.drainTo(batch, MAX_BATCH - 1);
            stopped = batch.remove(stopMarker);
            try {
                if (batch.stream().anyMatch(write -> write.needsOwnTransaction)) {
                    batch.forEach(write -> perform(List.of(write)));
                } else if (!batch.isEmpty()) {
                    perform(List.copyOf(batch));
                }
            } catch (RuntimeException | Error e) {
                LOG.error("unexpected error in the database writer", e);
                connection.discard();
                failAll(batch, new StoreException("the write failed inside the server", e));
            }
            batch.clear();
        }
        while (!journal.isEmpty() && flushOldestMoves()) {
            // until the journal is empty; otherwise the next start recovers it
        }
        connection.close();
        ended.countDown();
        failQueued();
    }

    /** Writes a bounded part of the journal to the logs; false if that is impossible now. */
    private boolean flushOldestMoves() {
        try {
            WriterSession session = connection.awaitSession(runtime.nanoTime());
            journal.beginTransaction();
            journal.flushOldest(session);
            session.commit();
            journal.onCommitted();
            return true;
        } catch (SQLException | RuntimeException e) {
            LOG.warn("cannot move journal entries to the logs now, will retry: {}", describe(e));
            if (!connection.rollback()) {
                connection.discard();
            }
            return false;
        }
    }

    private void recoverJournal() throws SQLException {
        if (dialect.usesJournal()) {
            WriterSession session = connection.awaitSession(runtime.nanoTime());
            Journal.recover(session, true);
            session.commit();
        }
    }

    /** Writes a group in one transaction if possible, otherwise one by one; completes each write exactly once. */
    private void perform(List<Write<?>> group) {
        long deadline = connection.deadline(group.getFirst());
        int lostConnections = 0;
        int conflicts = 0;
        while (true) {
            boolean committing = false;
            WriterSession session;
            try {
                session = connection.awaitSession(deadline);
            } catch (SQLException e) {
                failAll(group, new StoreException("the database cannot be reached", e));
                return;
            }
            try {
                journal.beginTransaction();
                run(session, group);
                connection.markTransaction();
                committing = true;
                session.commit();
                complete(group);
                return;
            } catch (SQLException | RuntimeException e) {
                boolean lost = e instanceof SQLException error && dialect.isConnectionLost(error);
                if (lost || !connection.rollback()) {
                    connection.discard();
                }
                if (lost && committing && dialect.canLoseCommitReplies()) {
                    try {
                        if (connection.isCommitted(deadline)) {
                            complete(group);
                            return;
                        }
                    } catch (SQLException lookupFailure) {
                        failAll(group, StoreException.inDoubt(lookupFailure));
                        return;
                    }
                }
                if (lost && runtime.nanoTime() - deadline > 0) {
                    failAll(group, new StoreException("the database cannot be reached", e));
                    return;
                }
                if (lost && ++lostConnections < 2) {
                    continue;
                }
                if (group.size() > 1) {
                    LOG.info(
                            "a transaction of {} writes failed, retrying them one by one: {}",
                            group.size(),
                            describe(e));
                    group.forEach(write -> perform(List.of(write)));
                    return;
                }
                if (lost
                        || (e instanceof SQLException error
                                && dialect.isConflict(error)
                                && ++conflicts < MAX_CONFLICTS)) {
                    continue;
                }
                LOG.warn("a database write failed: {}", describe(e));
                failAll(
                        group,
                        e instanceof StoreException storeException
                                ? storeException
                                : new StoreException("the write failed", e));
                return;
            }
        }
    }

    /** Describes an error without its message, which may contain the data to be written. */
    private static String describe(Exception e) {
        return e instanceof SQLException error
                ? "SQL state " + error.getSQLState() + ", code " + error.getErrorCode()
                : e.getClass().getSimpleName();
    }

    private void run(WriterSession session, List<Write<?>> group) throws SQLException {
        List<Write.OfAppend> appends = new ArrayList<>();
        for (Write<?> write : group) {
            if (write instanceof Write.OfAppend append) {
                appends.add(append);
            }
        }
        if (!appends.isEmpty() || !journal.isEmpty()) {
            boolean[] written =
                    journal.write(session, appends.stream().map(a -> a.append).toList());
            for (int i = 0; i < written.length; i++) {
                appends.get(i).result = written[i];
            }
        }
        for (Write<?> write : group) {
            if (write instanceof Write.OfWork<?> work) {
                if (work.affectedLogs != null) {
                    journal.flush(session, work.affectedLogs);
                }
                work.run(session);
            }
        }
    }

    private void complete(List<Write<?>> group) {
        journal.onCommitted();
        group.forEach(Write::complete);
        listeners.forEach(listener -> listener.accept(group.size()));
    }

    private static void failAll(List<Write<?>> group, StoreException reason) {
        group.forEach(write -> write.fail(reason));
    }

    private void failQueued() {
        List<Write<?>> queued = new ArrayList<>();
        queue.drainTo(queued);
        queued.forEach(write -> write.fail(new StoreException("the store is closed")));
    }

    /** Waits until everything submitted is written and completed. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            boolean interrupted = false;
            while (true) {
                try {
                    queue.put(stopMarker);
                    ended.await();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
