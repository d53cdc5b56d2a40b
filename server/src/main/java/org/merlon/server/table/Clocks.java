package org.merlon.server.table;

import java.util.Arrays;

/** How much time each seat has; follows from the times in the log alone. */
final class Clocks {
    /** No end in sight. */
    static final long NEVER = Long.MAX_VALUE;

    private final Pace pace;
    private final long[] left;

    /** The seat whose clock runs, or -1. */
    private int running = -1;

    private long since;

    Clocks(Pace pace, int players) {
        this.pace = pace;
        left = new long[players];
        Arrays.fill(left, pace instanceof Pace.Live live ? live.base() : 0);
    }

    Clocks(Clocks other) {
        pace = other.pace;
        left = other.left.clone();
        running = other.running;
        since = other.since;
    }

    /** From {@code time} on the clock of {@code seat} runs (-1: nobody's). Turns that end earn their increment. */
    void run(int seat, long time) {
        if (pace instanceof Pace.Live live && running >= 0) {
            left[running] -= time - since;
            if (seat != running) {
                left[running] += live.increment();
            }
        }
        boolean sameDecision = seat == running && pace instanceof Pace.Days;
        if (!sameDecision) {
            since = time; // in days a decision has its time as a whole, however many moves a turn takes
        }
        running = seat;
    }

    /** Time up to {@code time} is not counted. */
    void forgive(long time) {
        since = Math.max(since, time);
    }

    /** When the running clock runs out. */
    long deadline() {
        if (running < 0) {
            return NEVER;
        }
        return switch (pace) {
            case Pace.Unhurried none -> NEVER;
            case Pace.Live live -> since + left[running];
            case Pace.Days some -> since + some.days() * Pace.DAY;
        };
    }

    /** Milliseconds left for a seat at a time; {@link #NEVER} without a clock. */
    long left(int seat, long now) {
        return switch (pace) {
            case Pace.Unhurried none -> NEVER;
            case Pace.Live live -> seat == running ? Math.max(0, left[seat] - (now - since)) : left[seat];
            case Pace.Days some -> seat == running ? Math.max(0, deadline() - now) : some.days() * Pace.DAY;
        };
    }

    int running() {
        return running;
    }
}
