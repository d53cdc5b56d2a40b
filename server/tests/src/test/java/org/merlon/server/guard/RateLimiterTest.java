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

    private void pass(long millis) {
        now.addAndGet(millis * 1_000_000);
    }

    private static int count(RateLimiter limiter, String key, int attempts) {
        int allowed = 0;
        for (int i = 0; i < attempts; i++) {
            allowed += limiter.allow(key) ? 1 : 0;
        }
        return allowed;
    }

    /** Also works where the values of the monotonic clock wrap around. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1_000_000_000L, Long.MAX_VALUE - 150_000_000L, 123_456_789_012_345L})
    void aBurstThenWhatIsEarned(long start) {
        now.set(start);
        RateLimiter limiter = limiter(10);
        assertEquals(3, count(limiter, "a", 10));
        pass(99);
        assertFalse(limiter.allow("a"));
        pass(1);
        assertEquals(1, count(limiter, "a", 10));
        pass(200);
        assertEquals(2, count(limiter, "a", 10));
        pass(100_000);
        assertEquals(3, count(limiter, "a", 10), "a long pause allows no more than a burst");
    }

    @Test
    void keysDoNotDisturbEachOther() {
        RateLimiter limiter = limiter(10);
        assertEquals(3, count(limiter, "a", 10));
        assertEquals(3, count(limiter, "b", 10));
    }

    @Test
    void itSaysHowLongToWait() {
        RateLimiter limiter = limiter(10);
        assertEquals(0, limiter.retryAfterMillis("a"));
        count(limiter, "a", 3);
        assertEquals(100, limiter.retryAfterMillis("a"));
        pass(30);
        assertEquals(70, limiter.retryAfterMillis("a"));
        now.addAndGet(1);
        assertEquals(70, limiter.retryAfterMillis("a"), "rounded up, so that the next attempt succeeds");
        assertFalse(limiter.allow("a"));
        pass(70);
        assertEquals(0, limiter.retryAfterMillis("a"));
        assertTrue(limiter.allow("a"));
    }

    @Test
    void beingRefusedCostsNothing() {
        RateLimiter limiter = limiter(10);
        count(limiter, "a", 1_000);
        pass(100);
        assertTrue(limiter.allow("a"));
    }

    @Test
    void whoHasRestedIsForgottenWhenThereAreMany() {
        RateLimiter limiter = limiter(100);
        for (int i = 0; i < 100; i++) {
            assertTrue(limiter.allow("rested" + i));
        }
        pass(2_000);
        assertTrue(limiter.allow("new"));
        assertEquals(1, limiter.size());
    }

    @Test
    void whoIsStillHeldBackIsNotForgotten() {
        RateLimiter limiter = limiter(100);
        for (int i = 0; i < 99; i++) {
            limiter.allow("rested" + i);
        }
        pass(2_000);
        count(limiter, "busy", 3);
        assertTrue(limiter.allow("new"));
        assertFalse(limiter.allow("busy"));
        assertEquals(2, limiter.size());
    }

    @Test
    void aFloodOfKeysNeitherFillsMemoryNorGetsThrough() {
        RateLimiter limiter = limiter(100);
        int allowed = 0;
        for (int i = 0; i < 10_000; i++) {
            allowed += limiter.allow("key" + i) ? 1 : 0;
        }
        assertEquals(100, limiter.size());
        assertEquals(103, allowed, "one for each separate key, and one burst for all others together");
        assertTrue(limiter.retryAfterMillis("another") > 0);
        pass(2_000);
        assertTrue(limiter.allow("another"));
        assertEquals(0, limiter.retryAfterMillis("another"));
    }

    @Test
    void manyThreadsTogetherGetNoMoreThanOne() throws Exception {
        RateLimiter limiter = new RateLimiter(new Rate(Duration.ofHours(1), 500), 10, now::get);
        var threads = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < 8; i++) {
            threads.add(() -> count(limiter, "a", 1_000));
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
    void aRateIsMoreThanNothing() {
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ZERO, 1));
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ofSeconds(-1), 1));
        assertThrows(IllegalArgumentException.class, () -> new Rate(Duration.ofSeconds(1), 0));
        assertEquals(new Rate(Duration.ofMillis(50), 60), ServerLimits.SOCKET_MESSAGES);
        assertEquals(new Rate(Duration.ofMinutes(3), 100), ServerLimits.PASSWORDS_PER_NAME);
    }
}
