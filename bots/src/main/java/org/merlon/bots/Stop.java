package org.merlon.bots;

/** Tells a bot at work, from any thread, to answer at once with the best it has found. */
public final class Stop {
    private volatile boolean asked;

    public void ask() {
        asked = true;
    }

    public boolean asked() {
        return asked;
    }
}
