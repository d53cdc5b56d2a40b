package org.merlon.server.web.sockets;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.WebSocketConstants;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.live.EncodedMessage;

/**
 * The queue of messages to one client, limited in bytes. The thread that flushes it writes as much as the operating
 * system accepts; the rest is sent when it accepts more, so no thread waits for a client. A client that does not keep
 * up is disconnected; when it reconnects, it gets what it has missed.
 */
final class Outbox {
    /** The memory that a message needs in addition to its bytes, so that many short messages are limited too. */
    private static final int OVERHEAD = 100;

    /** The maximum size of a frame; longer messages are split. */
    private static final int FRAME = WebSocketConstants.DEFAULT_MAX_FRAME_SIZE;

    private final WebSocketCoreSession session;
    private final SendMemoryBudget all;
    private final Deque<EncodedMessage> queue = new ArrayDeque<>();
    private final AtomicLong waiting = new AtomicLong();
    private final Sender sender = new Sender();
    private final CountDownLatch ended = new CountDownLatch(1);

    /** The number of callers that are still adding messages, which are then sent together. */
    private int gathering;

    private volatile @Nullable Farewell farewell;

    /** The message that was being sent at the last check, and the time since when. */
    private @Nullable EncodedMessage lastSeen;

    private long lastSeenSince;

    /** The status and reason of closing. */
    private record Farewell(int status, String reason) {}

    /** Marks a connection that is closed without a close frame. */
    private static final Farewell SILENT = new Farewell(0, "");

    Outbox(WebSocketCoreSession session, SendMemoryBudget all) {
        this.session = session;
        this.all = all;
        all.enter(this);
    }

    /** Queues a message; it is sent with the next {@link #flush}. */
    void add(EncodedMessage message) {
        if (!take(message)) {
            return;
        }
        // A single message may be of any length; otherwise its client could never reconnect.
        if (waiting.get() > Math.max(ServerLimits.MAX_OUTGOING_BYTES, message.length() + OVERHEAD)) {
            cut();
        }
        all.makeRoom();
    }

    /** Adds a message unless the outbox is closing, so that every message that was counted is sent or dropped. */
    private synchronized boolean take(EncodedMessage message) {
        if (farewell != null) {
            return false;
        }
        waiting.addAndGet(message.length() + OVERHEAD);
        all.hold(message);
        queue.add(message);
        return true;
    }

    /**
     * Holds messages back until {@link #handOver}, so that a response is sent together with the updates it has caused.
     */
    synchronized void gather() {
        gathering++;
    }

    void handOver() {
        synchronized (this) {
            gathering--;
        }
        flush();
    }

    /**
     * Sends the queued messages. Must not be called while holding the lock of a table, since others would wait for it.
     */
    void flush() {
        if (hasMail()) {
            sender.iterate();
        }
    }

    private synchronized boolean hasMail() {
        return gathering == 0 && !queue.isEmpty();
    }

    /** Returns the number of bytes that are queued for this client. */
    long waiting() {
        return waiting.get();
    }

    boolean isOpen() {
        return farewell == null;
    }

    /** Sends the queued messages, then closes. */
    void close(int status, String reason) {
        if (say(status, reason)) {
            // In another thread: the end of a connection locks tables, and the caller may hold such a lock.
            Thread.startVirtualThread(sender::iterate);
        }
    }

    /** Disconnects the client because it does not keep up. */
    void cut() {
        cut(
                ClientSessions.TOO_SLOW,
                "messages were not received fast enough; reconnect and watch from your last entry");
    }

    /**
     * Drops the queued messages and closes; if the client does not receive the close frame in time, the connection is
     * aborted.
     */
    void cut(int status, String reason) {
        if (say(status, reason)) {
            drop();
            // In another thread: the caller may hold the lock of a table, and the end of the connection locks tables
            // too.
            Thread.startVirtualThread(() -> {
                sender.iterate();
                try {
                    if (!awaitEnd(ServerLimits.CLOSE_TIMEOUT)) {
                        abandon();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }
    }

    private boolean say(int status, String reason) {
        return say(new Farewell(status, reason));
    }

    private synchronized boolean say(Farewell last) {
        if (farewell != null) {
            return false;
        }
        farewell = last;
        return true;
    }

    /** Waits until the last message is sent; returns false on a timeout. */
    boolean awaitEnd(Duration most) throws InterruptedException {
        return ended.await(most.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Aborts the connection. */
    void abandon() {
        say(SILENT);
        Thread.startVirtualThread(session::abort);
        end();
    }

    /** Stops sending after the client has disconnected or has sent a close frame. */
    void retire() {
        say(SILENT);
        if (!session.isClosed()) {
            disconnectSoon();
        }
        end();
    }

    /** Aborts the connection if the same message has been in transit for too long; called periodically. */
    void look(long now) {
        EncodedMessage underWay = sender.underWay.get();
        if (underWay == null || underWay != lastSeen) {
            lastSeen = underWay;
            lastSeenSince = now;
        } else if (now - lastSeenSince > ServerLimits.SEND_TIMEOUT.toNanos()) {
            abandon();
        }
    }

    /** Sends one message after the other, in whatever thread makes progress possible. */
    private final class Sender extends IteratingCallback {
        private final AtomicReference<@Nullable EncodedMessage> underWay = new AtomicReference<>();

        /** Sends the bytes of the message, which all its receivers share. */
        @Override
        protected Action process() {
            forget(underWay.getAndSet(null));
            boolean more;
            EncodedMessage next;
            synchronized (Outbox.this) {
                next = gathering > 0 && farewell == null ? null : queue.poll();
                underWay.set(next);
                more = !queue.isEmpty();
            }
            if (next != null) {
                var frame = new Frame(OpCode.TEXT, ByteBuffer.wrap(next.bytes()));
                if (next.length() > FRAME) {
                    session.sendFrame(frame, this, more);
                } else {
                    // A complete frame needs no fragmentation, extensions or validation by the session.
                    session.getConnection()
                            .enqueueFrame(new OutgoingEntry.Builder(frame, this)
                                    .batch(more)
                                    .build());
                }
                return Action.SCHEDULED;
            }
            Farewell last = farewell;
            if (last == null) {
                return Action.IDLE;
            }
            if (!last.equals(SILENT)) {
                session.close(last.status, last.reason, Callback.NOOP);
                disconnectSoon();
            }
            return Action.SUCCEEDED;
        }

        @Override
        protected void onCompleteSuccess() {
            end();
        }

        /** The connection is lost, so there is nobody to notify. */
        @Override
        protected void onCompleteFailure(Throwable cause) {
            abandon();
        }
    }

    /** Aborts the connection if the client does not answer the close frame in time. */
    private void disconnectSoon() {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(ServerLimits.CLOSE_TIMEOUT);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            session.abort();
        });
    }

    private void end() {
        all.leave(this);
        drop();
        forget(sender.underWay.getAndSet(null));
        ended.countDown();
    }

    private void drop() {
        for (EncodedMessage message = poll(); message != null; message = poll()) {
            forget(message);
        }
    }

    private synchronized @Nullable EncodedMessage poll() {
        return queue.poll();
    }

    private void forget(@Nullable EncodedMessage message) {
        if (message != null) {
            waiting.addAndGet(-message.length() - OVERHEAD);
            all.release(message);
        }
    }
}
