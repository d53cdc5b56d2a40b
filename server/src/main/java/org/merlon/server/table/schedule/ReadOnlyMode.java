package org.merlon.server.table.schedule;

import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Whether the host lets nothing change just now; safe for several threads. */
public final class ReadOnlyMode {
    private volatile boolean on;
    private long since;

    public boolean isOn() {
        return on;
    }

    public synchronized void set(boolean wanted, long now, DowntimeLog downtimes) {
        if (wanted && !on) {
            since = now;
        } else if (on && !wanted) {
            downtimes.add(since, now);
        }
        on = wanted;
    }

    /** Refuses whatever would change something. */
    public void requireOff() throws RefusedException {
        if (on) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-read-only"));
        }
    }
}
