package org.merlon.server.web;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/**
 * What is on its way to one client: a bounded queue that a virtual thread empties, one message at a time. A client that
 * does not keep up is cut off; it comes back and gets what it missed.
 */
final class Outbox {
    /** Tells the sender to stop; no message is empty. */
    private static final String END = "";

    private final Session session;
    private final BlockingQueue<String> queue;
    private final Thread sender;
    private volatile @Nullable Farewell farewell;

    /** Why a connection ends. */
    private record Farewell(int status, String reason) {}

    Outbox(Session session, int capacity) {
        this.session = session;
        queue = new ArrayBlockingQueue<>(capacity);
        sender = Thread.ofVirtual().name("outbox").start(this::run);
    }

    /** Queues a message; never blocks. */
    void send(String message) {
        if (!queue.offer(message)) {
            abandon(); // a close frame would wait behind all that the client has not taken
        }
    }

    /** Sends what is queued, then closes. */
    void close(int status, String reason) {
        if (farewell == null) {
            farewell = new Farewell(status, reason);
            send(END);
        }
    }

    /** Waits until all is sent and the sender has ended; false if that takes longer. */
    boolean awaitEnd(Duration most) throws InterruptedException {
        return sender.join(most);
    }

    /** Cuts the connection, or ends the sender after the connection has gone. */
    void abandon() {
        // Not here: who sends may hold a table, and what follows from the cut takes hold of tables, too.
        Thread.startVirtualThread(session::disconnect);
        sender.interrupt();
    }

    private void run() {
        try {
            for (String message = queue.take(); !message.isEmpty(); message = queue.take()) {
                String next = message;
                Callback.Completable.with(done -> session.sendText(next, done)).get();
            }
            Farewell last = farewell;
            if (last != null) {
                session.close(last.status, last.reason, Callback.NOOP);
            }
        } catch (InterruptedException | ExecutionException e) {
            session.disconnect(); // the connection is gone or was cut; there is nobody to tell
        }
    }
}
