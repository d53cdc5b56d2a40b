package org.merlon.server.table.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The clock of games returns to the right time without ever going back. */
final class DowntimeAwareClockTest {
    private static final long START = 1_700_000_000_000L;
    private static final long HOUR = 3_600_000;

    private final AtomicLong system = new AtomicLong(START);
    private final AtomicLong nanos = new AtomicLong();
    private final DowntimeAwareClock clock =
            new DowntimeAwareClock(() -> Instant.ofEpochMilli(system.get()), nanos::get);

    private void advance(long millis) {
        system.addAndGet(millis);
        nanos.addAndGet(millis * 1_000_000);
    }

    @Test
    void recoversAfterSystemClockRanAhead() {
        system.addAndGet(HOUR);
        assertEquals(START + HOUR, clock.millis());
        system.addAndGet(-HOUR); // it is set right again
        long before = clock.millis();
        assertEquals(START + HOUR, before);
        int seconds = 0;
        while (clock.millis() - system.get() > 0) {
            advance(1_000);
            long now = clock.millis();
            assertTrue(now >= before && now - before <= 1_000, "it neither stops for long nor goes back");
            before = now;
            assertTrue(++seconds <= 2 * HOUR / 1_000, "still ahead by " + (now - system.get()));
        }
        advance(1_000);
        assertEquals(system.get(), clock.millis(), 1_000);
        long after = clock.millis();
        advance(1_000);
        assertEquals(after + 1_000, clock.millis(), "it runs at full speed again");
    }

    @Test
    void smallDifferencesDoNotSlowItDown() {
        system.addAndGet(1 - DowntimeAwareClock.MIN_DOWNTIME_MILLIS);
        advance(1_000);
        advance(1_000);
        assertEquals(START + 2_000, clock.millis());
    }
}
