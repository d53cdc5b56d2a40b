package org.merlon.simulation.world;

import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A thread of a simulated process, and the executor on which it runs.
 *
 * <p>Classes and their static fields belong to the whole virtual machine, so a thread may meet a monitor that another
 * simulation has entered. Such a wait is no part of the simulation: nothing else happens in it until the thread continues.
 * If a thread waits for a lock of another simulation, that cannot be told from a wait in its own; when it is woken from
 * outside, the simulation is disturbed, and has to be repeated.
 */
final class SimulatedThread implements Executor {
    /** A monitor that is not left within this time is held by a thread that waits for something else. */
    private static final long MAX_BLOCKED_NANOS = TimeUnit.SECONDS.toNanos(20);

    private static final long POLL_NANOS = TimeUnit.MICROSECONDS.toNanos(20);

    private final World world;
    private final SimulatedRuntime process;
    private final String name;
    private final Thread thread;
    private boolean ready;

    /** True while a wake-up from outside is part of the current run. */
    private boolean running;

    /** The continuation that another real thread handed over when it left a monitor. */
    private volatile @Nullable Runnable unblocked;

    @SuppressWarnings("this-escape") // the JDK keeps the executor, and uses it when the thread is started
    SimulatedThread(World world, SimulatedRuntime process, String name, Runnable work) {
        this.world = world;
        this.process = process;
        this.name = name;
        thread = SimulatedThreads.create(this, name, work);
    }

    Thread thread() {
        return thread;
    }

    @Override
    public void execute(Runnable continuation) {
        if (world.isRunning(Thread.currentThread())) {
            ready = true;
            process.continueLater(new World.Ready(process, this, continuation));
        } else if (!continuesAtOnce(continuation)) {
            world.disturb(new World.Ready(process, this, continuation));
        }
    }

    private synchronized boolean continuesAtOnce(Runnable continuation) {
        if (running) {
            unblocked = continuation;
        }
        return running;
    }

    /** Runs until the thread waits for something in the simulation. */
    void run(Runnable continuation) {
        Runnable next = continuation;
        while (next != null) {
            synchronized (this) {
                running = true;
            }
            ready = false;
            next.run();
            next = ready ? endRun() : isBlocked() ? awaitUnblocked() : endRun();
        }
    }

    /** Ends the run, unless another real thread has just woken this one. */
    private synchronized @Nullable Runnable endRun() {
        Runnable next = unblocked;
        unblocked = null;
        running = next != null;
        return next;
    }

    /** Returns whether the thread waits for a monitor, or has just been let in. */
    private boolean isBlocked() {
        Thread.State state = thread.getState();
        return state == Thread.State.BLOCKED || state == Thread.State.RUNNABLE;
    }

    private @Nullable Runnable awaitUnblocked() {
        long start = System.nanoTime();
        while (unblocked == null) {
            if (System.nanoTime() - start > MAX_BLOCKED_NANOS) {
                world.fail("thread " + name + " waits for a monitor that is held by a thread that waits");
                break;
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
        return endRun();
    }
}
