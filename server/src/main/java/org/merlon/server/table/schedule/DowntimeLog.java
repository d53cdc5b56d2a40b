package org.merlon.server.table.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;

/** When the house stood still, as far back as that is known; safe for several threads. */
public final class DowntimeLog {
    /** So many are remembered: years of them on a machine that is well. */
    private static final int MAX_REMEMBERED = 100;

    private record Downtime(long from, long until) {}

    /** Nothing is known of the time before. */
    private long knownSince;

    private final Deque<Downtime> downtimes = new ArrayDeque<>();

    public DowntimeLog(long start) {
        this.knownSince = start;
    }

    synchronized void add(long from, long until) {
        downtimes.addLast(new Downtime(from, until));
        if (downtimes.size() > MAX_REMEMBERED) {
            knownSince = downtimes.removeFirst().until;
        }
    }

    /** When the house last came back: at its start, or from a pause. */
    public synchronized long lastEnd() {
        return downtimes.isEmpty() ? knownSince : downtimes.getLast().until;
    }

    /** Whether time passed for somebody at a table while the house stood still, which is not to count. */
    public boolean affects(LiveGame game) {
        long until = lastEnd();
        return game.lastTime() < until
                && game.clocks().countedSeat() >= 0
                && (game.terms().pace() instanceof Pace.Live || game.clocks().deadline() <= until);
    }

    /** How many milliseconds it stood still since a time; {@link Entry.Resumed#UNKNOWN} if that is too long ago to know. */
    public synchronized long totalMillisSince(long time) {
        if (time < knownSince) {
            return Entry.Resumed.UNKNOWN;
        }
        long away = 0;
        for (Downtime downtime : downtimes) {
            away += Math.max(0, downtime.until - Math.max(time, downtime.from));
        }
        return away;
    }
}
