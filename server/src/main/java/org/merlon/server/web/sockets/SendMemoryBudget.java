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
    private final long most;
    private final AtomicLong held = new AtomicLong();
    private final Set<Outbox> outboxes = ConcurrentHashMap.newKeySet();

    public SendMemoryBudget(long most) {
        this.most = most;
    }

    /** Creates a budget that suits the maximum heap size of this process. */
    public static SendMemoryBudget ofThisMachine() {
        return new SendMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.SEND_MEMORY_DIVISOR);
    }

    void enter(Outbox outbox) {
        outboxes.add(outbox);
    }

    void leave(Outbox outbox) {
        outboxes.remove(outbox);
    }

    /** Counts a message that was added to a queue. */
    void hold(EncodedMessage message) {
        if (message.retain()) {
            held.addAndGet(message.length());
        }
    }

    /** Releases a message that has left a queue. */
    void release(EncodedMessage message) {
        if (message.release()) {
            held.addAndGet(-message.length());
        }
    }

    /** Returns the number of queued bytes in total. */
    public long held() {
        return held.get();
    }

    /** Disconnects the clients that are furthest behind until the limit is met. */
    void makeRoom() {
        if (held.get() > most) {
            cutSome();
        }
    }

    private synchronized void cutSome() {
        while (held.get() > most) {
            Outbox furthest = outboxes.stream()
                    .filter(Outbox::isOpen)
                    .max(Comparator.comparingLong(Outbox::waiting))
                    .orElse(null);
            if (furthest == null || furthest.waiting() == 0) {
                return;
            }
            furthest.cut();
        }
    }
}
