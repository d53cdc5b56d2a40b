package org.merlon.server.table.live;

import java.util.ArrayDeque;
import java.util.Deque;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;

/** The periods in which the server did not run, as far back as they are known. Thread-safe. */
public final class DowntimeLog {
    /** The most downtimes that are remembered: several years of them on a healthy machine. */
    private static final int MAX_REMEMBERED = 100;

    private record Downtime(long from, long until) {}

    /** The time before which downtimes are not known. */
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

    /** The end of the last downtime, or the start of the server if there was none. */
    public synchronized long lastEnd() {
        return downtimes.isEmpty() ? knownSince : downtimes.getLast().until;
    }

    /** Returns whether a downtime that must be recorded has passed on a clock of a game. */
    public boolean affects(LiveGame game) {
        long downtimeEnd = lastEnd();
        return game.lastTime() < downtimeEnd
                && game.clocks().timedSeat() >= 0
                && (game.terms().pace() instanceof Pace.Live || game.clocks().deadline() <= downtimeEnd);
    }

    /**
     * The total length of all downtimes since a time, in milliseconds; {@link Entry.Resumed#UNKNOWN} if the time is too
     * long ago.
     */
    public synchronized long totalMillisSince(long time) {
        if (time < knownSince) {
            return Entry.Resumed.UNKNOWN;
        }
        long total = 0;
        for (Downtime downtime : downtimes) {
            total += Math.max(0, downtime.until - Math.max(time, downtime.from));
        }
        return total;
    }
}
