package org.merlon.bots.search;

import org.merlon.engine.chance.FastRandom;

/** Runs the iterations of one search for one choice, at once or in steps with the same result. */
final class SearchRun {
    /** The number of iterations between checks whether the choice is already decided. */
    private static final int ITERATIONS_PER_DECISION_CHECK = 32;

    /** The number of iterations between checks of a step's time; reading the clock is slow, above all in browsers. */
    private static final int ITERATIONS_PER_CLOCK_CHECK = 32;

    private final Search search;
    private final FastRandom random;
    private final long maxIterations;
    private final SearchLimit limit;
    private final long nanosLeftAtStart;
    private long count;

    SearchRun(Search search, FastRandom random, long maxIterations, SearchLimit limit) {
        this.search = search;
        this.random = random;
        this.maxIterations = maxIterations;
        this.limit = limit;
        search.calibrate(random);
        nanosLeftAtStart = limit.nanosLeft();
    }

    /** Iterates for about this many nanoseconds, at least once; returns true if it should continue. */
    boolean run(long nanos) {
        long nanosLeftBefore = limit.nanosLeft();
        do {
            search.runIteration(random);
            count++;
            if (count >= maxIterations || limit.isReached() || isDecided()) {
                return false;
            }
        } while (count % ITERATIONS_PER_CLOCK_CHECK != 0 || nanosLeftBefore - limit.nanosLeft() < nanos);
        return true;
    }

    /** Returns true if no other move can catch up with the favourite's visits in the remaining time; checked now and then. */
    private boolean isDecided() {
        if (!limit.isTimed() || count % ITERATIONS_PER_DECISION_CHECK != 0) {
            return false;
        }
        long nanosLeft = limit.nanosLeft();
        double iterationsLeft = (double) count * nanosLeft / Math.max(1, nanosLeftAtStart - nanosLeft);
        return search.visitLead() > iterationsLeft;
    }

    long count() {
        return count;
    }
}
