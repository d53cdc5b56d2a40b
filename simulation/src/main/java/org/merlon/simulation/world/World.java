package org.merlon.simulation.world;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The scheduler and the clock of a simulation. Time passes only when no thread can continue; which of several threads
 * continues is decided by the seed.
 */
public final class World {
    /** The time of the first event, in milliseconds since 1970. */
    private static final long START_MILLIS = 1_700_000_000_000L;

    /** More steps than this at one moment mean that threads wait for each other in a loop. */
    private static final int MAX_STEPS_AT_ONCE = 2_000_000;

    private final Random order;
    private final List<Ready> ready = new ArrayList<>();
    private final PriorityQueue<Alarm> alarms = new PriorityQueue<>();
    private final Trace trace;
    private long nanos;
    private long sequence;
    private @Nullable String failure;

    /** The real thread on which the simulation runs. */
    private final Thread carrier = Thread.currentThread();

    /** The simulated thread that runs now. */
    private volatile @Nullable SimulatedThread running;

    /** The threads that waited, and were woken from outside of the simulation. */
    private final Queue<Ready> fromOutside = new ConcurrentLinkedQueue<>();

    private volatile boolean disturbed;

    /** A thread that can continue. */
    record Ready(SimulatedRuntime process, SimulatedThread thread, Runnable continuation) {}

    /** An action at a time, which can be cancelled. */
    public static final class Alarm implements Comparable<Alarm> {
        private final long time;
        private final long sequence;
        private final Runnable action;
        private boolean cancelled;

        private Alarm(long time, long sequence, Runnable action) {
            this.time = time;
            this.sequence = sequence;
            this.action = action;
        }

        @Override
        public int compareTo(Alarm other) {
            return time != other.time ? Long.compare(time, other.time) : Long.compare(sequence, other.sequence);
        }

        public void cancel() {
            cancelled = true;
        }
    }

    public World(long seed, Trace trace) {
        order = new Random(seed);
        this.trace = trace;
    }

    /** Nanoseconds since the first event. */
    public long nanos() {
        return nanos;
    }

    /** Milliseconds since the first event. */
    public long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    /** Milliseconds since 1970. */
    public long millis() {
        return START_MILLIS + elapsedMillis();
    }

    /** The time of the first event, in milliseconds since 1970. */
    public long startMillis() {
        return START_MILLIS;
    }

    /** Records an event. */
    public void trace(String event) {
        trace.add(nanos, event);
    }

    /** Ends the simulation with a failure; the first one counts. */
    public void fail(String reason) {
        if (failure == null) {
            failure = reason;
            trace("FAILED " + reason);
        }
    }

    /** The reason of the failure; null if there is none. */
    public @Nullable String failure() {
        return failure;
    }

    /** Runs an action on the scheduler after some time; it must not wait. */
    public Alarm after(long delayNanos, Runnable action) {
        var alarm = new Alarm(nanos + Math.max(0, delayNanos), sequence++, action);
        alarms.add(alarm);
        return alarm;
    }

    /** Like {@link #after}, in milliseconds. */
    public Alarm afterMillis(long delayMillis, Runnable action) {
        return after(TimeUnit.MILLISECONDS.toNanos(delayMillis), action);
    }

    void add(Ready next) {
        ready.add(next);
    }

    /** Returns whether a thread belongs to this simulation, and runs. */
    boolean isRunning(Thread thread) {
        SimulatedThread current = running;
        return thread.equals(carrier) || (current != null && thread.equals(current.thread()));
    }

    /** Lets a thread continue that waited and was woken from outside of the simulation. */
    void disturb(Ready woken) {
        fromOutside.add(woken);
        disturbed = true;
    }

    /** Returns whether something from outside has influenced the simulation, so that it does not depend on its seed alone. */
    public boolean isDisturbed() {
        return disturbed;
    }

    private void continueFromOutside() {
        Ready woken = fromOutside.poll();
        while (woken != null) {
            ready.add(woken);
            woken = fromOutside.poll();
        }
    }

    /** Runs everything that happens until a time, or until a failure. */
    public void runUntil(long limitMillis) {
        long limit = TimeUnit.MILLISECONDS.toNanos(limitMillis);
        int steps = 0;
        while (failure == null) {
            if (disturbed) {
                continueFromOutside();
            }
            if (!ready.isEmpty()) {
                Ready next = takeReady();
                if (next.process.isAlive()) {
                    running = next.thread;
                    next.thread.run(next.continuation);
                    running = null;
                }
                if (++steps > MAX_STEPS_AT_ONCE) {
                    fail("threads keep each other busy");
                }
                continue;
            }
            Alarm alarm = alarms.peek();
            if (alarm == null || alarm.time > limit) {
                nanos = Math.max(nanos, limit);
                return;
            }
            alarms.remove();
            if (!alarm.cancelled) {
                if (alarm.time > nanos) {
                    nanos = alarm.time;
                    steps = 0;
                }
                alarm.action.run();
            }
        }
    }

    private Ready takeReady() {
        int index = ready.size() == 1 ? 0 : order.nextInt(ready.size());
        Ready last = ready.removeLast();
        return index == ready.size() ? last : ready.set(index, last);
    }
}
