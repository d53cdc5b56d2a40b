package org.merlon.server.guard;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Exponential backoff against password guessing: the first few attempts are free, then each wrong one doubles the delay
 * until the next. A correct attempt, or a long time without attempts, resets it.
 *
 * <p>An attempt counts when it begins; otherwise many concurrent attempts would all be free.
 */
public final class LoginBackoff {
    /** Attempts without delay, for forgetful owners. */
    public static final int FREE_ATTEMPTS = 5;

    private static final long FIRST_DELAY_NANOS = Duration.ofSeconds(2).toNanos();
    private static final long MAX_DELAY_NANOS = Duration.ofHours(1).toNanos();

    /** An attacker gains nothing from the reset: the free attempts per day are fewer than one per hour. */
    private static final long RESET_AFTER_NANOS = Duration.ofHours(24).toNanos();

    /**
     * Common key of all attempts when there are too many keys; this bounds memory, and a flood of names gets only one
     * key.
     */
    private static final String OVERFLOW_KEY = "";

    private final int freeAttempts;
    private final int maxKeys;
    private final LongSupplier nanoTime;
    private final ConcurrentHashMap<String, Attempts> byKey = new ConcurrentHashMap<>();

    /**
     * Attempts not yet reported to other servers, or a success as {@link #SUCCESS}; null if there are no other servers.
     */
    private volatile ClusterLimits.@Nullable UseCounts unreported;

    /** Reported for a correct attempt; it cancels all earlier ones. */
    private static final int SUCCESS = -1_000_000;

    /**
     * The attempts for a key.
     *
     * @param nextAllowed the earliest time of the next attempt
     */
    private record Attempts(int count, long last, long nextAllowed) {}

    /**
     * @param freeAttempts the number of attempts without delay
     * @param maxKeys the maximum number of separate keys
     * @param nanoTime a monotonic clock
     */
    public LoginBackoff(int freeAttempts, int maxKeys, LongSupplier nanoTime) {
        this.freeAttempts = freeAttempts;
        this.maxKeys = maxKeys;
        this.nanoTime = nanoTime;
    }

    /**
     * Counts an attempt. Returns 0 if it is allowed now; otherwise the delay in milliseconds, and the attempt is not
     * counted.
     */
    public long begin(String key) {
        long now = nanoTime.getAsLong();
        var wait = new long[1];
        byKey.compute(effectiveKey(key, now), (any, before) -> {
            Attempts attempts =
                    before == null || now - before.last > RESET_AFTER_NANOS ? new Attempts(0, now, now) : before;
            if (attempts.nextAllowed - now > 0) {
                wait[0] = (attempts.nextAllowed - now - 1) / 1_000_000 + 1;
                return attempts;
            }
            int count = attempts.count + 1;
            return new Attempts(count, now, now + delayNanos(count));
        });
        if (wait[0] == 0) {
            collect(key, 1);
        }
        return wait[0];
    }

    private void collect(String key, int count) {
        ClusterLimits.UseCounts tally = unreported;
        if (tally != null && tally.size() < maxKeys) {
            tally.add(key, count);
        }
    }

    /** Starts collecting attempts for other servers. */
    void startSharing() {
        unreported = new ClusterLimits.UseCounts();
    }

    /** Returns the attempts since the last call; negative for a key with a correct one. */
    Map<String, Integer> takeAttempts() {
        ClusterLimits.UseCounts tally = unreported;
        return tally == null ? Map.of() : tally.take();
    }

    /** Counts attempts reported by another server. */
    void addRemoteAttempts(String key, int count) {
        if (count < 0) {
            byKey.remove(key);
        } else if (count > 0) {
            long now = nanoTime.getAsLong();
            byKey.compute(effectiveKey(key, now), (any, before) -> {
                int attemptCount = Math.min(1_000, count)
                        + (before == null || now - before.last > RESET_AFTER_NANOS ? 0 : before.count);
                return new Attempts(attemptCount, now, now + delayNanos(attemptCount));
            });
        }
    }

    /** Called after a correct attempt; forgets all earlier ones. */
    public void onSuccess(String key) {
        byKey.remove(key);
        collect(key, SUCCESS);
    }

    /** Called if an attempt was neither correct nor wrong; it is no longer counted. */
    public void cancel(String key) {
        byKey.computeIfPresent(
                key,
                (any, attempts) ->
                        attempts.count <= 1 ? null : new Attempts(attempts.count - 1, attempts.last, attempts.last));
    }

    private long delayNanos(int count) {
        int doublings = count - freeAttempts;
        if (doublings < 0) {
            return 0;
        }
        return doublings > 20 ? MAX_DELAY_NANOS : Math.min(MAX_DELAY_NANOS, FIRST_DELAY_NANOS << doublings);
    }

    /** Returns the key itself, or the common key if there are too many. */
    private String effectiveKey(String key, long now) {
        if (byKey.size() < maxKeys || byKey.containsKey(key)) {
            return key;
        }
        byKey.values().removeIf(attempts -> now - attempts.last > RESET_AFTER_NANOS);
        return byKey.size() < maxKeys ? key : OVERFLOW_KEY;
    }
}
