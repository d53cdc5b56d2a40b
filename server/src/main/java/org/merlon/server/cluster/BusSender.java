package org.merlon.server.cluster;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;

/**
 * Sends messages to the other servers. Lines that wait at the same time are sent as one message. Messages are numbered,
 * and one is sent at least every second, so that a receiver notices when it missed one.
 */
final class BusSender implements AutoCloseable {
    /**
     * The most lines that wait: about as many as a server stores moves in a second. Further lines are dropped, and the
     * other servers read the changes from the database.
     */
    private static final int MAX_QUEUED = 20_000;

    static final long HEARTBEAT_MILLIS = 1_000;

    private final ServerRuntime runtime;
    private final ClusterBus bus;
    private final String process;
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>(MAX_QUEUED);
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();
    private @Nullable Thread sender;
    private volatile boolean closed;

    BusSender(ClusterBus bus, String process, ServerRuntime runtime) {
        this.runtime = runtime;
        this.bus = bus;
        this.process = process;
    }

    void open() {
        sender = runtime.startThread("cluster-sender", this::sendQueued);
    }

    /** Queues a line to be sent; never waits. */
    void send(String text) {
        if (!queue.offer(text)) {
            lost.incrementAndGet();
        }
    }

    private void sendQueued() {
        long number = 0;
        String unsent = null;
        while (!closed) {
            try {
                String next = unsent == null ? runtime.poll(queue, HEARTBEAT_MILLIS) : unsent;
                var message = new StringBuilder().append(process).append('\t').append(++number);
                int bytes = message.length();
                unsent = null;
                while (next != null) {
                    int lineBytes = next.getBytes(StandardCharsets.UTF_8).length + 1;
                    if (bytes + lineBytes > ClusterBus.MAX_MESSAGE_BYTES) {
                        unsent = next;
                        break;
                    }
                    message.append('\n').append(next);
                    bytes += lineBytes;
                    next = queue.poll();
                }
                if (lost.getAndSet(0) > 0) {
                    number++; // receivers notice the gap
                }
                bus.send(message.toString());
                sent.incrementAndGet();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    long sent() {
        return sent.get();
    }

    @Override
    public void close() {
        closed = true;
        if (sender != null) {
            sender.interrupt();
        }
    }
}
