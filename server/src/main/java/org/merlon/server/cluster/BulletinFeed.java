package org.merlon.server.cluster;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.ClusterStore.Bulletin;
import org.merlon.server.store.admin.ClusterStore.Posted;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What servers put up for each other in the database, and read there in order, once. */
final class BulletinFeed implements AutoCloseable {
    /** Bulletins that wait to be put up: seconds of the liveliest talk. */
    private static final int MAX_QUEUED = 10_000;

    /** Two that were put up at once may become visible in another order than that of their times. */
    private static final long OVERLAP_MILLIS = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(BulletinFeed.class);

    private final ClusterStore clusterStore;
    private final String process;
    private final BlockingQueue<Bulletin> queue = new ArrayBlockingQueue<>(MAX_QUEUED);
    private @Nullable Thread writer;

    /** Those that were read, by number, with their times. */
    private final Map<Long, Long> readTimes = new LinkedHashMap<>();

    private long newestTime;

    BulletinFeed(ClusterStore clusterStore, String process) {
        this.clusterStore = clusterStore;
        this.process = process;
    }

    /** @param posted told after something was put up */
    void open(Runnable posted) {
        newestTime = clusterStore.now();
        writer = Thread.ofPlatform().name("board").daemon().start(() -> work(posted));
    }

    /** Puts something up, soon; never waits. */
    void post(Bulletin bulletin) {
        if (!queue.offer(bulletin)) {
            LOG.warn("a bulletin is lost, since too many wait");
        }
    }

    private void work(Runnable posted) {
        Bulletin next = null;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                next = next == null ? queue.take() : next;
                clusterStore.post(process, next);
                next = null;
                posted.run();
            } catch (StoreException e) {
                LOG.debug("a bulletin has to wait: {}", e.getMessage());
                pause();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads what others have put up since the last time. */
    synchronized void readNew(Consumer<Bulletin> reader) {
        for (Posted each : clusterStore.posted(process, newestTime - OVERLAP_MILLIS)) {
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
