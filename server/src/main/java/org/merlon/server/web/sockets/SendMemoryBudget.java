package org.merlon.server.web.sockets;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.live.EncodedMessage;

/**
 * Limits the memory for messages that are queued for clients; a message to many clients counts once. If the limit is
 * exceeded, the client that is furthest behind is disconnected, so that clients that do not read cannot harm the
 * others.
 */
public final class SendMemoryBudget {
    private final long maxBytes;
    private final AtomicLong heldBytes = new AtomicLong();
    private final Set<Outbox> outboxes = ConcurrentHashMap.newKeySet();

    public SendMemoryBudget(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Creates a budget that suits the maximum heap size of this process. */
    public static SendMemoryBudget forThisProcess() {
        return new SendMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.SEND_MEMORY_DIVISOR);
    }

    void register(Outbox outbox) {
        outboxes.add(outbox);
    }

    void unregister(Outbox outbox) {
        outboxes.remove(outbox);
    }

    /** Counts a message that was added to a queue. */
    void retain(EncodedMessage message) {
        if (message.retain()) {
            heldBytes.addAndGet(message.length());
        }
    }

    /** Releases a message that has left a queue. */
    void release(EncodedMessage message) {
        if (message.release()) {
            heldBytes.addAndGet(-message.length());
        }
    }

    /** Returns the number of queued bytes in total. */
    public long heldBytes() {
        return heldBytes.get();
    }

    /** Disconnects the clients that are furthest behind until the limit is met. */
    void enforceLimit() {
        if (heldBytes.get() > maxBytes) {
            disconnectSlowest();
        }
    }

    private synchronized void disconnectSlowest() {
        while (heldBytes.get() > maxBytes) {
            Outbox slowest = outboxes.stream()
                    .filter(Outbox::isOpen)
                    .max(Comparator.comparingLong(Outbox::queuedBytes))
                    .orElse(null);
            if (slowest == null || slowest.queuedBytes() == 0) {
                return;
            }
            slowest.disconnect();
        }
    }
}
