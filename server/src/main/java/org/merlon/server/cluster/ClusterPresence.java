package org.merlon.server.cluster;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.cluster.ClusterStore.TableWatchers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Exchanges the watchers of tables between servers, through the database. Changes are written and read in batches,
 * several times a second.
 */
final class ClusterPresence {
    /** The most tables in one database statement. */
    private static final int MAX_TABLES_PER_QUERY = 500;

    private static final Logger LOG = LoggerFactory.getLogger(ClusterPresence.class);

    private final ClusterStore clusterStore;
    private final String process;
    private final Map<String, TableWatchers> local = new ConcurrentHashMap<>();
    private final Map<String, TableWatchers> unwritten = new ConcurrentHashMap<>();
    private final Set<String> unread = ConcurrentHashMap.newKeySet();

    /** Receives who watches a table through other servers. */
    interface Listener {
        void onWatchersChanged(String table, Set<String> people, int strangers);
    }

    ClusterPresence(ClusterStore clusterStore, String process) {
        this.clusterStore = clusterStore;
        this.process = process;
    }

    /** Sets who watches a table through this server. */
    void setLocal(TableWatchers attendance) {
        if (attendance.people().isEmpty() && attendance.strangers() == 0) {
            local.remove(attendance.table());
        } else {
            local.put(attendance.table(), attendance);
        }
        unwritten.put(attendance.table(), attendance);
    }

    /** Marks tables whose watchers on other servers may have changed. */
    void markUnread(Collection<String> tables) {
        unread.addAll(tables);
    }

    /** Writes all rows of this server again, since they may have been deleted. */
    void rewriteAll() {
        local.forEach(unwritten::putIfAbsent);
    }

    /**
     * Writes and reads what has changed.
     *
     * @param listener called with the watchers of each table that were read
     * @param announce called with the id of each table whose watchers were written
     */
    void synchronise(Listener listener, Consumer<String> announce) {
        try {
            for (List<String> chunk : chunks(unwritten.keySet())) {
                List<TableWatchers> taken = chunk.stream()
                        .map(unwritten::remove)
                        .filter(each -> each != null)
                        .toList();
                try {
                    clusterStore.saveWatchers(process, taken);
                } catch (StoreException e) {
                    taken.forEach(each -> unwritten.putIfAbsent(each.table(), each));
                    throw e;
                }
                taken.forEach(each -> announce.accept(each.table()));
            }
            for (List<String> chunk : chunks(unread)) {
                chunk.forEach(unread::remove);
                try {
                    read(chunk, listener);
                } catch (StoreException e) {
                    unread.addAll(chunk);
                    throw e;
                }
            }
        } catch (StoreException e) {
            LOG.debug("cluster: watchers cannot be exchanged yet: {}", e.getMessage());
        }
    }

    private void read(List<String> chunk, Listener listener) {
        Map<String, Set<String>> people = new HashMap<>();
        Map<String, Integer> strangers = new HashMap<>();
        for (TableWatchers each : clusterStore.watchers(process, chunk)) {
            people.computeIfAbsent(each.table(), unused -> new HashSet<>()).addAll(each.people());
            strangers.merge(each.table(), each.strangers(), Integer::sum);
        }
        for (String table : chunk) {
            listener.onWatchersChanged(table, people.getOrDefault(table, Set.of()), strangers.getOrDefault(table, 0));
        }
    }

    private static List<List<String>> chunks(Set<String> all) {
        List<String> ids = List.copyOf(all);
        List<List<String>> chunks = new ArrayList<>();
        for (int from = 0; from < ids.size(); from += MAX_TABLES_PER_QUERY) {
            chunks.add(ids.subList(from, Math.min(from + MAX_TABLES_PER_QUERY, ids.size())));
        }
        return chunks;
    }
}
