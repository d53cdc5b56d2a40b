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
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.ClusterStore.Attendance;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who looks on through which server. What has changed is written and read a few times a second, many tables at once. */
final class ClusterPresence {
    /** Tables in one statement. */
    private static final int TOGETHER = 500;

    private static final Logger LOG = LoggerFactory.getLogger(ClusterPresence.class);

    private final ClusterStore commons;
    private final String process;
    private final Map<String, Attendance> here = new ConcurrentHashMap<>();
    private final Map<String, Attendance> unwritten = new ConcurrentHashMap<>();
    private final Set<String> unread = ConcurrentHashMap.newKeySet();

    ClusterPresence(ClusterStore commons, String process) {
        this.commons = commons;
        this.process = process;
    }

    /** Others look on through this server than before. */
    void attended(Attendance now) {
        if (now.people().isEmpty() && now.strangers() == 0) {
            here.remove(now.table());
        } else {
            here.put(now.table(), now);
        }
        unwritten.put(now.table(), now);
    }

    /** At these tables it may be others who look on elsewhere. */
    void doubt(Collection<String> tables) {
        unread.addAll(tables);
    }

    /** The rows of this server may be lost. */
    void writeAnew() {
        here.forEach(unwritten::putIfAbsent);
    }

    /** Writes and reads what has changed; the others are told which tables to look at. */
    void pass(RemoteTableUpdates hearsay, Consumer<String> tell) {
        try {
            for (List<String> some : portions(unwritten.keySet())) {
                List<Attendance> taken = some.stream()
                        .map(unwritten::remove)
                        .filter(each -> each != null)
                        .toList();
                try {
                    commons.attend(process, taken);
                } catch (StoreException e) {
                    taken.forEach(each -> unwritten.putIfAbsent(each.table(), each));
                    throw e;
                }
                taken.forEach(each -> tell.accept(each.table()));
            }
            for (List<String> some : portions(unread)) {
                some.forEach(unread::remove);
                try {
                    read(some, hearsay);
                } catch (StoreException e) {
                    unread.addAll(some);
                    throw e;
                }
            }
        } catch (StoreException e) {
            LOG.debug("who looks on elsewhere has to wait: {}", e.getMessage());
        }
    }

    private void read(List<String> some, RemoteTableUpdates hearsay) {
        Map<String, Set<String>> people = new HashMap<>();
        Map<String, Integer> strangers = new HashMap<>();
        for (Attendance each : commons.attendance(process, some)) {
            people.computeIfAbsent(each.table(), any -> new HashSet<>()).addAll(each.people());
            strangers.merge(each.table(), each.strangers(), Integer::sum);
        }
        for (String table : some) {
            hearsay.attended(table, people.getOrDefault(table, Set.of()), strangers.getOrDefault(table, 0));
        }
    }

    private static List<List<String>> portions(Set<String> all) {
        List<String> now = List.copyOf(all);
        List<List<String>> portions = new ArrayList<>();
        for (int from = 0; from < now.size(); from += TOGETHER) {
            portions.add(now.subList(from, Math.min(from + TOGETHER, now.size())));
        }
        return portions;
    }
}
