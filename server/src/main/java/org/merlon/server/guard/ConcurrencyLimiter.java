package org.merlon.server.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts how many of something are there at once for each key, such as connections for each address. */
public final class ConcurrencyLimiter {
    private final int max;
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    /** What other servers have of each key, by server and key. */
    private final ConcurrentHashMap<String, ConcurrentHashMap<String, Elsewhere>> elsewhere = new ConcurrentHashMap<>();

    private record Elsewhere(int count, long until) {}

    public ConcurrencyLimiter(int max) {
        this.max = max;
    }

    /** Counts one more, or says false if there are as many as may be; each that is true is followed by a leave. */
    public boolean enter(String key) {
        boolean[] entered = {false};
        counts.compute(key, (any, count) -> {
            int now = count == null ? 0 : count;
            entered[0] = now < max && (elsewhere.isEmpty() || now + elsewhere(key) < max);
            return entered[0] ? Integer.valueOf(now + 1) : count;
        });
        return entered[0];
    }

    /** Counts one less. */
    public void leave(String key) {
        counts.computeIfPresent(key, (any, count) -> count == 1 ? null : count - 1);
    }

    /** Another server has so many of a key, until it says so again or a time of {@link System#nanoTime} has come. */
    void elsewhere(String process, String key, int count, long until) {
        var others = elsewhere.computeIfAbsent(key, any -> new ConcurrentHashMap<>());
        others.put(process, new Elsewhere(count, until));
        long now = System.nanoTime();
        elsewhere.values().removeIf(each -> {
            each.values().removeIf(held -> held.until - now < 0);
            return each.isEmpty();
        });
    }

    private int elsewhere(String key) {
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

    /** The keys that have a quarter of what they may, with how many. */
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

    /** For how many keys there are any; those without are not kept. */
    public int keys() {
        return counts.size();
    }
}
