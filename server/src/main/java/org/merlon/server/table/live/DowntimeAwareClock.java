package org.merlon.server.table.live;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The clock of games. It runs evenly, never goes back when the system clock changes, and detects downtimes.
 *
 * <p>It is read several times a second. A longer gap means that the process did not run: it was stopped, the machine
 * was suspended, or garbage collection took long. A system clock that is suddenly ahead means the same. In both cases
 * the clock takes over the system time and records a downtime, which clocks of games do not count.
 *
 * <p>A system clock that was ahead and is set right again leaves this one ahead. It then runs at half speed until the
 * system has caught up, so that deadlines come to be where they should, and no time is seen twice.
 */
public final class DowntimeAwareClock implements InstantSource {
    /** The interval between two readings. */
    public static final long TICK_MILLIS = 250;

    /** The gap that counts as a downtime. A busy machine may delay a thread for a second, so it is longer than that. */
    static final long MIN_DOWNTIME_MILLIS = 2_000;

    private final InstantSource systemClock;
    private final LongSupplier nanoTime;
    private long startMillis;
    private long startNanos;
    private long lastNanos;
    private long lastMillis;
    private boolean slow;
    private final DowntimeLog downtimes;

    /**
     * Creates the clock of a server that starts now.
     *
     * @param nanoTime a clock that only goes forward
     */
    public DowntimeAwareClock(InstantSource systemClock, LongSupplier nanoTime) {
        this(systemClock, nanoTime, systemClock.millis());
    }

    /**
     * Creates the clock of a server in a cluster.
     *
     * @param openSince the time since which this server or another has been running
     */
    public DowntimeAwareClock(InstantSource systemClock, LongSupplier nanoTime, long openSince) {
        this.systemClock = systemClock;
        this.nanoTime = nanoTime;
        startMillis = systemClock.millis();
        startNanos = nanoTime.getAsLong();
        lastNanos = startNanos;
        lastMillis = startMillis;
        downtimes = new DowntimeLog(Math.min(startMillis, openSince));
    }

    /** The clock of this machine, for a single server. */
    public static DowntimeAwareClock system() {
        return new DowntimeAwareClock(InstantSource.system(), System::nanoTime);
    }

    /** The clock of this machine, in a cluster that has been running since a time. */
    public static DowntimeAwareClock system(long openSince) {
        return new DowntimeAwareClock(InstantSource.system(), System::nanoTime, openSince);
    }

    @Override
    public synchronized long millis() {
        return advance();
    }

    /** The downtimes until now, including one that is detected by this call. */
    public synchronized DowntimeLog downtimes() {
        var unused = advance();
        return downtimes;
    }

    private long advance() {
        long nanos = nanoTime.getAsLong();
        long gapMillis = TimeUnit.NANOSECONDS.toMillis(nanos - lastNanos);
        lastNanos = nanos;
        long now = startMillis + TimeUnit.NANOSECONDS.toMillis(nanos - startNanos) / (slow ? 2 : 1);
        long aheadMillis = systemClock.millis() - now;
        boolean shouldBeSlow = slow ? aheadMillis < 0 : aheadMillis <= -MIN_DOWNTIME_MILLIS;
        if (shouldBeSlow != slow) {
            slow = shouldBeSlow;
            startMillis = now;
            startNanos = nanos;
        }
        if (gapMillis >= MIN_DOWNTIME_MILLIS || aheadMillis >= MIN_DOWNTIME_MILLIS) {
            now += Math.max(0, aheadMillis);
            startMillis = now;
            startNanos = nanos;
            downtimes.add(lastMillis, now);
        }
        lastMillis = now;
        return now;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }
}
