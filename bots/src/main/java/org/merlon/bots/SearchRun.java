package org.merlon.bots;

import org.merlon.engine.chance.RandomBits;

/** Runs the iterations of one search for one choice, at once or in steps with the same result. */
final class SearchRun {
    /** The number of iterations between checks whether the choice is already decided. */
    private static final int BETWEEN_ASKING = 32;

    /** The number of iterations between checks of a step's time; reading the clock is slow, above all in browsers. */
    private static final int BETWEEN_CLOCKS = 32;

    private final Search search;
    private final RandomBits random;
    private final long most;
    private final Limit limit;
    private final long leftAtFirst;
    private long count;

    SearchRun(Search search, RandomBits random, long most, Limit limit) {
        this.search = search;
        this.random = random;
        this.most = most;
        this.limit = limit;
        search.ready(random);
        leftAtFirst = limit.left();
    }

    /** Iterates for about this many nanoseconds, at least once; returns true if it should continue. */
    boolean take(long nanos) {
        long begin = limit.left();
        do {
            search.look(random);
            count++;
            if (count >= most || limit.reached() || decided()) {
                return false;
            }
        } while (count % BETWEEN_CLOCKS != 0 || begin - limit.left() < nanos);
        return true;
    }

    /** Returns true if no other move can catch up with the favourite's visits in the remaining time; checked now and then. */
    private boolean decided() {
        if (!limit.timed() || count % BETWEEN_ASKING != 0) {
            return false;
        }
        long left = limit.left();
        double toCome = (double) count * left / Math.max(1, leftAtFirst - left);
        return search.lead() > toCome;
    }

    long count() {
        return count;
    }
}
