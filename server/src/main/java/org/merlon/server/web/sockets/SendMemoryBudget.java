package org.merlon.server.web.sockets;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.live.EncodedMessage;

/**
 * All that waits for clients, in bytes that are really held: a parcel for many counts once. Over the bound whoever is
 * furthest behind is cut off, because one more reader who does not read must not cost the others their server.
 */
public final class SendMemoryBudget {
    private final long most;
    private final AtomicLong held = new AtomicLong();
    private final Set<Outbox> outboxes = ConcurrentHashMap.newKeySet();

    public SendMemoryBudget(long most) {
        this.most = most;
    }

    /** As much as fits beside everything else in the memory that this process has. */
    public static SendMemoryBudget ofThisMachine() {
        return new SendMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.SEND_MEMORY_DIVISOR);
    }

    void enter(Outbox outbox) {
        outboxes.add(outbox);
    }

    void leave(Outbox outbox) {
        outboxes.remove(outbox);
    }

    /** Counts a parcel that waits in one more place. */
    void hold(EncodedMessage message) {
        if (message.retain()) {
            held.addAndGet(message.length());
        }
    }

    /** Counts a parcel that waits in one place less. */
    void release(EncodedMessage message) {
        if (message.release()) {
            held.addAndGet(-message.length());
        }
    }

    /** Bytes that wait in all. */
    public long held() {
        return held.get();
    }

    /** Cuts off those furthest behind until there is room. */
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
