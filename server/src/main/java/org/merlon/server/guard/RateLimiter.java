package org.merlon.server.guard;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Holds each key (an address, a person, a name) to a rate.
 *
 * <p>A token bucket, kept as one number: the moment at which the bucket will be full again. A bucket that is full is as
 * good as none, so those can be thrown away when there are many. If there are too many even so, all further keys share
 * one bucket, which is hard on newcomers but keeps memory bounded and lets no flood through.
 */
public final class RateLimiter {
    /** Marks a bucket that was thrown away while somebody was looking at it. */
    private static final long GONE = Long.MIN_VALUE;

    /** A full sweep looks at every bucket, so it happens no more often than this. */
    private static final long SWEEP_INTERVAL = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanoTime;
    private final long interval;
    private final long tolerance;
    private final int maxKeys;
    private final ConcurrentHashMap<String, AtomicLong> fullAt = new ConcurrentHashMap<>();
    private final AtomicLong overflow;
    private final AtomicLong nextSweep;

    /** What was used up and other servers do not know of; null if there are none. */
    private volatile SharedLimits.@Nullable Tally unshared;

    /**
     * @param maxKeys how many keys are told apart at once
     * @param nanoTime a clock that only goes forward
     */
    public RateLimiter(Rate rate, int maxKeys, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.maxKeys = maxKeys;
        interval = rate.interval().toNanos();
        tolerance = Math.multiplyExact(interval, rate.burst() - 1);
        long now = nanoTime.getAsLong();
        overflow = new AtomicLong(now);
        nextSweep = new AtomicLong(now);
    }

    /** Whether it may happen once more for a key now; if so, it is counted. */
    public boolean allow(String key) {
        return allow(key, 1);
    }

    /**
     * Whether something may happen for a key now that counts as several; if so, all of it is counted. It may be more than is
     * left: who asks for much at once gets it, and waits the longer for the next.
     */
    public boolean allow(String key, int count) {
        while (true) {
            long now = nanoTime.getAsLong();
            AtomicLong bucket = bucket(key, now);
            long before = bucket.get();
            if (before == GONE) {
                fullAt.remove(key, bucket);
                continue;
            }
            long full = later(before, now);
            if (full - now > tolerance) {
                return false;
            }
            if (bucket.compareAndSet(before, full + interval * count)) {
                SharedLimits.Tally tally = unshared;
                if (tally != null && tally.size() < maxKeys) {
                    tally.add(key, count);
                }
                return true;
            }
        }
    }

    /** From now on it is remembered what is used up. */
    void share() {
        unshared = new SharedLimits.Tally();
    }

    /** What was used up since the last time by those who have less than three quarters left; others are not worth a word. */
    Map<String, Integer> spent() {
        SharedLimits.Tally tally = unshared;
        if (tally == null) {
            return Map.of();
        }
        long now = nanoTime.getAsLong();
        Map<String, Integer> told = new HashMap<>();
        tally.take().forEach((key, count) -> {
            AtomicLong bucket = fullAt.get(key);
            long full = bucket == null ? now : bucket.get();
            if (full != GONE && full - now > tolerance / 4) {
                told.put(key, count);
            } else if (full != GONE && full - now > 0) {
                tally.add(key, count);
            }
        });
        return told;
    }

    /** Counts what happened for a key elsewhere, whether or not it may. */
    void charge(String key, int count) {
        long now = nanoTime.getAsLong();
        long most = Math.addExact(tolerance, 2 * interval); // a key waits no longer for others than for itself
        bucket(key, now)
                .updateAndGet(before -> before == GONE
                        ? GONE
                        : Math.min(later(before, now) + interval * Math.min(count, 1_000_000), now + most));
    }

    /** How long to wait until {@link #allow} says yes for a key; 0 if it would now. Counts nothing. */
    public long retryAfterMillis(String key) {
        long now = nanoTime.getAsLong();
        AtomicLong bucket = fullAt.get(key);
        if (bucket == null) {
            bucket = fullAt.size() < maxKeys ? null : overflow;
        }
        long full = bucket == null ? now : bucket.get();
        long wait = full == GONE ? 0 : full - now - tolerance;
        return wait <= 0 ? 0 : (wait - 1) / 1_000_000 + 1;
    }

    /** How many keys are told apart at the moment. */
    public int size() {
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
        if (now - due < 0 || !nextSweep.compareAndSet(due, now + SWEEP_INTERVAL)) {
            return;
        }
        fullAt.forEach((key, bucket) -> {
            long full = bucket.get();
            if (full - now <= 0 && bucket.compareAndSet(full, GONE)) {
                fullAt.remove(key, bucket);
            }
        });
    }

    /** The later of two moments of a clock whose numbers may wrap around. */
    private static long later(long a, long b) {
        return a - b > 0 ? a : b;
    }
}
