package org.merlon.bots;

import java.util.function.LongSupplier;

/** Decides when a running search must end. */
final class Limit {
    private static final long NANOS_A_MILLI = 1_000_000;

    private final long iterations;
    private final LongSupplier clock;
    private final long begin;
    private final long nanos;
    private final Stop stop;

    Limit(Budget budget, Stop stop) {
        this(budget, stop, System::nanoTime);
    }

    Limit(Budget budget, Stop stop, LongSupplier clock) {
        this.clock = clock;
        begin = clock.getAsLong();
        iterations = budget.iterations();
        nanos = budget.millis() > Long.MAX_VALUE / NANOS_A_MILLI ? Long.MAX_VALUE : budget.millis() * NANOS_A_MILLI;
        this.stop = stop;
    }

    /** Returns this searcher's share of the iterations if several searchers share them. */
    long share(int searcher, int searchers) {
        if (iterations == Budget.UNBOUNDED) {
            return iterations;
        }
        return iterations / searchers + (searcher < iterations % searchers ? 1 : 0);
    }

    /** Reads the clock only if time is limited: in a browser that is a call out of WebAssembly at every iteration. */
    boolean reached() {
        return stop.asked() || (timed() && left() <= 0);
    }

    /** Returns the nanoseconds until time is up. */
    long left() {
        return nanos - (clock.getAsLong() - begin);
    }

    boolean timed() {
        return nanos != Long.MAX_VALUE;
    }
}
