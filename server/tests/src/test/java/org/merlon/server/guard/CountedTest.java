package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Concurrent uses per key are limited, and unused keys take no memory. */
final class CountedTest {
    @Test
    void onlySoManyAtOnce() {
        var counted = new ConcurrencyLimiter(2);
        assertTrue(counted.enter("a"));
        assertTrue(counted.enter("a"));
        assertFalse(counted.enter("a"));
        assertTrue(counted.enter("b"));
        counted.leave("a");
        assertTrue(counted.enter("a"));
        assertFalse(counted.enter("a"));
    }

    @Test
    void nothingIsKeptOfThoseWhoLeft() {
        var counted = new ConcurrencyLimiter(2);
        counted.enter("a");
        counted.leave("a");
        counted.leave("a");
        assertEquals(0, counted.keys());
        assertFalse(new ConcurrencyLimiter(0).enter("a"));
    }

    @Test
    void threadsAreCountedOneByOne() throws Exception {
        var counted = new ConcurrencyLimiter(5_000);
        var threads = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < 8; i++) {
            threads.add(() -> {
                int entered = 0;
                for (int j = 0; j < 1_000; j++) {
                    entered += counted.enter("a") ? 1 : 0;
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
        assertFalse(counted.enter("a"));
    }
}
