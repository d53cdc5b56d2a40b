package org.merlon.server.table;

import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Whether the host lets nothing change just now; safe for several threads. */
final class ReadOnlyMode {
    private volatile boolean on;
    private long since;

    boolean isOn() {
        return on;
    }

    synchronized void set(boolean wanted, long now, DowntimeLog pauses) {
        if (wanted && !on) {
            since = now;
        } else if (on && !wanted) {
            pauses.add(since, now);
        }
        on = wanted;
    }

    /** Refuses whatever would change something. */
    void requireOff() throws RefusedException {
        if (on) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-read-only"));
        }
    }
}
