package org.merlon.server.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Limits the rate of uses per key (an address, a person, a name).
 *
 * <p>A token bucket, stored as one number: the time at which the bucket is full again. Full buckets are equivalent to
 * none, so they can be removed when there are many. If there are still too many, all further keys share one bucket;
 * this is hard on newcomers, but it bounds memory and lets no flood through.
 */
public final class RateLimiter {
    /** Marks a bucket that was removed while another thread was using it. */
    private static final long REMOVED = Long.MIN_VALUE;

    /** A sweep visits every bucket, so it runs at most this often. */
    private static final long SWEEP_INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanoTime;
    private final long intervalNanos;
    private final long toleranceNanos;
    private final int maxKeys;
    private final ConcurrentHashMap<String, AtomicLong> fullAt = new ConcurrentHashMap<>();
    private final AtomicLong overflow;
    private final AtomicLong nextSweep;

    /** Uses not yet reported to other servers; null if there are none. */
    private volatile ClusterLimits.@Nullable UseCounts unreported;

    /**
     * @param maxKeys the maximum number of separate keys
     * @param nanoTime a monotonic clock
     */
    public RateLimiter(Rate rate, int maxKeys, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.maxKeys = maxKeys;
        intervalNanos = rate.interval().toNanos();
        toleranceNanos = Math.multiplyExact(intervalNanos, rate.burst() - 1);
        long now = nanoTime.getAsLong();
        overflow = new AtomicLong(now);
        nextSweep = new AtomicLong(now);
    }

    /** Returns true if one more use is allowed for a key now, and counts it. */
    public boolean allow(String key) {
        return allow(key, 1);
    }

    /**
     * Returns true if an expensive use, which counts as several, is allowed for a key now, and counts all of it. It may
     * exceed what is left in the bucket; the next use has to wait accordingly longer.
     */
    public boolean allow(String key, int count) {
        while (true) {
            long now = nanoTime.getAsLong();
            AtomicLong bucket = bucket(key, now);
            long before = bucket.get();
            if (before == REMOVED) {
                fullAt.remove(key, bucket);
                continue;
            }
            long full = latest(before, now);
            if (full - now > toleranceNanos) {
                return false;
            }
            if (bucket.compareAndSet(before, full + intervalNanos * count)) {
                ClusterLimits.UseCounts tally = unreported;
                if (tally != null && tally.size() < maxKeys) {
                    tally.add(key, count);
                }
                return true;
            }
        }
    }

    /** Starts collecting uses for other servers. */
    void startSharing() {
        unreported = new ClusterLimits.UseCounts();
    }

    /**
     * Returns the uses since the last call, for keys with less than three quarters of the bucket left; others need no
     * reports.
     */
    Map<String, Integer> takeUses() {
        ClusterLimits.UseCounts tally = unreported;
        if (tally == null) {
            return Map.of();
        }
        long now = nanoTime.getAsLong();
        Map<String, Integer> reported = new HashMap<>();
        tally.take().forEach((key, count) -> {
            AtomicLong bucket = fullAt.get(key);
            long full = bucket == null ? now : bucket.get();
            if (full != REMOVED && full - now > toleranceNanos / 4) {
                reported.put(key, count);
            } else if (full != REMOVED && full - now > 0) {
                tally.add(key, count);
            }
        });
        return reported;
    }

    /** Counts uses reported by another server, even beyond the limit. */
    void addRemoteUses(String key, int count) {
        long now = nanoTime.getAsLong();
        long maxWait = Math.addExact(toleranceNanos, 2 * intervalNanos); // waits no longer than for local uses
        bucket(key, now)
                .updateAndGet(before -> before == REMOVED
                        ? REMOVED
                        : Math.min(latest(before, now) + intervalNanos * Math.min(count, 1_000_000), now + maxWait));
    }

    /** Returns the time until {@link #allow} succeeds for a key; 0 if it would now. Counts nothing. */
    public long retryAfterMillis(String key) {
        long now = nanoTime.getAsLong();
        AtomicLong bucket = fullAt.get(key);
        if (bucket == null) {
            bucket = fullAt.size() < maxKeys ? null : overflow;
        }
        long full = bucket == null ? now : bucket.get();
        long wait = full == REMOVED ? 0 : full - now - toleranceNanos;
        return wait <= 0 ? 0 : (wait - 1) / 1_000_000 + 1;
    }

    /** Returns the current number of separate keys. */
    public int keyCount() {
        return fullAt.size();
    }

    private AtomicLong bucket(String key, long now) {
        AtomicLong bucket = fullAt.get(key);
        if (bucket != null) {
            return bucket;
        }
        if (fullAt.size() >= maxKeys) {
            sweep(now);
            if (fullAt.size() >= maxKeys) {
                return overflow;
            }
        }
        return fullAt.computeIfAbsent(key, any -> new AtomicLong(now));
    }

    private void sweep(long now) {
        long due = nextSweep.get();
        if (now - due < 0 || !nextSweep.compareAndSet(due, now + SWEEP_INTERVAL_NANOS)) {
            return;
        }
        fullAt.forEach((key, bucket) -> {
            long full = bucket.get();
            if (full - now <= 0 && bucket.compareAndSet(full, REMOVED)) {
                fullAt.remove(key, bucket);
            }
        });
    }

    /** Returns the later of two times of a clock whose values may wrap around. */
    private static long latest(long a, long b) {
        return a - b > 0 ? a : b;
    }
}
