package org.merlon.server.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Limits the number of concurrent uses per key, such as connections per address. */
public final class ConcurrencyLimiter {
    private final int max;
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    /** Counts reported by other servers, by key and server. */
    private final ConcurrentHashMap<String, ConcurrentHashMap<String, RemoteCount>> remoteCounts =
            new ConcurrentHashMap<>();

    private record RemoteCount(int count, long expiresAt) {}

    public ConcurrencyLimiter(int max) {
        this.max = max;
    }

    /**
     * Adds one use; returns false if the key has reached its maximum. Each success must be followed by {@link #release}.
     */
    public boolean tryAcquire(String key) {
        boolean[] acquired = {false};
        counts.compute(key, (any, count) -> {
            int current = count == null ? 0 : count;
            acquired[0] = current < max && (remoteCounts.isEmpty() || current + remoteCount(key) < max);
            return acquired[0] ? Integer.valueOf(current + 1) : count;
        });
        return acquired[0];
    }

    /** Removes one use. */
    public void release(String key) {
        counts.computeIfPresent(key, (any, count) -> count == 1 ? null : count - 1);
    }

    /**
     * Records the count reported by another server, valid until a time of {@link System#nanoTime} or the next report.
     */
    void setRemoteCount(String process, String key, int count, long expiresAt) {
        var byServer = remoteCounts.computeIfAbsent(key, any -> new ConcurrentHashMap<>());
        byServer.put(process, new RemoteCount(count, expiresAt));
        long now = System.nanoTime();
        remoteCounts.values().removeIf(each -> {
            each.values().removeIf(remote -> remote.expiresAt - now < 0);
            return each.isEmpty();
        });
    }

    private int remoteCount(String key) {
        var byServer = remoteCounts.get(key);
        if (byServer == null) {
            return 0;
        }
        long now = System.nanoTime();
        return byServer.values().stream()
                .filter(remote -> remote.expiresAt - now > 0)
                .mapToInt(RemoteCount::count)
                .sum();
    }

    /** Returns the keys that use more than a quarter of the maximum, with their counts. */
    Map<String, Integer> busyKeys() {
        Map<String, Integer> busyKeys = new HashMap<>();
        if (max < Integer.MAX_VALUE) {
            counts.forEach((key, count) -> {
                if (count > max / 4) {
                    busyKeys.put(key, count);
                }
            });
        }
        return busyKeys;
    }

    /** Returns the number of keys in use; unused keys are not stored. */
    public int keyCount() {
        return counts.size();
    }
}
