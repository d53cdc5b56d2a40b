package org.merlon.server.table;

import java.util.Arrays;

/** How much time each seat has; follows from the times in the log alone. */
final class Clocks {
    /** No end in sight. */
    static final long NEVER = Long.MAX_VALUE;

    private final Pace pace;
    private final long[] left;

    /** With how many moves each seat was last paid an increment: a turn that was taken back is not paid twice. */
    private final int[] paid;

    /** The seat whose decision it is, whoever sits there, or -1. */
    private int turn = -1;

    /** The seat whose clock runs, or -1. */
    private int running = -1;

    private long since;

    Clocks(Pace pace, int players) {
        this.pace = pace;
        left = new long[players];
        paid = new int[players];
        Arrays.fill(left, whole());
    }

    Clocks(Clocks other) {
        pace = other.pace;
        left = other.left.clone();
        paid = other.paid.clone();
        turn = other.turn;
        running = other.running;
        since = other.since;
    }

    /** What a seat has at the beginning, or for a decision. */
    private long whole() {
        return switch (pace) {
            case Pace.Unhurried none -> 0;
            case Pace.Live live -> live.base();
            case Pace.Days some -> some.days() * Pace.DAY;
        };
    }

    /**
     * From {@code time} on it is the turn of a seat (-1: nobody's), and its clock runs if a person sits there. Only a move
     * pays: whoever ends a turn by one has earned the increment, and whoever is then to move has days anew. Getting up,
     * sitting down again and going back change who is to move, and give nobody time.
     *
     * @param moved whether a move, or the beginning of the game, led here
     * @param moves how many moves stand now
     */
    void run(int seat, boolean person, long time, boolean moved, int moves) {
        if (running >= 0) {
            left[running] -= time - since;
        }
        if (moved && seat != turn) {
            if (pace instanceof Pace.Live live && running >= 0 && moves > paid[running]) {
                left[running] += live.increment();
                paid[running] = moves;
            } else if (pace instanceof Pace.Days && seat >= 0) {
                left[seat] = whole(); // a decision has its time as a whole, however many moves a turn takes
            }
        }
        turn = seat;
        running = person ? seat : -1;
        since = time;
    }

    /** Time up to {@code time} is not counted. */
    void forgive(long time) {
        since = Math.max(since, time);
    }

    /** When the running clock runs out. */
    long deadline() {
        return running < 0 || pace instanceof Pace.Unhurried ? NEVER : since + left[running];
    }

    /** Milliseconds left for a seat at a time; {@link #NEVER} without a clock. */
    long left(int seat, long now) {
        if (pace instanceof Pace.Unhurried) {
            return NEVER;
        }
        if (seat == running) {
            return Math.max(0, left[seat] - (now - since));
        }
        return pace instanceof Pace.Days && seat != turn ? whole() : left[seat];
    }

    int running() {
        return running;
    }
}
