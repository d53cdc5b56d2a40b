package org.merlon.server.table.schedule;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.Pace;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.runtime.TaskTimer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fires when the clock of a table runs out, whether the table is in memory or not. Handlers run on virtual threads,
 * because they may wait for the disk.
 */
final class TableTimers implements AutoCloseable {
    /** The delay before a task that could not be stored is tried again. */
    private static final long RETRY_MILLIS = 1000;

    private static final Future<?> NO_TASK = CompletableFuture.completedFuture(true);

    private static final Logger LOG = LoggerFactory.getLogger(TableTimers.class);

    private final InstantSource clock;
    private final Consumer<String> onDeadline;
    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final List<Future<?>> repeatedTasks = new CopyOnWriteArrayList<>();
    private final ServerRuntime runtime;
    private final TaskTimer timer;

    TableTimers(InstantSource clock, ServerRuntime runtime, Consumer<String> onDeadline) {
        this.clock = clock;
        this.runtime = runtime;
        timer = runtime.newTimer("table-timer");
        this.onDeadline = onDeadline;
    }

    /** Sets the timer of a table. A deadline more than a day ahead is left to the periodic sweep. */
    void set(String table, long deadline) {
        long delay = delayMillis(deadline);
        if (delay < Pace.DAY_MILLIS) {
            cancel(timers.put(table, schedule(delay, () -> onDeadline.accept(table))));
        } else {
            cancelTimer(table);
        }
    }

    /** Returns whether {@link #set} would set a timer for a deadline. */
    boolean isNear(long deadline) {
        return delayMillis(deadline) < Pace.DAY_MILLIS;
    }

    private long delayMillis(long deadline) {
        return deadline == SeatClocks.NEVER ? SeatClocks.NEVER : Math.max(0, deadline - clock.millis()) + 1;
    }

    void cancelTimer(String table) {
        cancel(timers.remove(table));
    }

    /** Runs a task again after a short delay. */
    void retry(Runnable work) {
        var unused = schedule(RETRY_MILLIS, work);
    }

    void scheduleSeconds(long seconds, Runnable work) {
        long millis = TimeUnit.SECONDS.toMillis(seconds);
        repeatedTasks.add(timer.repeat(() -> runtime.startTask(work), millis, millis));
    }

    /** Runs a short task repeatedly, on the timer's own thread. */
    void scheduleMillis(long millis, Runnable work) {
        repeatedTasks.add(timer.repeat(work, millis, millis));
    }

    private Future<?> schedule(long millis, Runnable work) {
        try {
            return timer.schedule(() -> runtime.startTask(work), millis);
        } catch (RejectedExecutionException e) {
            LOG.debug("timer rejected during shutdown");
            return NO_TASK;
        }
    }

    private static void cancel(@Nullable Future<?> task) {
        if (task != null) {
            task.cancel(false);
        }
    }

    @Override
    public void close() {
        repeatedTasks.forEach(each -> each.cancel(false));
        timer.close();
    }
}
