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
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
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
    private static final Duration BETWEEN = Duration.ofMillis(5);

    /** After this long without a write, journaled moves are written to their logs. */
    private static final Duration IDLE = Duration.ofMillis(500);

    /** Time a write may wait for space in the queue before it is refused. */
    private static final Duration ROOM = Duration.ofSeconds(10);

    /** Attempts for a single write that conflicts with another server. */
    private static final int RACES = 5;

    private final Dialect dialect;
    private final WriterConnection connection;
    private final Journal journal;
    private final BlockingQueue<Write<?>> queue = new ArrayBlockingQueue<>(CAPACITY);
    private final Write<?> stop = new Write.OfWork<Void>(false, null, session -> null);
    private final List<Consumer<Integer>> listeners = new CopyOnWriteArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean closed;

    public WriteQueue(Dialect dialect, Duration patience) throws SQLException {
        this.dialect = dialect;
        this.connection = new WriterConnection(dialect, patience);
        this.journal = new Journal(dialect.keepsJournal());
        recover();
        Thread.ofPlatform().name("merlon-store-writer").daemon().start(this::work);
    }

    public void onBatch(Consumer<Integer> listener) {
        listeners.add(listener);
    }

    /** Returns true if the writer has a connection, as far as it knows. */
    public boolean healthy() {
        return ended.getCount() > 0 && connection.present();
    }

    public <T> CompletableFuture<T> submit(Write<T> write) {
        try {
            if (closed) {
                write.fail(new StoreException("the store is closed"));
            } else if (!queue.offer(write, ROOM.toMillis(), TimeUnit.MILLISECONDS)) {
                write.fail(new StoreException("the database does not keep up; try again later"));
            } else if (ended.getCount() == 0) {
                refuseRest(); // it was added after the final drain of the queue
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
    public <T> T write(Predicate<Append> concern, Write.Work<T> work) {
        return await(submit(new Write.OfWork<>(false, concern, work)));
    }

    /** Writes a table's journaled moves to its log, so that reads find all of them there. */
    public void settle(String table) {
        if (journal.holds(table)) {
            write(append -> append.table().equals(table), session -> null);
        }
    }

    /** Like {@link #settle(String)}, for all tables that match. */
    public void settle(Predicate<Append> concern) {
        if (journal.holdsAny(concern)) {
            write(concern, session -> null);
        }
    }

    /** Runs one statement and waits until it is durable. */
    public void change(String sql, @Nullable Object... values) {
        await(changeLater(sql, values));
    }

    /** Runs one statement without waiting for it. */
    public CompletableFuture<Integer> changeLater(String sql, @Nullable Object... values) {
        return submit(new Write.OfWork<>(false, null, session -> session.update(sql, values)));
    }

    /** Waits for a write; a {@link StoreException} means that nothing was written. */
    public static <T> T await(CompletableFuture<T> write) {
        try {
            return write.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException told ? told : e;
        }
    }

    private void work() {
        List<Write<?>> batch = new ArrayList<>();
        boolean stopped = false;
        long begun = System.nanoTime() - BETWEEN.toNanos();
        while (!stopped) {
            try {
                Write<?> first = journal.isEmpty() ? queue.take() : queue.poll(IDLE.toMillis(), TimeUnit.MILLISECONDS);
                if (first == null) {
                    tidy();
                    continue;
                }
                batch.add(first);
            } catch (InterruptedException e) {
                continue; // only close() ends this thread
            }
            long early = begun + BETWEEN.toNanos() - System.nanoTime();
            if (early > 0) {
                LockSupport.parkNanos(early);
            }
            begun = System.nanoTime();
            queue.drainTo(batch, MAX_BATCH - 1);
            stopped = batch.remove(stop);
            try {
                if (batch.stream().anyMatch(write -> write.alone)) {
                    batch.forEach(write -> perform(List.of(write)));
                } else if (!batch.isEmpty()) {
                    perform(List.copyOf(batch));
                }
            } catch (RuntimeException | Error e) {
                LOG.error("unexpected error in the database writer", e);
                connection.drop();
                refuse(batch, new StoreException("the write failed inside the server", e));
            }
            batch.clear();
        }
        while (!journal.isEmpty() && tidy()) {
            // until the journal is empty; otherwise the next start recovers it
        }
        connection.close();
        ended.countDown();
        refuseRest();
    }

    /** Writes a bounded part of the journal to the logs; false if that is impossible now. */
    private boolean tidy() {
        try {
            WriterSession session = connection.get(System.nanoTime());
            journal.begin();
            journal.settleSome(session);
            session.commit();
            journal.committed();
            return true;
        } catch (SQLException | RuntimeException e) {
            LOG.warn("cannot move journal entries to the logs now, will retry: {}", reason(e));
            if (!connection.rollback()) {
                connection.drop();
            }
            return false;
        }
    }

    private void recover() throws SQLException {
        if (dialect.keepsJournal()) {
            WriterSession session = connection.get(System.nanoTime());
            Journal.recover(session, true);
            session.commit();
        }
    }

    /** Writes a group in one transaction if possible, otherwise one by one; completes each write exactly once. */
    private void perform(List<Write<?>> group) {
        long deadline = connection.deadline(group.getFirst());
        int losses = 0;
        int races = 0;
        while (true) {
            boolean committing = false;
            WriterSession session;
            try {
                session = connection.get(deadline);
            } catch (SQLException e) {
                refuse(group, new StoreException("the database cannot be reached", e));
                return;
            }
            try {
                journal.begin();
                run(session, group);
                connection.mark();
                committing = true;
                session.commit();
                complete(group);
                return;
            } catch (SQLException | RuntimeException e) {
                boolean lost = e instanceof SQLException error && dialect.lost(error);
                if (lost || !connection.rollback()) {
                    connection.drop();
                }
                if (lost && committing && dialect.answersGetLost()) {
                    try {
                        if (connection.committed(deadline)) {
                            complete(group);
                            return;
                        }
                    } catch (SQLException again) {
                        refuse(group, StoreException.inDoubt(again));
                        return;
                    }
                }
                if (lost && System.nanoTime() - deadline > 0) {
                    refuse(group, new StoreException("the database cannot be reached", e));
                    return;
                }
                if (lost && ++losses < 2) {
                    continue;
                }
                if (group.size() > 1) {
                    LOG.info(
                            "a transaction of {} writes failed, retrying them one by one: {}", group.size(), reason(e));
                    group.forEach(write -> perform(List.of(write)));
                    return;
                }
                if (lost || (e instanceof SQLException error && dialect.raced(error) && ++races < RACES)) {
                    continue;
                }
                LOG.warn("a database write failed: {}", reason(e));
                refuse(group, e instanceof StoreException told ? told : new StoreException("the write failed", e));
                return;
            }
        }
    }

    /** Describes an error without its message, which may contain the data to be written. */
    private static String reason(Exception e) {
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
                if (work.concern != null) {
                    journal.settle(session, work.concern);
                }
                work.run(session);
            }
        }
    }

    private void complete(List<Write<?>> group) {
        journal.committed();
        group.forEach(Write::settle);
        listeners.forEach(listener -> listener.accept(group.size()));
    }

    private static void refuse(List<Write<?>> group, StoreException reason) {
        group.forEach(write -> write.fail(reason));
    }

    private void refuseRest() {
        List<Write<?>> rest = new ArrayList<>();
        queue.drainTo(rest);
        rest.forEach(write -> write.fail(new StoreException("the store is closed")));
    }

    /** Waits until everything submitted is written and completed. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            boolean interrupted = false;
            while (true) {
                try {
                    queue.put(stop);
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
