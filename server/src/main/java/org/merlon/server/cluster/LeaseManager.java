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
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Manages the leases of this server: those of tables, whose timers and bots the holder runs, and the one for periodic
 * work. A lease is valid as long as this server's row in the database is renewed. If two servers ever hold the same
 * lease, both do the work, and the log accepts the first entry.
 */
final class LeaseManager implements AutoCloseable {
    /** A server counts as running for this long after it was last renewed. */
    static final Duration LEASE_DURATION = Duration.ofSeconds(4);

    /** Subtracted from the lease duration on this side, since a renewal takes time. */
    private static final long MARGIN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** A lease that another server holds is not requested again before this time. */
    private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** The pause before leases are requested again because this server's row had expired. */
    private static final long REPEAT_MILLIS = 200;

    /**
     * The most leases that are taken over from dead servers at once; loading their tables takes some milliseconds each.
     */
    private static final int MAX_INHERITED = 200;

    /** The most leases in one database statement. */
    private static final int MAX_LEASES_PER_QUERY = 500;

    /** The most leases of other servers that are remembered. */
    private static final int MAX_REMEMBERED = 50_000;

    private static final Logger LOG = LoggerFactory.getLogger(LeaseManager.class);

    private final ClusterStore clusterStore;
    private final String process;
    private final ServerRuntime runtime;
    private final Set<String> held = ConcurrentHashMap.newKeySet();

    /** The leases that this server held when its row had expired. */
    private final Set<String> lost = ConcurrentHashMap.newKeySet();

    private final Set<String> pendingRequests = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> heldElsewhere = new ConcurrentHashMap<>();
    private final BlockingQueue<LeaseRequest> queue = new LinkedBlockingQueue<>();

    /** Held during a release, so that it does not strike a lease that is just being taken over. */
    private final ReentrantLock releaseLock = new ReentrantLock();

    private volatile long validUntil;

    /** The number of times that this server's row had expired. */
    private volatile int registrations;

    private @Nullable Thread worker;

    /** A request to take a lease, or to release it. */
    private record LeaseRequest(String id, boolean take) {}

    LeaseManager(ClusterStore clusterStore, String process, ServerRuntime runtime) {
        this.clusterStore = clusterStore;
        this.process = process;
        this.runtime = runtime;
        validUntil = runtime.nanoTime();
    }

    /**
     * Starts to process lease requests.
     *
     * @param onAcquired called with each lease that this server acquires
     */
    void open(Consumer<String> onAcquired) {
        worker = runtime.startThread("lease-manager", () -> processQueued(onAcquired));
    }

    /** Renews this server's row; returns false if it had expired, so that all leases were lost. */
    boolean renew() {
        long startNanos = runtime.nanoTime();
        boolean renewed = clusterStore.renew(process, LEASE_DURATION);
        if (!renewed) {
            clusterStore.register(process, LEASE_DURATION);
            loseAll();
        }
        validUntil = startNanos + LEASE_DURATION.toNanos() - MARGIN_NANOS;
        return renewed;
    }

    private synchronized void loseAll() {
        registrations++;
        lost.addAll(held);
        held.forEach(id -> queue.add(new LeaseRequest(id, false))); // those that no other server has taken over
        held.clear();
        heldElsewhere.clear();
    }

    /** Returns the leases that this server held when its row had expired, and forgets them. */
    List<String> takeLost() {
        List<String> ids = List.copyOf(lost);
        ids.forEach(lost::remove);
        return ids;
    }

    /**
     * Keeps leases that were acquired. Returns false if this server's row had expired or was replaced meanwhile: then other
     * servers may have taken them over.
     *
     * @param registrationsBefore the registrations before the leases were acquired
     */
    private synchronized boolean keep(Set<String> acquired, int registrationsBefore) {
        boolean valid = registrations == registrationsBefore && validUntil - runtime.nanoTime() > 0;
        if (valid) {
            held.addAll(acquired);
        }
        return valid;
    }

    /**
     * Adds this server's row, from which time its leases are valid; returns since when the cluster has been running.
     */
    long join() {
        long startNanos = runtime.nanoTime();
        long since = clusterStore.register(process, LEASE_DURATION);
        validUntil = startNanos + LEASE_DURATION.toNanos() - MARGIN_NANOS;
        return since;
    }

    /** Takes over some leases of servers that have died. */
    List<String> inherit() {
        releaseLock.lock();
        try {
            List<String> inherited = clusterStore.takeOverLeases(process, MAX_INHERITED);
            held.addAll(inherited);
            return inherited;
        } finally {
            releaseLock.unlock();
        }
    }

    boolean holds(String id) {
        return held.contains(id) && validUntil - runtime.nanoTime() > 0;
    }

    /** Returns whether this server holds a lease; if not, and no other server is known to hold it, requests it. */
    boolean holdsOrRequests(String id) {
        if (holds(id)) {
            return true;
        }
        Long retryAt = heldElsewhere.get(id);
        if ((retryAt == null || retryAt - runtime.nanoTime() <= 0) && pendingRequests.add(id)) {
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

    private void processQueued(Consumer<String> onAcquired) {
        List<LeaseRequest> batch = new ArrayList<>();
        while (!Thread.currentThread().isInterrupted()) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MAX_LEASES_PER_QUERY - 1);
                process(batch, onAcquired);
            } catch (StoreException e) {
                LOG.debug("cluster: leases cannot be stored yet: {}", e.getMessage());
                batch.forEach(request -> pendingRequests.remove(request.id));
                // A lease that is still needed is requested again when its table changes or this server is renewed.
            } catch (InterruptedException e) {
                return;
            }
            batch.clear();
        }
    }

    private void releaseUnheld(List<LeaseRequest> batch) {
        releaseLock.lock();
        try {
            List<String> released = batch.stream()
                    .filter(request -> !request.take)
                    .map(LeaseRequest::id)
                    .filter(id -> !held.contains(id))
                    .distinct()
                    .toList();
            if (!released.isEmpty()) {
                clusterStore.releaseLeases(process, released);
            }
        } finally {
            releaseLock.unlock();
        }
    }

    private void process(List<LeaseRequest> batch, Consumer<String> onAcquired) throws InterruptedException {
        releaseUnheld(batch);
        List<String> requestedIds = batch.stream()
                .filter(LeaseRequest::take)
                .map(LeaseRequest::id)
                .distinct()
                .toList();
        if (!requestedIds.isEmpty()) {
            int registrationsBefore = registrations;
            Set<String> taken = clusterStore.acquireLeases(process, requestedIds);
            if (!keep(taken, registrationsBefore)) {
                requestedIds.forEach(id -> queue.add(new LeaseRequest(id, true)));
                runtime.sleep(REPEAT_MILLIS);
                return;
            }
            if (heldElsewhere.size() > MAX_REMEMBERED) {
                heldElsewhere.clear();
            }
            for (String id : requestedIds) {
                if (taken.contains(id)) {
                    heldElsewhere.remove(id);
                } else {
                    heldElsewhere.put(id, runtime.nanoTime() + RETRY_NANOS);
                }
                pendingRequests.remove(id);
                if (taken.contains(id)) {
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
        validUntil = runtime.nanoTime();
        if (worker != null) {
            worker.interrupt();
        }
    }
}
