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
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.ClusterStore.Bulletin;
import org.merlon.server.store.admin.ClusterStore.StoredBulletin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Exchanges bulletins with the other servers through the database. Every server reads each bulletin once, in order. */
final class BulletinFeed implements AutoCloseable {
    /** The most bulletins that wait to be stored: several seconds of the busiest chat. */
    private static final int MAX_QUEUED = 10_000;

    /**
     * Two bulletins that are stored at the same time may become visible in a different order than that of their times.
     */
    private static final long OVERLAP_MILLIS = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(BulletinFeed.class);

    private final ServerRuntime runtime;
    private final ClusterStore clusterStore;
    private final String process;
    private final BlockingQueue<Bulletin> queue = new ArrayBlockingQueue<>(MAX_QUEUED);
    private @Nullable Thread writer;

    /** The times of bulletins that were read lately, by id. */
    private final Map<Long, Long> readTimes = new LinkedHashMap<>();

    private long newestTime;

    /** Held during a read of the database. */
    private final ReentrantLock readLock = new ReentrantLock();

    BulletinFeed(ClusterStore clusterStore, String process, ServerRuntime runtime) {
        this.runtime = runtime;
        this.clusterStore = clusterStore;
        this.process = process;
    }

    /**
     * Starts to store queued bulletins.
     *
     * @param onPosted called after each bulletin is stored
     */
    void open(Runnable onPosted) {
        newestTime = clusterStore.currentMillis();
        writer = runtime.startThread("bulletin-writer", () -> writeQueued(onPosted));
    }

    /** Queues a bulletin to be stored soon; never waits. */
    void post(Bulletin bulletin) {
        if (!queue.offer(bulletin)) {
            LOG.warn("cluster: dropped a bulletin, because the queue is full");
        }
    }

    private void writeQueued(Runnable onPosted) {
        Bulletin next = null;
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

    /** Reads the bulletins that other servers have stored since the last call. */
    void readNew(Consumer<Bulletin> reader) {
        readLock.lock();
        try {
            readStored(reader);
        } finally {
            readLock.unlock();
        }
    }

    private void readStored(Consumer<Bulletin> reader) {
        for (StoredBulletin each : clusterStore.bulletinsSince(process, newestTime - OVERLAP_MILLIS)) {
            if (readTimes.putIfAbsent(each.id(), each.time()) == null) {
                newestTime = Math.max(newestTime, each.time());
                reader.accept(each.bulletin());
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
