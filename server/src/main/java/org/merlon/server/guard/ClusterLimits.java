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
public final class ClusterLimits {
    /** Reports per second. More keys at their limits are an attack, which each server withstands alone. */
    private static final int MAX_REPORTS = 500;

    /** Time for which reported concurrent uses are valid; they are repeated about three times in it. */
    private static final long REMOTE_VALIDITY_NANOS = 3_500_000_000L;

    private final Map<String, RateLimiter> rateLimiters;
    private final Map<String, ConcurrencyLimiter> concurrencyLimiters;
    private final LoginBackoff loginBackoff;

    public ClusterLimits(
            Map<String, RateLimiter> rateLimiters,
            Map<String, ConcurrencyLimiter> concurrencyLimiters,
            LoginBackoff loginBackoff) {
        this.rateLimiters = Map.copyOf(rateLimiters);
        this.concurrencyLimiters = Map.copyOf(concurrencyLimiters);
        this.loginBackoff = loginBackoff;
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
    public void startSharing() {
        rateLimiters.values().forEach(RateLimiter::startSharing);
        loginBackoff.startSharing();
    }

    /** Returns the uses to report since the last call. */
    public List<Use> takeUses() {
        List<Use> uses = new ArrayList<>();
        rateLimiters.forEach((name, limiter) ->
                limiter.takeUses().forEach((key, count) -> addIfSendable(uses, Kind.SPENT, name, key, count)));
        concurrencyLimiters.forEach((name, limiter) ->
                limiter.busyKeys().forEach((key, count) -> addIfSendable(uses, Kind.HELD, name, key, count)));
        loginBackoff.takeAttempts().forEach((key, count) -> addIfSendable(uses, Kind.GUESSED, "", key, count));
        return uses;
    }

    private static void addIfSendable(List<Use> uses, Kind kind, String limit, String key, int count) {
        boolean sendable = key.indexOf('\t') < 0 && key.indexOf('\n') < 0;
        if (sendable && uses.size() < MAX_REPORTS) {
            uses.add(new Use(kind, limit, key, count));
        }
    }

    /** Counts a report of another server. */
    public void addRemoteUse(String process, Use use) {
        switch (use.kind) {
            case SPENT -> {
                RateLimiter limiter = rateLimiters.get(use.limit);
                if (limiter != null && use.count > 0) {
                    limiter.addRemoteUses(use.key, use.count);
                }
            }
            case HELD -> {
                ConcurrencyLimiter concurrencyLimiter = concurrencyLimiters.get(use.limit);
                if (concurrencyLimiter != null) {
                    concurrencyLimiter.setRemoteCount(
                            process, use.key, use.count, System.nanoTime() + REMOTE_VALIDITY_NANOS);
                }
            }
            case GUESSED -> loginBackoff.addRemoteAttempts(use.key, use.count);
        }
    }

    /** Counts by key, which can be taken atomically. */
    static final class UseCounts {
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
