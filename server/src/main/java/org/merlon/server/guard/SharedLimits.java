package org.merlon.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Limits that hold for several servers together: each says what was used up through it, and counts what the others say. Only
 * keys that have used a good part of what they may are told of, so the usual visitor costs nothing; what slips through is a
 * second's worth, and a quarter of a limit for each further server.
 */
public final class SharedLimits {
    /** What is told in a second: more keys than that at their limits are an attack, and each server holds them back alone. */
    private static final int MOST = 500;

    /** What another server holds counts as long as it goes on saying so: three times. */
    private static final long HELD_NANOS = 3_500_000_000L;

    private final Map<String, RateLimiter> rates;
    private final Map<String, ConcurrencyLimiter> counts;
    private final LoginBackoff guesses;

    public SharedLimits(Map<String, RateLimiter> rates, Map<String, ConcurrencyLimiter> counts, LoginBackoff guesses) {
        this.rates = Map.copyOf(rates);
        this.counts = Map.copyOf(counts);
        this.guesses = guesses;
    }

    /** What a limit of a name has had of a key: used up since the last time, held now, or wrong guesses. */
    public record Use(Kind kind, String limit, String key, int count) {}

    /** What is counted. */
    public enum Kind {
        SPENT,
        HELD,
        GUESSED
    }

    /** From now on there is somebody to tell. */
    public void share() {
        rates.values().forEach(RateLimiter::share);
        guesses.share();
    }

    /** What the others should know, since the last time. */
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

    /** Counts what another server says. */
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

    /** Counts by key that are taken away in one piece. */
    static final class Tally {
        private volatile Map<String, Integer> counts = new ConcurrentHashMap<>();

        void add(String key, int count) {
            counts.merge(key, count, Integer::sum);
        }

        Map<String, Integer> take() {
            Map<String, Integer> taken = counts;
            counts = new ConcurrentHashMap<>(); // what is added at this very moment may be lost, which costs one
            return taken;
        }

        int size() {
            return counts.size();
        }
    }
}
