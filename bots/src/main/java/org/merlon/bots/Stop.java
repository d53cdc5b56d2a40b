package org.merlon.bots;

/** Signals a running bot, from any thread, to return the best move found so far at once. */
public final class Stop {
    private volatile boolean asked;

    public void ask() {
        asked = true;
    }

    public boolean asked() {
        return asked;
    }
}
