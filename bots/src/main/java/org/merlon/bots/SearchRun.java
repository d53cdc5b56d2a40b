package org.merlon.bots;

import org.merlon.engine.chance.RandomBits;

/** The looks ahead of one search for one choice: taken in one go, or piece by piece with the same result. */
final class SearchRun {
    /** Looks after which it is asked whether the rest could change anything. */
    private static final int BETWEEN_ASKING = 32;

    /** Looks after which it is seen whether a piece is over; clocks cost time too, in a browser most of all. */
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

    /** Looks ahead for about so many nanoseconds, at least once; whether there is more to look at. */
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

    /** Whether there is no time left for another move to be looked at as often as the favourite; asked now and then. */
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
