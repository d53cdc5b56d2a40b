package org.merlon.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Limits that apply across several servers: each reports its local uses and counts those reported by others. Only keys
 * that have used a good part of their limit are reported, so ordinary visitors cost nothing. A client may exceed a
 * limit by one second's uses, and by a quarter of the limit for each further server.
 */
public final class SharedLimits {
    /** Reports per second. More keys at their limits are an attack, which each server withstands alone. */
    private static final int MOST = 500;

    /** Time for which reported concurrent uses are valid; they are repeated about three times in it. */
    private static final long HELD_NANOS = 3_500_000_000L;

    private final Map<String, RateLimiter> rates;
    private final Map<String, ConcurrencyLimiter> counts;
    private final LoginBackoff guesses;

    public SharedLimits(Map<String, RateLimiter> rates, Map<String, ConcurrencyLimiter> counts, LoginBackoff guesses) {
        this.rates = Map.copyOf(rates);
        this.counts = Map.copyOf(counts);
        this.guesses = guesses;
    }

    /** A report of the uses of a key under a limit: uses since the last report, concurrent uses, or login attempts. */
    public record Use(Kind kind, String limit, String key, int count) {}

    /** The kind of use. */
    public enum Kind {
        SPENT,
        HELD,
        GUESSED
    }

    /** Starts collecting uses for other servers. */
    public void share() {
        rates.values().forEach(RateLimiter::share);
        guesses.share();
    }

    /** Returns the uses to report since the last call. */
    public List<Use> uses() {
        List<Use> uses = new ArrayList<>();
        rates.forEach(
                (name, limiter) -> limiter.spent().forEach((key, count) -> add(uses, Kind.SPENT, name, key, count)));
        counts.forEach(
                (name, counted) -> counted.many().forEach((key, count) -> add(uses, Kind.HELD, name, key, count)));
        guesses.guessed().forEach((key, count) -> add(uses, Kind.GUESSED, "", key, count));
        return uses;
    }

    private static void add(List<Use> uses, Kind kind, String limit, String key, int count) {
        boolean sendable = key.indexOf('\t') < 0 && key.indexOf('\n') < 0;
        if (sendable && uses.size() < MOST) {
            uses.add(new Use(kind, limit, key, count));
        }
    }

    /** Counts a report of another server. */
    public void used(String process, Use use) {
        switch (use.kind) {
            case SPENT -> {
                RateLimiter limiter = rates.get(use.limit);
                if (limiter != null && use.count > 0) {
                    limiter.charge(use.key, use.count);
                }
            }
            case HELD -> {
                ConcurrencyLimiter counted = counts.get(use.limit);
                if (counted != null) {
                    counted.elsewhere(process, use.key, use.count, System.nanoTime() + HELD_NANOS);
                }
            }
            case GUESSED -> guesses.guessedElsewhere(use.key, use.count);
        }
    }

    /** Counts by key, which can be taken atomically. */
    static final class Tally {
        private volatile Map<String, Integer> counts = new ConcurrentHashMap<>();

        void add(String key, int count) {
            counts.merge(key, count, Integer::sum);
        }

        Map<String, Integer> take() {
            Map<String, Integer> taken = counts;
            counts = new ConcurrentHashMap<>(); // a concurrent addition may be lost, which is harmless
            return taken;
        }

        int size() {
            return counts.size();
        }
    }
}
