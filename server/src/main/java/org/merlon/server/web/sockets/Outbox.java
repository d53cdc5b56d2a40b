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
    private static final int MESSAGE_OVERHEAD_BYTES = 100;

    /** The maximum size of a frame; longer messages are split. */
    private static final int MAX_FRAME_BYTES = WebSocketConstants.DEFAULT_MAX_FRAME_SIZE;

    private final WebSocketCoreSession session;
    private final SendMemoryBudget sendMemory;
    private final Deque<EncodedMessage> queue = new ArrayDeque<>();
    private final AtomicLong queuedBytes = new AtomicLong();
    private final Sender sender = new Sender();
    private final CountDownLatch done = new CountDownLatch(1);

    /** The number of callers that are still adding messages, which are then sent together. */
    private int openBatches;

    private volatile @Nullable CloseRequest closeRequest;

    /** The message that was being sent at the last check, and the time since when. */
    private @Nullable EncodedMessage lastChecked;

    private long lastCheckedSince;

    /** The status and reason of closing. */
    private record CloseRequest(int status, String reason) {}

    /** Marks a connection that is closed without a close frame. */
    private static final CloseRequest WITHOUT_CLOSE_FRAME = new CloseRequest(0, "");

    Outbox(WebSocketCoreSession session, SendMemoryBudget sendMemory) {
        this.session = session;
        this.sendMemory = sendMemory;
        sendMemory.register(this);
    }

    /** Queues a message; it is sent with the next {@link #flush}. */
    void add(EncodedMessage message) {
        if (!enqueueIfOpen(message)) {
            return;
        }
        // A single message may be of any length; otherwise its client could never reconnect.
        if (queuedBytes.get() > Math.max(ServerLimits.MAX_OUTGOING_BYTES, message.length() + MESSAGE_OVERHEAD_BYTES)) {
            disconnect();
        }
        sendMemory.enforceLimit();
    }

    /** Adds a message unless the outbox is closing, so that every message that was counted is sent or dropped. */
    private synchronized boolean enqueueIfOpen(EncodedMessage message) {
        if (closeRequest != null) {
            return false;
        }
        queuedBytes.addAndGet(message.length() + MESSAGE_OVERHEAD_BYTES);
        sendMemory.retain(message);
        queue.add(message);
        return true;
    }

    /**
     * Holds messages back until {@link #endBatch}, so that a response is sent together with the updates it has caused.
     */
    synchronized void beginBatch() {
        openBatches++;
    }

    void endBatch() {
        synchronized (this) {
            openBatches--;
        }
        flush();
    }

    /**
     * Sends the queued messages. Must not be called while holding the lock of a table, since others would wait for it.
     */
    void flush() {
        if (isReadyToSend()) {
            sender.iterate();
        }
    }

    private synchronized boolean isReadyToSend() {
        return openBatches == 0 && !queue.isEmpty();
    }

    /** Returns the number of bytes that are queued for this client. */
    long queuedBytes() {
        return queuedBytes.get();
    }

    boolean isOpen() {
        return closeRequest == null;
    }

    /** Sends the queued messages, then closes. */
    void close(int status, String reason) {
        if (requestClose(status, reason)) {
            // In another thread: the end of a connection locks tables, and the caller may hold such a lock.
            Thread.startVirtualThread(sender::iterate);
        }
    }

    /** Disconnects the client because it does not keep up. */
    void disconnect() {
        disconnect(
                ClientSessions.TOO_SLOW,
                "messages were not received fast enough; reconnect and watch from your last entry");
    }

    /**
     * Drops the queued messages and closes; if the client does not receive the close frame in time, the connection is
     * aborted.
     */
    void disconnect(int status, String reason) {
        if (requestClose(status, reason)) {
            dropQueued();
            // In another thread: the caller may hold the lock of a table, and the end of the connection locks tables
            // too.
            Thread.startVirtualThread(() -> {
                sender.iterate();
                try {
                    if (!awaitEnd(ServerLimits.CLOSE_TIMEOUT)) {
                        abortConnection();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }
    }

    private boolean requestClose(int status, String reason) {
        return requestClose(new CloseRequest(status, reason));
    }

    private synchronized boolean requestClose(CloseRequest request) {
        if (closeRequest != null) {
            return false;
        }
        closeRequest = request;
        return true;
    }

    /** Waits until the last message is sent; returns false on a timeout. */
    boolean awaitEnd(Duration timeout) throws InterruptedException {
        return done.await(timeout.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Aborts the connection. */
    void abortConnection() {
        requestClose(WITHOUT_CLOSE_FRAME);
        Thread.startVirtualThread(session::abort);
        cleanUp();
    }

    /** Stops sending after the client has disconnected or has sent a close frame. */
    void onDisconnected() {
        requestClose(WITHOUT_CLOSE_FRAME);
        if (!session.isClosed()) {
            abortAfterTimeout();
        }
        cleanUp();
    }

    /** Aborts the connection if the same message has been in transit for too long; called periodically. */
    void checkProgress(long now) {
        EncodedMessage inTransit = sender.inTransit.get();
        if (inTransit == null || inTransit != lastChecked) {
            lastChecked = inTransit;
            lastCheckedSince = now;
        } else if (now - lastCheckedSince > ServerLimits.SEND_TIMEOUT.toNanos()) {
            abortConnection();
        }
    }

    /** Sends one message after the other, in whatever thread makes progress possible. */
    private final class Sender extends IteratingCallback {
        private final AtomicReference<@Nullable EncodedMessage> inTransit = new AtomicReference<>();

        /** Sends the bytes of the message, which all its receivers share. */
        @Override
        protected Action process() {
            release(inTransit.getAndSet(null));
            boolean more;
            EncodedMessage next;
            synchronized (Outbox.this) {
                next = openBatches > 0 && closeRequest == null ? null : queue.poll();
                inTransit.set(next);
                more = !queue.isEmpty();
            }
            if (next != null) {
                var frame = new Frame(OpCode.TEXT, ByteBuffer.wrap(next.bytes()));
                if (next.length() > MAX_FRAME_BYTES) {
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
            CloseRequest request = closeRequest;
            if (request == null) {
                return Action.IDLE;
            }
            if (!request.equals(WITHOUT_CLOSE_FRAME)) {
                session.close(request.status, request.reason, Callback.NOOP);
                abortAfterTimeout();
            }
            return Action.SUCCEEDED;
        }

        @Override
        protected void onCompleteSuccess() {
            cleanUp();
        }

        /** The connection is lost, so there is nobody to notify. */
        @Override
        protected void onCompleteFailure(Throwable cause) {
            abortConnection();
        }
    }

    /** Aborts the connection if the client does not answer the close frame in time. */
    private void abortAfterTimeout() {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(ServerLimits.CLOSE_TIMEOUT);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            session.abort();
        });
    }

    private void cleanUp() {
        sendMemory.unregister(this);
        dropQueued();
        release(sender.inTransit.getAndSet(null));
        done.countDown();
    }

    private void dropQueued() {
        for (EncodedMessage message = poll(); message != null; message = poll()) {
            release(message);
        }
    }

    private synchronized @Nullable EncodedMessage poll() {
        return queue.poll();
    }

    private void release(@Nullable EncodedMessage message) {
        if (message != null) {
            queuedBytes.addAndGet(-message.length() - MESSAGE_OVERHEAD_BYTES);
            sendMemory.release(message);
        }
    }
}
