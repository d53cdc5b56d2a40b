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

    /** Whether a person sits there, so that the time can run out. */
    private boolean person;

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
        person = other.person;
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
     * From {@code time} on it is the turn of a seat (-1: nobody's). Only a person's move pays, and once: whoever ends a turn by
     * one has earned the increment, and whoever goes on after one has days anew, as has whoever's turn begins. Getting up,
     * sitting down again and going back change who is to move, and give nobody time.
     *
     * @param counted whether the clock of the seat runs: a person sits there, or a bot in a person's place
     * @param human whether it is the person
     * @param moved whether a move, or the beginning of the game, led here
     * @param moves how many moves stand now
     */
    void run(int seat, boolean counted, boolean human, long time, boolean moved, int moves) {
        if (running >= 0) {
            left[running] -= time - since;
        }
        boolean earned = moved && person && running >= 0 && moves > paid[running];
        if (earned && pace instanceof Pace.Live live && seat != turn) {
            left[running] += live.increment();
            paid[running] = moves;
        } else if (pace instanceof Pace.Days && seat >= 0 && (seat == turn ? earned : moved)) {
            left[seat] = whole();
            paid[seat] = Math.max(paid[seat], moves); // a move that was taken back and played again is none
        }
        turn = seat;
        running = counted ? seat : -1;
        person = human;
        since = time;
    }

    /** So much of what has passed up to {@code time} is not counted. */
    void forgive(long away, long time) {
        since = away < time - since ? since + away : Math.max(since, time);
    }

    /** When whoever is to move loses the right to it: by the clock, or where there is none because the game is abandoned. */
    long deadline() {
        if (running() < 0) {
            return NEVER;
        }
        return since + (pace instanceof Pace.Unhurried ? Pace.ABANDONED : left[running]);
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

    /** The seat whose time can run out, or -1. */
    int running() {
        return person ? running : -1;
    }

    /** The seat whose time is counted, or -1. */
    int counted() {
        return running;
    }
}
