package org.merlon.server.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What this server does for all: the tables whose bots and clocks it looks after, and the rounds. It holds leases, which are
 * good as long as its own row is renewed. Should two servers ever think that they hold the same one, both do the work, and the
 * log takes the first.
 */
final class LeaseManager implements AutoCloseable {
    /** How long a server counts as there after its last sign. */
    static final Duration LEASE_DURATION = Duration.ofSeconds(4);

    /** Taken off by ourselves, since the answer took a while. */
    private static final long MARGIN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** Who was told that another has it does not ask again at once. */
    private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** Leases taken over from dead servers at once: their tables are read, some milliseconds each. */
    private static final int MAX_INHERITED = 200;

    /** Asked for in one statement. */
    private static final int MAX_LEASES_PER_QUERY = 500;

    /** Others' leases that are remembered. */
    private static final int MAX_REMEMBERED = 50_000;

    private static final Logger LOG = LoggerFactory.getLogger(LeaseManager.class);

    private final ClusterStore clusterStore;
    private final String process;
    private final LongSupplier nanoTime;
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    private final Set<String> requested = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> heldElsewhere = new ConcurrentHashMap<>();
    private final BlockingQueue<LeaseRequest> queue = new LinkedBlockingQueue<>();
    private volatile long validUntil;
    private @Nullable Thread worker;

    /** Something to be taken, or to be given back. */
    private record LeaseRequest(String id, boolean take) {}

    LeaseManager(ClusterStore clusterStore, String process, LongSupplier nanoTime) {
        this.clusterStore = clusterStore;
        this.process = process;
        this.nanoTime = nanoTime;
        validUntil = nanoTime.getAsLong();
    }

    /** @param onAcquired told of each lease that this server has from now on */
    void open(Consumer<String> onAcquired) {
        worker = Thread.ofPlatform().name("keeping").daemon().start(() -> work(onAcquired));
    }

    /** Says that this server is there; false if it counted as gone, and holds nothing any more. */
    boolean renew() {
        long begun = nanoTime.getAsLong();
        boolean still = clusterStore.renew(process, LEASE_DURATION);
        if (!still) {
            clusterStore.join(process, LEASE_DURATION);
            held.clear();
            heldElsewhere.clear();
        }
        validUntil = begun + LEASE_DURATION.toNanos() - MARGIN_NANOS;
        return still;
    }

    /** The first sign, with which the leases are good. */
    long join() {
        long begun = nanoTime.getAsLong();
        long since = clusterStore.join(process, LEASE_DURATION);
        validUntil = begun + LEASE_DURATION.toNanos() - MARGIN_NANOS;
        return since;
    }

    /** Takes over some of what dead servers have left. */
    List<String> inherit() {
        List<String> left = clusterStore.inherit(process, MAX_INHERITED);
        held.addAll(left);
        return left;
    }

    boolean holds(String id) {
        return held.contains(id) && validUntil - nanoTime.getAsLong() > 0;
    }

    /** Whether this server has it; if not, and nobody is known to, it is asked for. */
    boolean holdsOrRequests(String id) {
        if (holds(id)) {
            return true;
        }
        Long again = heldElsewhere.get(id);
        if ((again == null || again - nanoTime.getAsLong() <= 0) && requested.add(id)) {
            queue.add(new LeaseRequest(id, true));
        }
        return false;
    }

    void release(String id) {
        heldElsewhere.remove(id);
        if (held.remove(id)) {
            queue.add(new LeaseRequest(id, false));
        }
    }

    private void work(Consumer<String> onAcquired) {
        List<LeaseRequest> batch = new ArrayList<>();
        while (!Thread.currentThread().isInterrupted()) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MAX_LEASES_PER_QUERY - 1);
                process(batch, onAcquired);
            } catch (StoreException e) {
                LOG.debug("leases have to wait: {}", e.getMessage());
                batch.forEach(request -> requested.remove(request.id));
                // Whoever needs one asks again when the table changes, or when this server is there again.
            } catch (InterruptedException e) {
                return;
            }
            batch.clear();
        }
    }

    private void process(List<LeaseRequest> batch, Consumer<String> onAcquired) {
        List<String> back = batch.stream()
                .filter(request -> !request.take)
                .map(LeaseRequest::id)
                .filter(id -> !held.contains(id))
                .distinct()
                .toList();
        List<String> wanted = batch.stream()
                .filter(LeaseRequest::take)
                .map(LeaseRequest::id)
                .distinct()
                .toList();
        if (!back.isEmpty()) {
            clusterStore.release(process, back);
        }
        if (!wanted.isEmpty()) {
            Set<String> ours = clusterStore.take(process, wanted);
            if (heldElsewhere.size() > MAX_REMEMBERED) {
                heldElsewhere.clear();
            }
            for (String id : wanted) {
                if (ours.contains(id)) {
                    held.add(id);
                    heldElsewhere.remove(id);
                } else {
                    heldElsewhere.put(id, nanoTime.getAsLong() + RETRY_NANOS);
                }
                requested.remove(id);
                if (ours.contains(id)) {
                    onAcquired.accept(id);
                }
            }
        }
    }

    int count() {
        return held.size();
    }

    @Override
    public void close() {
        validUntil = nanoTime.getAsLong();
        if (worker != null) {
            worker.interrupt();
        }
    }
}
