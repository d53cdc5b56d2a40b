package org.merlon.bench.load.client;

import java.util.ArrayDeque;
import java.util.Deque;

/** Lets connections be opened a few at a time, or the system would drop those that the server has no time for yet. */
final class ConnectThrottle {
    private static final int AT_ONCE = 24;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int under;

    void add(Runnable opening) {
        waiting.add(opening);
        next();
    }

    /** One that was being opened is open, or has failed. */
    void done() {
        under--;
        next();
    }

    private void next() {
        while (under < AT_ONCE && !waiting.isEmpty()) {
            under++;
            waiting.remove().run();
        }
    }
}
