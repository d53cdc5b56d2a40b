package org.merlon.bots.search;

import java.util.function.LongSupplier;
import org.merlon.bots.Budget;
import org.merlon.bots.StopSignal;

/** Decides when a running search must end. */
final class SearchLimit {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final long iterations;
    private final LongSupplier clock;
    private final long startNanos;
    private final long maxNanos;
    private final StopSignal stop;

    SearchLimit(Budget budget, StopSignal stop) {
        this(budget, stop, System::nanoTime);
    }

    SearchLimit(Budget budget, StopSignal stop, LongSupplier clock) {
        this.clock = clock;
        startNanos = clock.getAsLong();
        iterations = budget.iterations();
        maxNanos =
                budget.millis() > Long.MAX_VALUE / NANOS_PER_MILLI ? Long.MAX_VALUE : budget.millis() * NANOS_PER_MILLI;
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
    boolean isReached() {
        return stop.isRequested() || (isTimed() && nanosLeft() <= 0);
    }

    /** Returns the nanoseconds until time is up. */
    long nanosLeft() {
        return maxNanos - (clock.getAsLong() - startNanos);
    }

    boolean isTimed() {
        return maxNanos != Long.MAX_VALUE;
    }
}
