package org.merlon.simulation.world;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import org.merlon.server.runtime.TaskTimer;

/** A timer of a simulated process, with a thread of its own. */
final class SimulatedTimer implements TaskTimer {
    private final World world;
    private final BlockingQueue<Runnable> due = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;

    SimulatedTimer(World world, SimulatedRuntime process, String name) {
        this.world = world;
        thread = process.startThread(name, this::work);
    }

    private void work() {
        while (!closed) {
            try {
                due.take().run();
            } catch (InterruptedException e) {
                return; // only close() interrupts it
            }
        }
    }

    @Override
    public Future<?> schedule(Runnable task, long delayMillis) {
        if (closed) {
            throw new RejectedExecutionException("the timer is closed");
        }
        var future = new FutureTask<Boolean>(task, true) {
            @Override
            protected void setException(Throwable e) {
                super.setException(e);
                world.fail("a timer's task: " + Failures.describe(e));
            }
        };
        world.afterMillis(delayMillis, () -> due.add(future));
        return future;
    }

    @Override
    public Future<?> repeat(Runnable task, long initialDelayMillis, long pauseMillis) {
        var repetition = new FutureTask<Boolean>(() -> {}, true);
        arm(task, initialDelayMillis, pauseMillis, repetition);
        return repetition;
    }

    private void arm(Runnable task, long delayMillis, long pauseMillis, Future<?> repetition) {
        if (!closed && !repetition.isCancelled()) {
            world.afterMillis(
                    delayMillis,
                    () -> due.add(() -> {
                        task.run();
                        arm(task, pauseMillis, pauseMillis, repetition);
                    }));
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
