package org.merlon.bots;

/** Signals a running bot, from any thread, to return the best move found so far at once. */
public final class StopSignal {
    private volatile boolean requested;

    public void request() {
        requested = true;
    }

    public boolean isRequested() {
        return requested;
    }
}
