package org.merlon.server.game;

import java.util.Arrays;

/** How much time each seat has; follows from the times in the log alone, and is never changed: a turn leads to another. */
public final class Clocks {
    /** No end in sight. */
    public static final long NEVER = Long.MAX_VALUE;

    private final Pace pace;

    /** Inactivity that ends a game without a clock, in milliseconds. */
    private final long abandonedAfterMillis;

    private final long[] left;

    /** With how many moves each seat was last paid an increment: a turn that was taken back is not paid twice. */
    private final int[] paid;

    /** Until when each seat has days off. */
    private final long[] daysOffUntil;

    /** The seat whose decision it is, whoever sits there, or -1. */
    private int turn = -1;

    /** The seat whose clock runs, or -1. */
    private int running = -1;

    /** Whether a person sits there, so that the time can run out. */
    private boolean person;

    private long since;

    Clocks(Pace pace, int players, ServerRules rules) {
        this.pace = pace;
        abandonedAfterMillis = rules.untimedAbandonedAfter().toMillis();
        left = new long[players];
        paid = new int[players];
        daysOffUntil = new long[players];
        Arrays.fill(left, fullTime());
    }

    private Clocks(Clocks other) {
        pace = other.pace;
        abandonedAfterMillis = other.abandonedAfterMillis;
        left = other.left.clone();
        paid = other.paid.clone();
        daysOffUntil = other.daysOffUntil.clone();
        turn = other.turn;
        running = other.running;
        person = other.person;
        since = other.since;
    }

    /** What a seat has at the beginning, or for a decision. */
    private long fullTime() {
        return switch (pace) {
            case Pace.Untimed none -> 0;
            case Pace.Live live -> live.base();
            case Pace.Days some -> some.days() * Pace.DAY_MILLIS;
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
    Clocks startTurn(int seat, boolean counted, boolean human, long time, boolean moved, int moves) {
        var next = new Clocks(this);
        next.switchTo(seat, counted, human, time, moved, moves);
        return next;
    }

    private void switchTo(int seat, boolean counted, boolean human, long time, boolean moved, int moves) {
        if (running >= 0) {
            left[running] -= elapsed(running, time);
        }
        boolean earned = moved && person && running >= 0 && moves > paid[running];
        if (earned && pace instanceof Pace.Live live && seat != turn) {
            left[running] += live.increment();
            paid[running] = moves;
        } else if (pace instanceof Pace.Days && seat >= 0 && (seat == turn ? earned : moved)) {
            left[seat] = fullTime();
            paid[seat] = Math.max(paid[seat], moves); // a move that was taken back and played again is none
        }
        turn = seat;
        running = counted ? seat : -1;
        person = human;
        since = time;
    }

    /** How much of a seat's time has passed since the last entry: none of its days off. */
    private long elapsed(int seat, long time) {
        return Math.max(0, time - Math.max(since, daysOffUntil[seat]));
    }

    /** From {@code time} on a seat has days off. */
    Clocks takeDaysOff(int seat, long until, long time) {
        var next = new Clocks(this);
        if (running >= 0) {
            next.left[running] -= elapsed(running, time);
            next.since = Math.max(since, time);
        }
        next.daysOffUntil[seat] = until;
        return next;
    }

    /** Until when a seat has days off; 0 if it never had any. */
    public long daysOffUntil(int seat) {
        return daysOffUntil[seat];
    }

    /** So much of what has passed up to {@code time} is not counted. */
    Clocks forgiveDowntime(long away, long time) {
        var next = new Clocks(this);
        next.since = away < time - since ? since + away : Math.max(since, time);
        return next;
    }

    /** When whoever is to move loses the right to it: by the clock, or where there is none because the game is abandoned. */
    public long deadline() {
        if (runningSeat() < 0) {
            return NEVER;
        }
        return pace instanceof Pace.Untimed
                ? since + abandonedAfterMillis
                : Math.max(since, daysOffUntil[running]) + left[running];
    }

    /** Milliseconds left for a seat at a time; {@link #NEVER} without a clock. */
    public long left(int seat, long now) {
        if (pace instanceof Pace.Untimed) {
            return NEVER;
        }
        if (seat == running) {
            return Math.max(0, left[seat] - elapsed(seat, now));
        }
        return pace instanceof Pace.Days && seat != turn ? fullTime() : left[seat];
    }

    /** Since when nothing has happened but that the house came back. */
    public long since() {
        return since;
    }

    /** The seat whose time can run out, or -1. */
    public int runningSeat() {
        return person ? running : -1;
    }

    /** The seat whose time is counted, or -1. */
    public int countedSeat() {
        return running;
    }
}
