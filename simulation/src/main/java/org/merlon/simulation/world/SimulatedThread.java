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

    /** The continuation that another real thread handed over when it left a monitor. */
    private volatile @Nullable Runnable unblocked;

    @SuppressWarnings("this-escape") // the JDK keeps the executor, and uses it when the thread is started
    SimulatedThread(World world, SimulatedRuntime process, String name, Runnable work) {
        this.world = world;
        this.process = process;
        this.name = name;
        thread = SimulatedThreads.create(this, name, work);
    }

    String name() {
        return name;
    }

    Thread thread() {
        return thread;
    }

    @Override
    public void execute(Runnable continuation) {
        if (world.isRunning(Thread.currentThread())) {
            ready = true;
            process.continueLater(new World.Ready(process, this, continuation));
        } else {
            unblocked = continuation;
            world.wokenFromOutside(this);
        }
    }

    /** Runs until the thread waits for something in the simulation. */
    void run(Runnable continuation) {
        ready = false;
        continuation.run();
        while (!ready && isBlocked()) {
            Runnable next = awaitUnblocked();
            if (next == null) {
                world.fail("thread " + name + " waits for a monitor that is held by a thread that waits");
                return;
            }
            next.run();
        }
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
                return null;
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
        Runnable next = unblocked;
        unblocked = null;
        return next;
    }
}
