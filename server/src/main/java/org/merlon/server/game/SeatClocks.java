package org.merlon.server.game;

import java.util.Arrays;

/**
 * The remaining time of each seat, determined by the times in the log alone. Immutable: every change returns a new
 * instance.
 */
public final class SeatClocks {
    /** The deadline of a seat whose time cannot run out. */
    public static final long NEVER = Long.MAX_VALUE;

    private final Pace pace;

    /** The inactivity that ends a game without a clock, in milliseconds. */
    private final long abandonedAfterMillis;

    private final long[] remainingMillis;

    /**
     * The number of moves when each seat last got an increment, so that a turn that was undone and played again gains
     * no second one.
     */
    private final int[] creditedMoves;

    /** The end of each seat's days off. */
    private final long[] daysOffUntil;

    /** The seat to move, no matter who occupies it, or -1. */
    private int turn = -1;

    /** The seat whose time is counted, or -1. */
    private int timedSeat = -1;

    /** True if a person occupies that seat, so that its time can run out. */
    private boolean timedSeatIsHuman;

    private long inactiveSince;

    SeatClocks(Pace pace, int players, ServerRules rules) {
        this.pace = pace;
        abandonedAfterMillis = rules.untimedAbandonedAfter().toMillis();
        remainingMillis = new long[players];
        creditedMoves = new int[players];
        daysOffUntil = new long[players];
        Arrays.fill(remainingMillis, fullTime());
    }

    private SeatClocks(SeatClocks other) {
        pace = other.pace;
        abandonedAfterMillis = other.abandonedAfterMillis;
        remainingMillis = other.remainingMillis.clone();
        creditedMoves = other.creditedMoves.clone();
        daysOffUntil = other.daysOffUntil.clone();
        turn = other.turn;
        timedSeat = other.timedSeat;
        timedSeatIsHuman = other.timedSeatIsHuman;
        inactiveSince = other.inactiveSince;
    }

    /** The time of a seat at the start of a game, or for one decision. */
    private long fullTime() {
        return switch (pace) {
            case Pace.Untimed untimed -> 0;
            case Pace.Live live -> live.base();
            case Pace.Days days -> days.days() * Pace.DAY_MILLIS;
        };
    }

    /**
     * Starts the turn of a seat (-1 for nobody's) at {@code time}. Only a move by a person gains time, and only once:
     * with a live clock, a move that ends a turn gains the increment; with a clock of days, a seat gets its full time
     * when its turn begins and after each of its moves. Leaving a seat, returning to it and undoing moves may change
     * who is to move, but gain no time.
     *
     * @param timed whether the clock of the seat runs: for a person, or a bot in a person's place
     * @param human whether a person occupies the seat
     * @param moved whether a move or the start of the game led to this turn
     * @param moves the number of moves that stand
     */
    SeatClocks startTurn(int seat, boolean timed, boolean human, long time, boolean moved, int moves) {
        var next = new SeatClocks(this);
        next.switchTo(seat, timed, human, time, moved, moves);
        return next;
    }

    private void switchTo(int seat, boolean timed, boolean human, long time, boolean moved, int moves) {
        if (timedSeat >= 0) {
            remainingMillis[timedSeat] -= elapsed(timedSeat, time);
        }
        boolean earned = moved && timedSeatIsHuman && timedSeat >= 0 && moves > creditedMoves[timedSeat];
        if (earned && pace instanceof Pace.Live live && seat != turn) {
            remainingMillis[timedSeat] += live.increment();
            creditedMoves[timedSeat] = moves;
        } else if (pace instanceof Pace.Days && seat >= 0 && (seat == turn ? earned : moved)) {
            remainingMillis[seat] = fullTime();
            creditedMoves[seat] =
                    Math.max(creditedMoves[seat], moves); // a move that is played again after an undo gains nothing
        }
        turn = seat;
        timedSeat = timed ? seat : -1;
        timedSeatIsHuman = human;
        inactiveSince = time;
    }

    /** The counted time of a seat since the last entry, without its days off. */
    private long elapsed(int seat, long time) {
        return Math.max(0, time - Math.max(inactiveSince, daysOffUntil[seat]));
    }

    /** Gives a seat days off, beginning at {@code time}. */
    SeatClocks takeDaysOff(int seat, long until, long time) {
        var next = new SeatClocks(this);
        if (timedSeat >= 0) {
            next.remainingMillis[timedSeat] -= elapsed(timedSeat, time);
            next.inactiveSince = Math.max(inactiveSince, time);
        }
        next.daysOffUntil[seat] = until;
        return next;
    }

    /** The end of a seat's days off; 0 if it never had any. */
    public long daysOffUntil(int seat) {
        return daysOffUntil[seat];
    }

    /**
     * Excludes a downtime that ended at {@code time} from the counted time.
     *
     * @param awayMillis how long the server was away, in milliseconds
     */
    SeatClocks forgiveDowntime(long awayMillis, long time) {
        var next = new SeatClocks(this);
        next.inactiveSince =
                awayMillis < time - inactiveSince ? inactiveSince + awayMillis : Math.max(inactiveSince, time);
        return next;
    }

    /** The time when the seat to move loses: by its clock, or without a clock because the game counts as abandoned. */
    public long deadline() {
        if (runningSeat() < 0) {
            return NEVER;
        }
        return pace instanceof Pace.Untimed
                ? inactiveSince + abandonedAfterMillis
                : Math.max(inactiveSince, daysOffUntil[timedSeat]) + remainingMillis[timedSeat];
    }

    /** Milliseconds left for a seat at a time; {@link #NEVER} without a clock. */
    public long remainingMillis(int seat, long now) {
        if (pace instanceof Pace.Untimed) {
            return NEVER;
        }
        if (seat == timedSeat) {
            return Math.max(0, remainingMillis[seat] - elapsed(seat, now));
        }
        return pace instanceof Pace.Days && seat != turn ? fullTime() : remainingMillis[seat];
    }

    /** The time since which nothing has happened, moved forward by downtimes. */
    public long inactiveSince() {
        return inactiveSince;
    }

    /** The seat whose time can run out, or -1. */
    public int runningSeat() {
        return timedSeatIsHuman ? timedSeat : -1;
    }

    /** The seat whose time is counted, or -1. It can be a bot's, see {@link Roster#isTimed}. */
    public int timedSeat() {
        return timedSeat;
    }
}
