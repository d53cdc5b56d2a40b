package org.merlon.bots;

import java.util.concurrent.TimeUnit;

/** When a search in progress has to end. */
final class Limit {
    private final long iterations;
    private final long begin = System.nanoTime();
    private final long nanos;
    private final Stop stop;

    Limit(Budget budget, Stop stop) {
        iterations = budget.iterations();
        nanos = budget.millis() == Budget.UNBOUNDED ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(budget.millis());
        this.stop = stop;
    }

    /** This searcher's part of the iterations when several share them. */
    long share(int searcher, int searchers) {
        if (iterations == Budget.UNBOUNDED) {
            return iterations;
        }
        return iterations / searchers + (searcher < iterations % searchers ? 1 : 0);
    }

    boolean reached() {
        return stop.asked() || left() <= 0;
    }

    /** Nanoseconds until time is up. */
    long left() {
        return nanos - (System.nanoTime() - begin);
    }

    boolean timed() {
        return nanos != Long.MAX_VALUE;
    }
}
