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
    public static final int FREE = 5;

    private static final long FIRST_WAIT = Duration.ofSeconds(2).toNanos();
    private static final long LONGEST_WAIT = Duration.ofHours(1).toNanos();

    /** An attacker gains nothing from the reset: the free attempts per day are fewer than one per hour. */
    private static final long FORGOTTEN = Duration.ofHours(24).toNanos();

    /**
     * Common key of all attempts when there are too many keys; this bounds memory, and a flood of names gets only one
     * key.
     */
    private static final String THE_OTHERS = "";

    private final int free;
    private final int maxKeys;
    private final LongSupplier nanoTime;
    private final ConcurrentHashMap<String, Tries> byKey = new ConcurrentHashMap<>();

    /**
     * Attempts not yet reported to other servers, or a success as {@link #RIGHT}; null if there are no other servers.
     */
    private volatile SharedLimits.@Nullable Tally unshared;

    /** Reported for a correct attempt; it cancels all earlier ones. */
    private static final int RIGHT = -1_000_000;

    /**
     * The attempts for a key.
     *
     * @param until the earliest time of the next attempt
     */
    private record Tries(int count, long last, long until) {}

    /**
     * @param free the number of attempts without delay
     * @param maxKeys the maximum number of separate keys
     * @param nanoTime a monotonic clock
     */
    public LoginBackoff(int free, int maxKeys, LongSupplier nanoTime) {
        this.free = free;
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
        byKey.compute(known(key, now), (any, before) -> {
            Tries tries = before == null || now - before.last > FORGOTTEN ? new Tries(0, now, now) : before;
            if (tries.until - now > 0) {
                wait[0] = (tries.until - now - 1) / 1_000_000 + 1;
                return tries;
            }
            int count = tries.count + 1;
            return new Tries(count, now, now + pause(count));
        });
        if (wait[0] == 0) {
            tell(key, 1);
        }
        return wait[0];
    }

    private void tell(String key, int count) {
        SharedLimits.Tally tally = unshared;
        if (tally != null && tally.size() < maxKeys) {
            tally.add(key, count);
        }
    }

    /** Starts collecting attempts for other servers. */
    void share() {
        unshared = new SharedLimits.Tally();
    }

    /** Returns the attempts since the last call; negative for a key with a correct one. */
    Map<String, Integer> guessed() {
        SharedLimits.Tally tally = unshared;
        return tally == null ? Map.of() : tally.take();
    }

    /** Counts attempts reported by another server. */
    void guessedElsewhere(String key, int count) {
        if (count < 0) {
            byKey.remove(key);
        } else if (count > 0) {
            long now = nanoTime.getAsLong();
            byKey.compute(known(key, now), (any, before) -> {
                int tries =
                        Math.min(1_000, count) + (before == null || now - before.last > FORGOTTEN ? 0 : before.count);
                return new Tries(tries, now, now + pause(tries));
            });
        }
    }

    /** Called after a correct attempt; forgets all earlier ones. */
    public void right(String key) {
        byKey.remove(key);
        tell(key, RIGHT);
    }

    /** Called if an attempt was neither correct nor wrong; it is no longer counted. */
    public void takeBack(String key) {
        byKey.computeIfPresent(
                key, (any, tries) -> tries.count <= 1 ? null : new Tries(tries.count - 1, tries.last, tries.last));
    }

    private long pause(int count) {
        int doublings = count - free;
        if (doublings < 0) {
            return 0;
        }
        return doublings > 20 ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT << doublings);
    }

    /** Returns the key itself, or the common key if there are too many. */
    private String known(String key, long now) {
        if (byKey.size() < maxKeys || byKey.containsKey(key)) {
            return key;
        }
        byKey.values().removeIf(tries -> now - tries.last > FORGOTTEN);
        return byKey.size() < maxKeys ? key : THE_OTHERS;
    }
}
