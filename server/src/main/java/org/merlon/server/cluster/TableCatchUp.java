package org.merlon.server.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Updates tables in memory with the entries that other servers have appended; each table by one thread at a time. */
final class TableCatchUp {
    /** The most tables in one database statement. */
    private static final int MAX_TABLES_PER_QUERY = 500;

    private static final Logger LOG = LoggerFactory.getLogger(TableCatchUp.class);

    private final RemoteTableUpdates remoteUpdates;
    private final ClusterStore clusterStore;
    private final ServerRuntime runtime;

    /**
     * The number of the last known entry of each table that is being updated. The same thread continues if the number
     * grows meanwhile.
     */
    private final Map<String, Integer> inProgress = new ConcurrentHashMap<>();

    private final AtomicLong caughtUpCount = new AtomicLong();
    private final AtomicLong lateCount = new AtomicLong();

    TableCatchUp(RemoteTableUpdates remoteUpdates, ClusterStore clusterStore, ServerRuntime runtime) {
        this.runtime = runtime;
        this.remoteUpdates = remoteUpdates;
        this.clusterStore = clusterStore;
    }

    /** Handles the news that a table's log has grown to a number. */
    void onLogGrowth(String table, int number) {
        boolean[] first = {false};
        if (!remoteUpdates.isBehind(table, number)) {
            return;
        }
        inProgress.compute(table, (any, before) -> {
            first[0] = before == null;
            return before == null ? Integer.valueOf(number) : Integer.valueOf(Math.max(before, number));
        });
        if (first[0]) {
            runtime.startTask(() -> catchUp(table));
        }
    }

    private void catchUp(String table) {
        Integer number = inProgress.get(table);
        while (number != null) {
            try {
                remoteUpdates.onLogGrowth(table, number);
                caughtUpCount.incrementAndGet();
            } catch (RefusedException e) {
                LOG.info("table {}: {}", table, e.reason());
            } catch (StoreException e) {
                LOG.info("table {}: {}", table, e.getMessage());
            } catch (RuntimeException e) {
                LOG.error("table {} cannot be updated", table, e);
            }
            // No retry: the next check of all tables finds what is still missing.
            number = inProgress.remove(table, number) ? null : inProgress.get(table);
        }
    }

    /** Compares all tables in memory with the database. */
    void checkAll() {
        Map<String, Integer> loaded = remoteUpdates.lastEntryNumbers();
        List<String> ids = new ArrayList<>(loaded.keySet());
        for (int from = 0; from < ids.size(); from += MAX_TABLES_PER_QUERY) {
            List<String> chunk = ids.subList(from, Math.min(from + MAX_TABLES_PER_QUERY, ids.size()));
            Map<String, Integer> stored = clusterStore.lastNumbers(chunk);
            for (String id : chunk) {
                Integer number = stored.get(id);
                if (number == null) {
                    remoteUpdates.onTableRemoved(id);
                } else if (number > loaded.getOrDefault(id, 0) && remoteUpdates.isBehind(id, number)) {
                    lateCount.incrementAndGet();
                    onLogGrowth(id, number);
                }
            }
        }
    }

    long caughtUpCount() {
        return caughtUpCount.get();
    }

    /** The number of times that a table lacked entries that no message had announced. */
    long lateCount() {
        return lateCount.get();
    }
}
