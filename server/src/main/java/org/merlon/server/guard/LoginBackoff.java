package org.merlon.server.guard;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes whoever guesses wait: the first few tries are free, then each wrong one doubles the time until the next. A right
 * one ends it, and so does a long rest.
 *
 * <p>A try counts when it begins, or many at once would all be the first.
 */
public final class LoginBackoff {
    /** Tries before one has to wait: a forgetful owner's. */
    public static final int FREE = 5;

    private static final long FIRST_WAIT = Duration.ofSeconds(2).toNanos();
    private static final long LONGEST_WAIT = Duration.ofHours(1).toNanos();

    /** A guesser gains nothing by it: so many free tries a day are fewer than one an hour. */
    private static final long FORGOTTEN = Duration.ofHours(24).toNanos();

    /** What all share who come when no more can be told apart; memory is bounded, and no flood gets through. */
    private static final String THE_OTHERS = "";

    private final int free;
    private final int maxKeys;
    private final LongSupplier nanoTime;
    private final ConcurrentHashMap<String, Tries> byKey = new ConcurrentHashMap<>();

    /** What other servers do not know of: how many tries, or that one was right; null if there are none. */
    private volatile SharedLimits.@Nullable Tally unshared;

    /** Stands for a try that was right, and ends all before it. */
    private static final int RIGHT = -1_000_000;

    /**
     * What somebody has tried.
     *
     * @param until when the next try may come
     */
    private record Tries(int count, long last, long until) {}

    /**
     * @param free how many tries one has before each wrong one makes the next wait
     * @param maxKeys how many keys are told apart at once
     * @param nanoTime a clock that only goes forward
     */
    public LoginBackoff(int free, int maxKeys, LongSupplier nanoTime) {
        this.free = free;
        this.maxKeys = maxKeys;
        this.nanoTime = nanoTime;
    }

    /** Counts a try; answers 0 if it may be made now, else for how many milliseconds it must wait, uncounted. */
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

    /** From now on it is remembered what was tried. */
    void share() {
        unshared = new SharedLimits.Tally();
    }

    /** What was tried since the last time; less than nothing if a try was right. */
    Map<String, Integer> guessed() {
        SharedLimits.Tally tally = unshared;
        return tally == null ? Map.of() : tally.take();
    }

    /** Counts what was tried elsewhere. */
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

    /** The try was right: what came before is forgotten. */
    public void right(String key) {
        byKey.remove(key);
        tell(key, RIGHT);
    }

    /** The try came to nothing, neither right nor wrong. */
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

    /** The key itself, or the one of the others if there are too many. */
    private String known(String key, long now) {
        if (byKey.size() < maxKeys || byKey.containsKey(key)) {
            return key;
        }
        byKey.values().removeIf(tries -> now - tries.last > FORGOTTEN);
        return byKey.size() < maxKeys ? key : THE_OTHERS;
    }
}
