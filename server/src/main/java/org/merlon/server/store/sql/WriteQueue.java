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
 * The one writer: takes whatever is waiting, writes it in one transaction, commits once, and tells everybody.
 *
 * <p>Futures do not leave this package: on one that completes nothing may hang but a thread that waits for it.
 */
public final class WriteQueue implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WriteQueue.class);

    /** A second's worth of writes at full speed; beyond that whoever writes has to wait. */
    private static final int CAPACITY = 16_384;

    /** Enough that the cost of a commit vanishes, few enough that the first does not wait long for the last. */
    private static final int MAX_BATCH = 512;

    /**
     * From the beginning of a transaction to that of the next. A commit costs as much processor as dozens of moves, so at
     * thousands of them a second it pays to let some gather; what comes alone is written at once.
     */
    private static final Duration BETWEEN = Duration.ofMillis(5);

    /** After so long without a write the journal is tidied up. */
    private static final Duration IDLE = Duration.ofMillis(500);

    /** How long a write may wait for room in the queue before it is refused. */
    private static final Duration ROOM = Duration.ofSeconds(10);

    /** How often a single write is tried again when it loses a race with another server. */
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

    /** Whether the writer has its connection, as far as it knows. */
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
                refuseRest(); // it came after the last look at the queue
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            write.fail(new StoreException("interrupted while waiting for room in the queue", e));
        }
        return write.future;
    }

    /** Does something in the writer's turn, and waits until it is durable. */
    public <T> T write(Write.Work<T> work) {
        return await(submit(new Write.OfWork<>(false, null, work)));
    }

    /** The same where it reads or changes logs: those of all tables whose last move tells that they are concerned. */
    public <T> T write(Predicate<Append> concern, Write.Work<T> work) {
        return await(submit(new Write.OfWork<>(false, concern, work)));
    }

    /** Lets reads find all of a table's log where it belongs. */
    public void settle(String table) {
        if (journal.holds(table)) {
            write(append -> append.table().equals(table), session -> null);
        }
    }

    /** Likewise for all tables that are concerned. */
    public void settle(Predicate<Append> concern) {
        if (journal.holdsAny(concern)) {
            write(concern, session -> null);
        }
    }

    /** Likewise one statement. */
    public void change(String sql, @Nullable Object... values) {
        await(changeLater(sql, values));
    }

    /** One statement for which nobody waits. */
    public CompletableFuture<Integer> changeLater(String sql, @Nullable Object... values) {
        return submit(new Write.OfWork<>(false, null, session -> session.update(sql, values)));
    }

    /** What came of a write; a {@link StoreException} says that nothing did. */
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
                LOG.error("the writer stumbled", e);
                connection.drop();
                refuse(batch, new StoreException("the write failed inside the server", e));
            }
            batch.clear();
        }
        while (!journal.isEmpty() && tidy()) {
            // until nothing is left, or a later start has to do it
        }
        connection.close();
        ended.countDown();
        refuseRest();
    }

    /** Writes what is in the journal into the logs, some of it at a time; false if that cannot be done now. */
    private boolean tidy() {
        try {
            WriterSession session = connection.get(System.nanoTime());
            journal.begin();
            journal.settleSome(session);
            session.commit();
            journal.committed();
            return true;
        } catch (SQLException | RuntimeException e) {
            LOG.warn("moves stay in the journal for now: {}", reason(e));
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

    /** Writes a group, together if possible, one by one if not; each write is told of exactly once. */
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
                settle(group);
                return;
            } catch (SQLException | RuntimeException e) {
                boolean lost = e instanceof SQLException error && dialect.lost(error);
                if (lost || !connection.rollback()) {
                    connection.drop();
                }
                if (lost && committing && dialect.answersGetLost()) {
                    try {
                        if (connection.committed(deadline)) {
                            settle(group);
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
                    LOG.info("a group of {} writes failed, each is tried alone: {}", group.size(), reason(e));
                    group.forEach(write -> perform(List.of(write)));
                    return;
                }
                if (lost || (e instanceof SQLException error && dialect.raced(error) && ++races < RACES)) {
                    continue;
                }
                LOG.warn("a write failed: {}", reason(e));
                refuse(group, e instanceof StoreException told ? told : new StoreException("the write failed", e));
                return;
            }
        }
    }

    /** What went wrong without the message, which may quote what was to be written. */
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

    private void settle(List<Write<?>> group) {
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

    /** Waits until everything handed over is written and told. */
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
