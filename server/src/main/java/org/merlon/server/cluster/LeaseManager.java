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
    static final Duration LASTING = Duration.ofSeconds(4);

    /** Taken off by ourselves, since the answer took a while. */
    private static final long MARGIN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** Who was told that another has it does not ask again at once. */
    private static final long ASK_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** Leases taken over from dead servers at once: their tables are read, some milliseconds each. */
    private static final int INHERITED = 200;

    /** Asked for in one statement. */
    private static final int TOGETHER = 500;

    /** Others' leases that are remembered. */
    private static final int REMEMBERED = 50_000;

    private static final Logger LOG = LoggerFactory.getLogger(LeaseManager.class);

    private final ClusterStore commons;
    private final String process;
    private final LongSupplier nanoTime;
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> others = new ConcurrentHashMap<>();
    private final BlockingQueue<Wish> wishes = new LinkedBlockingQueue<>();
    private volatile long goodUntil;
    private @Nullable Thread clerk;

    /** Something to be taken, or to be given back. */
    private record Wish(String id, boolean take) {}

    LeaseManager(ClusterStore commons, String process, LongSupplier nanoTime) {
        this.commons = commons;
        this.process = process;
        this.nanoTime = nanoTime;
        goodUntil = nanoTime.getAsLong();
    }

    /** @param taken told of each lease that this server has from now on */
    void open(Consumer<String> taken) {
        clerk = Thread.ofPlatform().name("keeping").daemon().start(() -> work(taken));
    }

    /** Says that this server is there; false if it counted as gone, and holds nothing any more. */
    boolean renew() {
        long begun = nanoTime.getAsLong();
        boolean still = commons.renew(process, LASTING);
        if (!still) {
            commons.join(process, LASTING);
            held.clear();
            others.clear();
        }
        goodUntil = begun + LASTING.toNanos() - MARGIN_NANOS;
        return still;
    }

    /** The first sign, with which the leases are good. */
    long join() {
        long begun = nanoTime.getAsLong();
        long since = commons.join(process, LASTING);
        goodUntil = begun + LASTING.toNanos() - MARGIN_NANOS;
        return since;
    }

    /** Takes over some of what dead servers have left. */
    List<String> inherit() {
        List<String> left = commons.inherit(process, INHERITED);
        held.addAll(left);
        return left;
    }

    boolean has(String id) {
        return held.contains(id) && goodUntil - nanoTime.getAsLong() > 0;
    }

    /** Whether this server has it; if not, and nobody is known to, it is asked for. */
    boolean hasOrAsks(String id) {
        if (has(id)) {
            return true;
        }
        Long again = others.get(id);
        if ((again == null || again - nanoTime.getAsLong() <= 0) && asked.add(id)) {
            wishes.add(new Wish(id, true));
        }
        return false;
    }

    void letGo(String id) {
        others.remove(id);
        if (held.remove(id)) {
            wishes.add(new Wish(id, false));
        }
    }

    private void work(Consumer<String> taken) {
        List<Wish> some = new ArrayList<>();
        while (!Thread.currentThread().isInterrupted()) {
            try {
                some.add(wishes.take());
                wishes.drainTo(some, TOGETHER - 1);
                fulfil(some, taken);
            } catch (StoreException e) {
                LOG.debug("leases have to wait: {}", e.getMessage());
                some.forEach(wish -> asked.remove(wish.id));
                // Whoever needs one asks again when the table changes, or when this server is there again.
            } catch (InterruptedException e) {
                return;
            }
            some.clear();
        }
    }

    private void fulfil(List<Wish> some, Consumer<String> taken) {
        List<String> back = some.stream()
                .filter(wish -> !wish.take)
                .map(Wish::id)
                .filter(id -> !held.contains(id))
                .distinct()
                .toList();
        List<String> wanted =
                some.stream().filter(Wish::take).map(Wish::id).distinct().toList();
        if (!back.isEmpty()) {
            commons.release(process, back);
        }
        if (!wanted.isEmpty()) {
            Set<String> ours = commons.take(process, wanted);
            if (others.size() > REMEMBERED) {
                others.clear();
            }
            for (String id : wanted) {
                if (ours.contains(id)) {
                    held.add(id);
                    others.remove(id);
                } else {
                    others.put(id, nanoTime.getAsLong() + ASK_AGAIN_NANOS);
                }
                asked.remove(id);
                if (ours.contains(id)) {
                    taken.accept(id);
                }
            }
        }
    }

    int count() {
        return held.size();
    }

    @Override
    public void close() {
        goodUntil = nanoTime.getAsLong();
        if (clerk != null) {
            clerk.interrupt();
        }
    }
}
