package org.merlon.server.guard;

import java.util.concurrent.ConcurrentHashMap;

/** Counts how many of something are there at once for each key, such as connections for each address. */
public final class Counted {
    private final int max;
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public Counted(int max) {
        this.max = max;
    }

    /** Counts one more, or says false if there are as many as may be; each that is true is followed by a leave. */
    public boolean enter(String key) {
        boolean[] entered = {false};
        counts.compute(key, (any, count) -> {
            int now = count == null ? 0 : count;
            entered[0] = now < max;
            return entered[0] ? Integer.valueOf(now + 1) : count;
        });
        return entered[0];
    }

    /** Counts one less. */
    public void leave(String key) {
        counts.computeIfPresent(key, (any, count) -> count == 1 ? null : count - 1);
    }

    /** For how many keys there are any; those without are not kept. */
    public int keys() {
        return counts.size();
    }
}
