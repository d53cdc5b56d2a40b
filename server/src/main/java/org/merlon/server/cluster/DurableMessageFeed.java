package org.merlon.server.cluster;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.cluster.ClusterStore.DurableMessage;
import org.merlon.server.store.cluster.ClusterStore.StoredMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Exchanges durable messages with the other servers through the database, in its table {@code bulletin}. Every server
 * reads each message once, in order.
 */
final class DurableMessageFeed implements AutoCloseable {
    /** The most durable messages that wait to be stored: several seconds of the busiest chat. */
    private static final int MAX_QUEUED = 10_000;

    /**
     * Two messages that are stored at the same time may become visible in a different order than that of their times.
     */
    private static final long OVERLAP_MILLIS = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(DurableMessageFeed.class);

    private final ServerRuntime runtime;
    private final ClusterStore clusterStore;
    private final String process;
    private final BlockingQueue<DurableMessage> queue = new ArrayBlockingQueue<>(MAX_QUEUED);
    private @Nullable Thread writer;

    /** The times of durable messages that were read lately, by id. */
    private final Map<Long, Long> readTimes = new LinkedHashMap<>();

    private long newestTime;

    /** Held during a read of the database. */
    private final ReentrantLock readLock = new ReentrantLock();

    DurableMessageFeed(ClusterStore clusterStore, String process, ServerRuntime runtime) {
        this.runtime = runtime;
        this.clusterStore = clusterStore;
        this.process = process;
    }

    /**
     * Starts to store queued durable messages.
     *
     * @param onPosted called after each durable message is stored
     */
    void open(Runnable onPosted) {
        newestTime = clusterStore.currentMillis();
        writer = runtime.startThread("bulletin-writer", () -> writeQueued(onPosted));
    }

    /** Queues a durable message to be stored soon; never waits. */
    void post(DurableMessage message) {
        if (!queue.offer(message)) {
            LOG.warn("cluster: dropped a bulletin, because the queue is full");
        }
    }

    private void writeQueued(Runnable onPosted) {
        DurableMessage next = null;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                next = next == null ? queue.take() : next;
                clusterStore.post(process, next);
                next = null;
                onPosted.run();
            } catch (StoreException e) {
                LOG.debug("cluster: a bulletin cannot be stored yet: {}", e.getMessage());
                sleepBeforeRetry();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void sleepBeforeRetry() {
        try {
            runtime.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads the durable messages that other servers have stored since the last call. */
    void readNew(Consumer<DurableMessage> reader) {
        readLock.lock();
        try {
            readStored(reader);
        } finally {
            readLock.unlock();
        }
    }

    private void readStored(Consumer<DurableMessage> reader) {
        for (StoredMessage each : clusterStore.messagesSince(process, newestTime - OVERLAP_MILLIS)) {
            if (readTimes.putIfAbsent(each.id(), each.time()) == null) {
                newestTime = Math.max(newestTime, each.time());
                reader.accept(each.message());
            }
        }
        Iterator<Long> times = readTimes.values().iterator();
        while (times.hasNext()) {
            if (times.next() < newestTime - 2 * OVERLAP_MILLIS) {
                times.remove();
            }
        }
    }

    @Override
    public void close() {
        if (writer != null) {
            writer.interrupt();
        }
    }
}
