package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rate limiter allows a burst, then the steady rate, and remembers a limited number of keys. */
final class RateLimiterTest {
    private static final Rate RATE = new Rate(Duration.ofMillis(100), 3);
    private final AtomicLong now = new AtomicLong();

    private RateLimiter limiter(int maxKeys) {
        return new RateLimiter(RATE, maxKeys, now::get);
    }

    private void advanceMillis(long millis) {
        now.addAndGet(millis * 1_000_000);
    }

    private static int countAllowed(RateLimiter limiter, String key, int attempts) {
        int allowed = 0;
        for (int i = 0; i < attempts; i++) {
            allowed += limiter.allow(key) ? 1 : 0;
        }
        return allowed;
    }

    /** Also works where the values of the monotonic clock wrap around. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1_000_000_000L, Long.MAX_VALUE - 150_000_000L, 123_456_789_012_345L})
    void allowsBurstThenSteadyRate(long start) {
        now.set(start);
        RateLimiter limiter = limiter(10);
        assertEquals(3, countAllowed(limiter, "a", 10));
        advanceMillis(99);
        assertFalse(limiter.allow("a"));
        advanceMillis(1);
        assertEquals(1, countAllowed(limiter, "a", 10));
        advanceMillis(200);
        assertEquals(2, countAllowed(limiter, "a", 10));
        advanceMillis(100_000);
        assertEquals(3, countAllowed(limiter, "a", 10), "a long pause allows no more than a burst");
    }

    @Test
    void keysAreIndependent() {
        RateLimiter limiter = limiter(10);
        assertEquals(3, countAllowed(limiter, "a", 10));
        assertEquals(3, countAllowed(limiter, "b", 10));
    }

    @Test
    void reportsWaitingTime() {
        RateLimiter limiter = limiter(10);
        assertEquals(0, limiter.retryAfterMillis("a"));
        countAllowed(limiter, "a", 3);
        assertEquals(100, limiter.retryAfterMillis("a"));
        advanceMillis(30);
        assertEquals(70, limiter.retryAfterMillis("a"));
        now.addAndGet(1);
        assertEquals(70, limiter.retryAfterMillis("a"), "rounded up, so that the next attempt succeeds");
        assertFalse(limiter.allow("a"));
        advanceMillis(70);
        assertEquals(0, limiter.retryAfterMillis("a"));
        assertTrue(limiter.allow("a"));
    }

    @Test
    void refusedAttemptsAreNotCounted() {
        RateLimiter limiter = limiter(10);
        countAllowed(limiter, "a", 1_000);
        advanceMillis(100);
        assertTrue(limiter.allow("a"));
    }

    @Test
    void removesFullBucketsWhenThereAreMany() {
        RateLimiter limiter = limiter(100);
        for (int i = 0; i < 100; i++) {
            assertTrue(limiter.allow("rested" + i));
        }
        advanceMillis(2_000);
        assertTrue(limiter.allow("new"));
        assertEquals(1, limiter.keyCount());
    }

    @Test
    void keepsBucketsThatAreNotFull() {
        RateLimiter limiter = limiter(100);
        for (int i = 0; i < 99; i++) {
            limiter.allow("rested" + i);
        }
        advanceMillis(2_000);
        countAllowed(limiter, "busy", 3);
        assertTrue(limiter.allow("new"));
        assertFalse(limiter.allow("busy"));
        assertEquals(2, limiter.keyCount());
    }

    @Test
    void floodOfKeysIsBoundedAndLimited() {
        RateLimiter limiter = limiter(100);
        int allowed = 0;
        for (int i = 0; i < 10_000; i++) {
            allowed += limiter.allow("key" + i) ? 1 : 0;
        }
        assertEquals(100, limiter.keyCount());
        assertEquals(103, allowed, "one for each separate key, and one burst for all others together");
        assertTrue(limiter.retryAfterMillis("another") > 0);
        advanceMillis(2_000);
        assertTrue(limiter.allow("another"));
        assertEquals(0, limiter.retryAfterMillis("another"));
    }

    @Test
    void isThreadSafe() throws Exception {
        RateLimiter limiter = new RateLimiter(new Rate(Duration.ofHours(1), 500), 10, now::get);
        var threads = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < 8; i++) {
            threads.add(() -> countAllowed(limiter, "a", 1_000));
        }
        int allowed = 0;
        try (var pool = Executors.newFixedThreadPool(8)) {
            for (var thread : pool.invokeAll(threads)) {
                allowed += thread.get();
            }
        }
        assertEquals(500, allowed);
    }

    @Test
    void rejectsInvalidRates() {
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ZERO, 1));
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ofSeconds(-1), 1));
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ofSeconds(1), 0));
        assertEquals(new Rate(Duration.ofMillis(50), 60), ServerLimits.SOCKET_MESSAGES_PER_PERSON);
        assertEquals(new Rate(Duration.ofMinutes(3), 100), ServerLimits.PASSWORDS_PER_NAME);
    }
}
