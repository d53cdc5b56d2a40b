package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Concurrent uses per key are limited, and unused keys take no memory. */
final class ConcurrencyLimiterTest {
    @Test
    void limitsConcurrentUses() {
        var limiter = new ConcurrencyLimiter(2);
        assertTrue(limiter.tryAcquire("a"));
        assertTrue(limiter.tryAcquire("a"));
        assertFalse(limiter.tryAcquire("a"));
        assertTrue(limiter.tryAcquire("b"));
        limiter.release("a");
        assertTrue(limiter.tryAcquire("a"));
        assertFalse(limiter.tryAcquire("a"));
    }

    @Test
    void releasedKeysTakeNoMemory() {
        var limiter = new ConcurrencyLimiter(2);
        limiter.tryAcquire("a");
        limiter.release("a");
        limiter.release("a");
        assertEquals(0, limiter.keyCount());
        assertFalse(new ConcurrencyLimiter(0).tryAcquire("a"));
    }

    @Test
    void isThreadSafe() throws Exception {
        var limiter = new ConcurrencyLimiter(5_000);
        var threads = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < 8; i++) {
            threads.add(() -> {
                int entered = 0;
                for (int j = 0; j < 1_000; j++) {
                    entered += limiter.tryAcquire("a") ? 1 : 0;
                }
                return entered;
            });
        }
        int entered = 0;
        try (var pool = Executors.newFixedThreadPool(8)) {
            for (var thread : pool.invokeAll(threads)) {
                entered += thread.get();
            }
        }
        assertEquals(5_000, entered);
        assertFalse(limiter.tryAcquire("a"));
    }
}
