package org.merlon.bench.load.client;

import java.util.ArrayDeque;
import java.util.Deque;

/** Opens only a few connections at a time, because the system would drop those that the server cannot accept yet. */
final class ConnectThrottle {
    private static final int AT_ONCE = 24;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int under;

    void add(Runnable opening) {
        waiting.add(opening);
        next();
    }

    /** Must be called when a connection has been opened or has failed. */
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
