package org.merlon.simulation.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.runtime.TaskTimer;
import org.merlon.simulation.world.World.Ready;

/** A process of a simulation. When it is killed, its threads never continue. */
public final class SimulatedRuntime implements ServerRuntime {
    private static final int PROCESSORS = 2;

    private final World world;
    private final String name;
    private final Random random;
    private boolean alive = true;
    private long clockAheadMillis;

    /** The tasks that would continue while the process is suspended; null if it runs. */
    private @Nullable List<Ready> suspended;

    public SimulatedRuntime(World world, String name, long seed) {
        this.world = world;
        this.name = name;
        random = new Random(seed);
    }

    /** An alarm that wakes a thread. */
    private static final class WakeUp {
        private boolean rang;
    }

    /** Lets a thread continue when it is its turn. */
    void continueLater(Ready ready) {
        if (suspended != null) {
            suspended.add(ready);
        } else if (alive) {
            world.add(ready);
        }
    }

    public boolean isAlive() {
        return alive;
    }

    /** Ends the process at once, as a power failure does. */
    public void kill() {
        alive = false;
        suspended = null;
    }

    /** Suspends the process for a time, as a long garbage collection does. */
    public void suspend(long millis) {
        if (alive && suspended == null) {
            suspended = new ArrayList<>();
            world.afterMillis(millis, this::resume);
        }
    }

    private void resume() {
        List<Ready> waiting = suspended;
        suspended = null;
        if (waiting != null) {
            waiting.forEach(this::continueLater);
        }
    }

    private Runnable guarded(String thread, Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (Throwable e) {
                world.fail(name + ", thread " + thread + ": " + Failures.describe(e));
            }
        };
    }

    @Override
    public Thread startThread(String thread, Runnable work) {
        Thread created = newThread(thread, work);
        created.start();
        return created;
    }

    @Override
    public void startTask(Runnable task) {
        var unused = startThread("task", task);
    }

    @Override
    public ThreadFactory taskThreads() {
        return backgroundThreads("task");
    }

    @Override
    public ThreadFactory backgroundThreads(String thread) {
        return work -> newThread(thread, work);
    }

    private Thread newThread(String thread, Runnable work) {
        return new SimulatedThread(world, this, name + " " + thread, guarded(thread, work)).thread();
    }

    @Override
    public TaskTimer newTimer(String timer) {
        return new SimulatedTimer(world, this, timer);
    }

    @Override
    public long nanoTime() {
        return world.nanos();
    }

    @Override
    public long millis() {
        return world.millis() + clockAheadMillis;
    }

    /** Sets the machine's clock wrong; a negative number lets it be behind. */
    public void setClockAhead(long millis) {
        clockAheadMillis = millis;
    }

    private World.Alarm wakeAfter(long nanos, WakeUp wakeUp, Thread thread) {
        return world.after(nanos, () -> {
            wakeUp.rang = true;
            LockSupport.unpark(thread);
        });
    }

    @Override
    public void sleep(long millis) throws InterruptedException {
        sleepNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /** Waits for a time. */
    public void sleepNanos(long nanos) throws InterruptedException {
        var wakeUp = new WakeUp();
        World.Alarm alarm = wakeAfter(nanos, wakeUp, Thread.currentThread());
        while (!wakeUp.rang) {
            LockSupport.park(wakeUp);
            if (Thread.interrupted()) {
                alarm.cancel();
                throw new InterruptedException();
            }
        }
    }

    @Override
    public void parkNanos(long nanos) {
        var wakeUp = new WakeUp();
        World.Alarm alarm = wakeAfter(nanos, wakeUp, Thread.currentThread());
        LockSupport.park(wakeUp);
        alarm.cancel();
    }

    @Override
    public <T> @Nullable T poll(BlockingQueue<T> queue, long millis) throws InterruptedException {
        T head = queue.poll();
        if (head != null) {
            return head;
        }
        Thread thread = Thread.currentThread();
        var wakeUp = new WakeUp();
        World.Alarm alarm = world.afterMillis(millis, () -> {
            wakeUp.rang = true;
            thread.interrupt();
        });
        try {
            head = queue.take();
            if (wakeUp.rang) {
                var unused = Thread.interrupted();
            }
            return head;
        } catch (InterruptedException e) {
            if (wakeUp.rang) {
                return null;
            }
            throw e;
        } finally {
            alarm.cancel();
        }
    }

    @Override
    public int processors() {
        return PROCESSORS;
    }

    @Override
    public long randomLong() {
        return random.nextLong();
    }

    /** A random number of this process. */
    public int randomInt(int bound) {
        return random.nextInt(bound);
    }
}
