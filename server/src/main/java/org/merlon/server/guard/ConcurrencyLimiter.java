package org.merlon.server.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Limits the number of concurrent uses per key, such as connections per address. */
public final class ConcurrencyLimiter {
    private final int max;
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    /** Counts reported by other servers, by key and server. */
    private final ConcurrentHashMap<String, ConcurrentHashMap<String, Elsewhere>> elsewhere = new ConcurrentHashMap<>();

    private record Elsewhere(int count, long until) {}

    public ConcurrencyLimiter(int max) {
        this.max = max;
    }

    /**
     * Adds one use; returns false if the key has reached its maximum. Each success must be followed by {@link #leave}.
     */
    public boolean enter(String key) {
        boolean[] entered = {false};
        counts.compute(key, (any, count) -> {
            int now = count == null ? 0 : count;
            entered[0] = now < max && (elsewhere.isEmpty() || now + remoteCount(key) < max);
            return entered[0] ? Integer.valueOf(now + 1) : count;
        });
        return entered[0];
    }

    /** Removes one use. */
    public void leave(String key) {
        counts.computeIfPresent(key, (any, count) -> count == 1 ? null : count - 1);
    }

    /**
     * Records the count reported by another server, valid until a time of {@link System#nanoTime} or the next report.
     */
    void elsewhere(String process, String key, int count, long until) {
        var others = elsewhere.computeIfAbsent(key, any -> new ConcurrentHashMap<>());
        others.put(process, new Elsewhere(count, until));
        long now = System.nanoTime();
        elsewhere.values().removeIf(each -> {
            each.values().removeIf(held -> held.until - now < 0);
            return each.isEmpty();
        });
    }

    private int remoteCount(String key) {
        var others = elsewhere.get(key);
        if (others == null) {
            return 0;
        }
        long now = System.nanoTime();
        return others.values().stream()
                .filter(held -> held.until - now > 0)
                .mapToInt(Elsewhere::count)
                .sum();
    }

    /** Returns the keys that use more than a quarter of the maximum, with their counts. */
    Map<String, Integer> many() {
        Map<String, Integer> many = new HashMap<>();
        if (max < Integer.MAX_VALUE) {
            counts.forEach((key, count) -> {
                if (count > max / 4) {
                    many.put(key, count);
                }
            });
        }
        return many;
    }

    /** Returns the number of keys in use; unused keys are not stored. */
    public int keys() {
        return counts.size();
    }
}
