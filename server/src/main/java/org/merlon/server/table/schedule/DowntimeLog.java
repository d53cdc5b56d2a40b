package org.merlon.server.table.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;

/** When the house stood still, as far back as that is known; safe for several threads. */
public final class DowntimeLog {
    /** So many are remembered: years of them on a machine that is well. */
    private static final int KNOWN = 100;

    private record Pause(long from, long until) {}

    /** Nothing is known of the time before. */
    private long start;

    private final Deque<Pause> pauses = new ArrayDeque<>();

    public DowntimeLog(long start) {
        this.start = start;
    }

    synchronized void add(long from, long until) {
        pauses.addLast(new Pause(from, until));
        if (pauses.size() > KNOWN) {
            start = pauses.removeFirst().until;
        }
    }

    /** When the house last came back: at its start, or from a pause. */
    public synchronized long until() {
        return pauses.isEmpty() ? start : pauses.getLast().until;
    }

    /** Whether time passed for somebody at a table while the house stood still, which is not to count. */
    public boolean concern(LiveGame game) {
        long until = until();
        return game.lastTime() < until
                && game.clocks().counted() >= 0
                && (game.terms().pace() instanceof Pace.Live || game.clocks().deadline() <= until);
    }

    /** How many milliseconds it stood still since a time; {@link Entry.Resumed#UNKNOWN} if that is too long ago to know. */
    public synchronized long since(long time) {
        if (time < start) {
            return Entry.Resumed.UNKNOWN;
        }
        long away = 0;
        for (Pause pause : pauses) {
            away += Math.max(0, pause.until - Math.max(time, pause.from));
        }
        return away;
    }
}
