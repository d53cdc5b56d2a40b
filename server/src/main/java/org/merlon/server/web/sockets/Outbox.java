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
 * What is on its way to one client: a queue, bounded in bytes. Whoever flushes it writes as much as the system takes at
 * once, and what is left goes when it takes more, so nobody waits for a client and no thread is woken for one. A client
 * that does not keep up is cut off; it comes back and gets what it missed.
 */
final class Outbox {
    /** What a message costs beside its bytes, so that a flood of short ones is bounded, too. */
    private static final int OVERHEAD = 100;

    /** Bytes of a frame; a longer message goes in several. */
    private static final int FRAME = WebSocketConstants.DEFAULT_MAX_FRAME_SIZE;

    private final WebSocketCoreSession session;
    private final SendMemoryBudget all;
    private final Deque<EncodedMessage> queue = new ArrayDeque<>();
    private final AtomicLong waiting = new AtomicLong();
    private final Sender sender = new Sender();
    private final CountDownLatch ended = new CountDownLatch(1);

    /** How many want to add more before anything goes out, so that it goes out together. */
    private int gathering;

    private volatile @Nullable Farewell farewell;

    /** What was being sent when somebody last looked, and since when. */
    private @Nullable EncodedMessage lastSeen;

    private long lastSeenSince;

    /** Why a connection ends. */
    private record Farewell(int status, String reason) {}

    /** Of a connection to which nothing is said any more. */
    private static final Farewell SILENT = new Farewell(0, "");

    Outbox(WebSocketCoreSession session, SendMemoryBudget all) {
        this.session = session;
        this.all = all;
        all.enter(this);
    }

    /** Queues a message; it goes out with the next {@link #flush}. */
    void add(EncodedMessage message) {
        if (!take(message)) {
            return;
        }
        // A single message may be as long as it must; without it nobody could ever come back.
        if (waiting.get() > Math.max(ServerLimits.MAX_OUTGOING_BYTES, message.length() + OVERHEAD)) {
            cut();
        }
        all.makeRoom();
    }

    /** Nothing is taken after the farewell, so that whatever was taken is dropped or sent, and counted no longer. */
    private synchronized boolean take(EncodedMessage message) {
        if (farewell != null) {
            return false;
        }
        waiting.addAndGet(message.length() + OVERHEAD);
        all.hold(message);
        queue.add(message);
        return true;
    }

    /** Keeps back what is added until {@link #handOver}: an answer then goes out with the news that it caused. */
    synchronized void gather() {
        gathering++;
    }

    void handOver() {
        synchronized (this) {
            gathering--;
        }
        flush();
    }

    /** Sends what is queued; not to be called by who holds a table, for whose sake others would wait. */
    void flush() {
        if (hasMail()) {
            sender.iterate();
        }
    }

    private synchronized boolean hasMail() {
        return gathering == 0 && !queue.isEmpty();
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
            // Not here: what follows from the end takes hold of tables, and whoever closes may hold one.
            Thread.startVirtualThread(sender::iterate);
        }
    }

    /** Drops what the client has not taken, because it does not keep up. */
    void cut() {
        cut(ClientSessions.TOO_SLOW, "you did not take what was sent; come back and say which entry you had last");
    }

    /** Drops what waits and closes; if the client does not even take that, in a moment, the connection is cut. */
    void cut(int status, String reason) {
        if (say(status, reason)) {
            drop();
            // Not here: who sends may hold a table, and what follows from the cut takes hold of tables, too.
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

    /** Waits until all is sent and nothing more will be; false if that takes longer. */
    boolean awaitEnd(Duration most) throws InterruptedException {
        return ended.await(most.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Cuts the connection. */
    void abandon() {
        say(SILENT);
        Thread.startVirtualThread(session::abort);
        end();
    }

    /** Sends no more, after the other end has gone, or has said that it goes and is being answered. */
    void retire() {
        say(SILENT);
        if (!session.isClosed()) {
            disconnectSoon();
        }
        end();
    }

    /** Cuts the connection if the same message has been under way for too long; called now and then. */
    void look(long now) {
        EncodedMessage underWay = sender.underWay.get();
        if (underWay == null || underWay != lastSeen) {
            lastSeen = underWay;
            lastSeenSince = now;
        } else if (now - lastSeenSince > ServerLimits.SEND_TIMEOUT.toNanos()) {
            abandon();
        }
    }

    /** Sends one message after the other, on whatever thread there is something to do for it. */
    private final class Sender extends IteratingCallback {
        private final AtomicReference<@Nullable EncodedMessage> underWay = new AtomicReference<>();

        /** The bytes as they are: encoding them for each reader anew would cost each reader anew. */
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
                    // A whole frame needs none of what a session does for others: cutting up, extensions, checking.
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

        /** The connection is gone or was cut; there is nobody to tell. */
        @Override
        protected void onCompleteFailure(Throwable cause) {
            abandon();
        }
    }

    /** Who does not say goodbye in return is not waited for. */
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
