package org.merlon.server.table;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rings when the clock of a table runs out, whether the table is in memory or not. What it starts runs on virtual threads,
 * because it may wait for the disk.
 */
final class Alarms implements AutoCloseable {
    /** Tables whose clocks are not known yet and that one sweep may read: a second or two of work. */
    private static final int READ_IN_A_SWEEP = 500;

    /** How long to wait before something that could not be stored is tried again. */
    private static final long RETRY_MILLIS = 1000;

    private static final Future<?> NO_TASK = CompletableFuture.completedFuture(true);

    private static final Logger LOG = LoggerFactory.getLogger(Alarms.class);

    private final InstantSource clock;
    private final Consumer<String> ring;
    private final Map<String, Alarm> alarms = new ConcurrentHashMap<>();
    private @Nullable Future<?> repeated;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("table-timer").daemon().factory());

    /** An alarm; only near ones have a task, the sweep looks after the others. */
    private record Alarm(long deadline, Future<?> task) {}

    Alarms(InstantSource clock, Consumer<String> ring) {
        this.clock = clock;
        this.ring = ring;
    }

    void set(String table, long deadline) {
        long wait = deadline == Clocks.NEVER ? Clocks.NEVER : Math.max(0, deadline - clock.millis()) + 1;
        Future<?> task = wait < Pace.DAY ? in(wait, () -> ring.accept(table)) : NO_TASK;
        replace(table, new Alarm(deadline, task));
    }

    void forget(String table) {
        cancel(alarms.remove(table));
    }

    /** Tries something again in a moment. */
    void retry(Runnable work) {
        var unused = in(RETRY_MILLIS, work);
    }

    void every(long seconds, Runnable work) {
        repeated =
                timer.scheduleWithFixedDelay(() -> Thread.startVirtualThread(work), seconds, seconds, TimeUnit.SECONDS);
    }

    /** Rings for those of these tables whose time is up; those that are not known are looked up, a bounded number of them. */
    void sweep(List<String> quiet, ToLongFunction<String> lookUp) {
        int read = 0;
        for (String table : quiet) {
            Alarm known = alarms.get(table);
            if (known == null && read < READ_IN_A_SWEEP) {
                read++;
                known = new Alarm(lookUp.applyAsLong(table), NO_TASK);
                alarms.putIfAbsent(table, known);
            }
            if (known != null && known.deadline <= clock.millis()) {
                ring.accept(table);
            }
        }
    }

    private Future<?> in(long millis, Runnable work) {
        try {
            return timer.schedule(() -> Thread.startVirtualThread(work), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("no alarm is set any more, since the server is closing");
            return NO_TASK;
        }
    }

    private void replace(String table, Alarm alarm) {
        cancel(alarms.put(table, alarm));
    }

    private static void cancel(@Nullable Alarm alarm) {
        if (alarm != null) {
            alarm.task.cancel(false);
        }
    }

    @Override
    public void close() {
        if (repeated != null) {
            repeated.cancel(false);
        }
        timer.shutdownNow();
    }
}
