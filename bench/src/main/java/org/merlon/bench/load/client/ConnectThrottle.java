package org.merlon.bench.load.client;

import java.util.ArrayDeque;
import java.util.Deque;

/** Opens only a few connections at a time, because the system would drop those that the server cannot accept yet. */
public final class ConnectThrottle {
    private static final int MAX_CONNECTING = 24;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int connecting;

    public void add(Runnable connect) {
        waiting.add(connect);
        startNext();
    }

    /** Must be called when a connection has been opened or has failed. */
    public void done() {
        connecting--;
        startNext();
    }

    private void startNext() {
        while (connecting < MAX_CONNECTING && !waiting.isEmpty()) {
            connecting++;
            waiting.remove().run();
        }
    }
}
