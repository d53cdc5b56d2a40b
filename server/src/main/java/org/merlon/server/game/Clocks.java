package org.merlon.server.game;

import java.util.Arrays;

/**
 * The remaining time of each seat, determined by the times in the log alone. Immutable: every change returns a new
 * instance.
 */
public final class Clocks {
    /** The deadline of a seat whose time cannot run out. */
    public static final long NEVER = Long.MAX_VALUE;

    private final Pace pace;

    /** The inactivity that ends a game without a clock, in milliseconds. */
    private final long abandonedAfterMillis;

    private final long[] left;

    /**
     * The number of moves when each seat last got an increment, so that a turn that was undone and played again gains
     * no second one.
     */
    private final int[] paid;

    /** The end of each seat's days off. */
    private final long[] daysOffUntil;

    /** The seat to move, no matter who occupies it, or -1. */
    private int turn = -1;

    /** The seat whose time is counted, or -1. */
    private int running = -1;

    /** True if a person occupies that seat, so that its time can run out. */
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

    /** The time of a seat at the start of a game, or for one decision. */
    private long fullTime() {
        return switch (pace) {
            case Pace.Untimed none -> 0;
            case Pace.Live live -> live.base();
            case Pace.Days some -> some.days() * Pace.DAY_MILLIS;
        };
    }

    /**
     * Starts the turn of a seat (-1 for nobody's) at {@code time}. Only a move by a person gains time, and only once:
     * with a live clock, a move that ends a turn gains the increment; with a clock of days, a seat gets its full time
     * when its turn begins and after each of its moves. Leaving a seat, returning to it and undoing moves may change
     * who is to move, but gain no time.
     *
     * @param counted whether the clock of the seat runs: for a person, or a bot in a person's place
     * @param human whether a person occupies the seat
     * @param moved whether a move or the start of the game led to this turn
     * @param moves the number of moves that stand
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
            paid[seat] = Math.max(paid[seat], moves); // a move that is played again after an undo gains nothing
        }
        turn = seat;
        running = counted ? seat : -1;
        person = human;
        since = time;
    }

    /** The counted time of a seat since the last entry, without its days off. */
    private long elapsed(int seat, long time) {
        return Math.max(0, time - Math.max(since, daysOffUntil[seat]));
    }

    /** Gives a seat days off, beginning at {@code time}. */
    Clocks takeDaysOff(int seat, long until, long time) {
        var next = new Clocks(this);
        if (running >= 0) {
            next.left[running] -= elapsed(running, time);
            next.since = Math.max(since, time);
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
     * @param away how long the server was away, in milliseconds
     */
    Clocks forgiveDowntime(long away, long time) {
        var next = new Clocks(this);
        next.since = away < time - since ? since + away : Math.max(since, time);
        return next;
    }

    /** The time when the seat to move loses: by its clock, or without a clock because the game counts as abandoned. */
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

    /** The time since which nothing has happened, moved forward by downtimes. */
    public long since() {
        return since;
    }

    /** The seat whose time can run out, or -1. */
    public int runningSeat() {
        return person ? running : -1;
    }

    /** The seat whose time is counted, or -1. It can be a bot's, see {@link Roster#isTimed}. */
    public int countedSeat() {
        return running;
    }
}
