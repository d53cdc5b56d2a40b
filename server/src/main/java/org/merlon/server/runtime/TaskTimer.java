package org.merlon.server.runtime;

import java.util.concurrent.Future;

/** Runs tasks later, one after another on the timer's thread. */
public interface TaskTimer extends AutoCloseable {
    /**
     * Runs a task once after a delay.
     *
     * @throws java.util.concurrent.RejectedExecutionException if the timer is closed
     */
    Future<?> schedule(Runnable task, long delayMillis);

    /** Runs a task repeatedly, with a pause between the end of a run and the start of the next. */
    Future<?> repeat(Runnable task, long initialDelayMillis, long pauseMillis);

    /** Drops all tasks and interrupts the current one. */
    @Override
    void close();
}
