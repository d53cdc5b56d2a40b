package org.merlon.server.table.schedule;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The time that games are played by: flows evenly and never goes back, whatever happens to the clock on the wall, and
 * knows when the house stood still.
 *
 * <p>It is looked at several times a second. If it was not for a while, the process did not run: it was stopped, the
 * machine slept, or memory was being tidied for long. The same if the clock on the wall is suddenly ahead. Then it takes
 * over the time of the wall, and remembers from when until when: clocks of games do not count that.
 */
public final class GameClock implements InstantSource {
    /** How often it is looked at. */
    static final long TICK_MILLIS = 250;

    /** A busy machine may keep a thread waiting for a second; this is longer. */
    static final long PAUSE_MILLIS = 2_000;

    private final InstantSource wall;
    private final LongSupplier nanoTime;
    private long start;
    private long startNanos;
    private long lastNanos;
    private long last;
    private final DowntimeLog downtimes;

    /** @param nanoTime a clock that only goes forward */
    public GameClock(InstantSource wall, LongSupplier nanoTime) {
        this(wall, nanoTime, wall.millis());
    }

    /** @param openSince since when the house is open, by this server or another */
    private GameClock(InstantSource wall, LongSupplier nanoTime, long openSince) {
        this.wall = wall;
        this.nanoTime = nanoTime;
        start = wall.millis();
        startNanos = nanoTime.getAsLong();
        lastNanos = startNanos;
        last = start;
        downtimes = new DowntimeLog(Math.min(start, openSince));
    }

    /** The clock of this machine. */
    public static GameClock system() {
        return new GameClock(InstantSource.system(), System::nanoTime);
    }

    /** The clock of this machine in a house that has been open since a time. */
    public static GameClock system(long openSince) {
        return new GameClock(InstantSource.system(), System::nanoTime, openSince);
    }

    @Override
    public synchronized long millis() {
        return advance();
    }

    /** When the house stood still, just now included. */
    public synchronized DowntimeLog downtimes() {
        var unused = advance();
        return downtimes;
    }

    private long advance() {
        long nanos = nanoTime.getAsLong();
        long away = TimeUnit.NANOSECONDS.toMillis(nanos - lastNanos);
        lastNanos = nanos;
        long now = start + TimeUnit.NANOSECONDS.toMillis(nanos - startNanos);
        long ahead = wall.millis() - now;
        if (away >= PAUSE_MILLIS || ahead >= PAUSE_MILLIS) {
            now += Math.max(0, ahead);
            start = now;
            startNanos = nanos;
            downtimes.add(last, now);
        }
        last = now;
        return now;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }
}
