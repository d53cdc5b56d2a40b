package org.merlon.server.table.live;

import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** The read-only switch. Thread-safe. */
public final class ReadOnlyMode {
    private volatile boolean on;
    private long since;

    public boolean isOn() {
        return on;
    }

    public synchronized void set(boolean readOnly, long now, DowntimeLog downtimes) {
        if (readOnly && !on) {
            since = now;
        } else if (on && !readOnly) {
            downtimes.add(since, now);
        }
        on = readOnly;
    }

    /** Refuses a change in read-only mode. */
    public void requireOff() throws RefusedException {
        if (on) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-read-only-mode"));
        }
    }
}
