package org.merlon.server.table.schedule;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.Clocks;
import org.merlon.server.game.Pace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rings when the clock of a table runs out, whether the table is in memory or not. What it starts runs on virtual threads,
 * because it may wait for the disk.
 */
final class ClockTimers implements AutoCloseable {
    /** How long to wait before something that could not be stored is tried again. */
    private static final long RETRY_MILLIS = 1000;

    private static final Future<?> NO_TASK = CompletableFuture.completedFuture(true);

    private static final Logger LOG = LoggerFactory.getLogger(ClockTimers.class);

    private final InstantSource clock;
    private final Consumer<String> onDeadline;
    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final List<Future<?>> repeated = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("table-timer").daemon().factory());

    ClockTimers(InstantSource clock, Consumer<String> onDeadline) {
        this.clock = clock;
        this.onDeadline = onDeadline;
    }

    /** Sets the alarm of a table; one that is far off is left to the sweep. */
    void set(String table, long deadline) {
        long wait = delayMillis(deadline);
        if (wait < Pace.DAY_MILLIS) {
            cancel(timers.put(table, after(wait, () -> onDeadline.accept(table))));
        } else {
            cancelTimer(table);
        }
    }

    /** Whether one would be set for then. */
    boolean isNear(long deadline) {
        return delayMillis(deadline) < Pace.DAY_MILLIS;
    }

    private long delayMillis(long deadline) {
        return deadline == Clocks.NEVER ? Clocks.NEVER : Math.max(0, deadline - clock.millis()) + 1;
    }

    void cancelTimer(String table) {
        cancel(timers.remove(table));
    }

    /** Tries something again in a moment. */
    void retry(Runnable work) {
        var unused = after(RETRY_MILLIS, work);
    }

    void scheduleSeconds(long seconds, Runnable work) {
        repeated.add(timer.scheduleWithFixedDelay(
                () -> Thread.startVirtualThread(work), seconds, seconds, TimeUnit.SECONDS));
    }

    /** Does something short time and again. */
    void scheduleMillis(long millis, Runnable work) {
        repeated.add(timer.scheduleWithFixedDelay(work, millis, millis, TimeUnit.MILLISECONDS));
    }

    private Future<?> after(long millis, Runnable work) {
        try {
            return timer.schedule(() -> Thread.startVirtualThread(work), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("no alarm is set any more, since the server is closing");
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
        repeated.forEach(each -> each.cancel(false));
        timer.shutdownNow();
    }
}
