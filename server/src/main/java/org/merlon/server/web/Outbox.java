package org.merlon.server.web;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.guard.Limits;
import org.merlon.server.table.Parcel;

/**
 * What is on its way to one client: a queue, bounded in bytes, that a virtual thread empties one message at a time. A
 * client that does not keep up is cut off; it comes back and gets what it missed.
 */
final class Outbox {
    /** Tells the sender to stop. */
    private static final Parcel END = new Parcel(new Data.Obj());

    /** What a message costs beside its bytes, so that a flood of short ones is bounded, too. */
    private static final int OVERHEAD = 100;

    private final Session session;
    private final Outgoing all;
    private final BlockingQueue<Parcel> queue = new LinkedBlockingQueue<>();
    private final AtomicLong waiting = new AtomicLong();
    private final Thread sender;
    private volatile @Nullable Farewell farewell;

    /** Why a connection ends. */
    private record Farewell(int status, String reason) {}

    Outbox(Session session, Outgoing all) {
        this.session = session;
        this.all = all;
        all.enter(this);
        sender = Thread.ofVirtual().name("outbox").start(this::run);
    }

    /** Queues a message; never blocks. */
    void send(Parcel message) {
        if (!take(message)) {
            return;
        }
        // A single message may be as long as it must; without it nobody could ever come back.
        if (waiting.get() > Math.max(Limits.MAX_OUTGOING_BYTES, message.length() + OVERHEAD)) {
            cut();
        }
        all.makeRoom();
    }

    /** Nothing is taken after the farewell, so that whatever was taken is dropped or sent, and counted no longer. */
    private synchronized boolean take(Parcel message) {
        if (farewell != null) {
            return false;
        }
        waiting.addAndGet(message.length() + OVERHEAD);
        all.hold(message);
        queue.add(message);
        return true;
    }

    /** Bytes that wait for this client. */
    long waiting() {
        return waiting.get();
    }

    boolean isOpen() {
        return farewell == null;
    }

    /** Sends what is queued, then closes. */
    void close(int status, String reason) {
        if (say(status, reason)) {
            queue.add(END);
        }
    }

    /** Drops what the client has not taken, because it does not keep up. */
    void cut() {
        cut(Sockets.TOO_SLOW, "you did not take what was sent; come back and say which entry you had last");
    }

    /** Drops what waits and closes; if the client does not even take that, in a moment, the connection is cut. */
    void cut(int status, String reason) {
        if (say(status, reason)) {
            drop();
            queue.add(END);
            // Not here: who sends may hold a table, and what follows from the cut takes hold of tables, too.
            Thread.startVirtualThread(() -> {
                try {
                    if (!sender.join(Limits.FAREWELL)) {
                        abandon();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }
    }

    private synchronized boolean say(int status, String reason) {
        if (farewell != null) {
            return false;
        }
        farewell = new Farewell(status, reason);
        return true;
    }

    /** Waits until all is sent and the sender has ended; false if that takes longer. */
    boolean awaitEnd(Duration most) throws InterruptedException {
        return sender.join(most);
    }

    /** Cuts the connection, or ends the sender after the connection has gone. */
    void abandon() {
        say(Sockets.TOO_SLOW, "");
        Thread.startVirtualThread(session::disconnect);
        sender.interrupt();
    }

    private void run() {
        try {
            for (Parcel message = queue.take(); message != END; message = queue.take()) {
                try {
                    deliver(message);
                } finally {
                    forget(message);
                }
            }
            Farewell last = farewell;
            if (last != null) {
                session.close(last.status, last.reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
                disconnectSoon();
            }
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            say(Sockets.TOO_SLOW, "");
            session.disconnect(); // the connection is gone or was cut; there is nobody to tell
        } finally {
            all.leave(this);
            drop();
        }
    }

    /** Who does not say goodbye in return is not waited for. */
    private void disconnectSoon() {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(Limits.FAREWELL);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            session.disconnect();
        });
    }

    /** The bytes as they are: encoding them for each reader anew would cost each reader anew. */
    private void deliver(Parcel message) throws InterruptedException, ExecutionException, TimeoutException {
        var frame = new Frame(OpCode.TEXT, ByteBuffer.wrap(message.bytes()));
        var done = new Callback.Completable();
        ((WebSocketSession) session).getCoreSession().sendFrame(frame, done, false);
        done.get(Limits.SEND_TIME.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void drop() {
        for (Parcel message = queue.poll(); message != null; message = queue.poll()) {
            if (message != END) {
                forget(message);
            }
        }
    }

    private void forget(Parcel message) {
        waiting.addAndGet(-message.length() - OVERHEAD);
        all.release(message);
    }
}
