package org.merlon.server.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings tables in memory up to what their logs have; for each table by one thread at a time. */
final class TableCatchUp {
    /** Tables in one statement. */
    private static final int TOGETHER = 500;

    private static final Logger LOG = LoggerFactory.getLogger(TableCatchUp.class);

    private final RemoteTableUpdates hearsay;
    private final ClusterStore commons;

    /** How far the tables are that are being followed; a larger number that comes meanwhile is followed by the same thread. */
    private final Map<String, Integer> under = new ConcurrentHashMap<>();

    private final AtomicLong followed = new AtomicLong();
    private final AtomicLong late = new AtomicLong();

    TableCatchUp(RemoteTableUpdates hearsay, ClusterStore commons) {
        this.hearsay = hearsay;
        this.commons = commons;
    }

    /** A table's log has come so far. */
    void heard(String table, int number) {
        boolean[] first = {false};
        if (!hearsay.isBehind(table, number)) {
            return;
        }
        under.compute(table, (any, before) -> {
            first[0] = before == null;
            return before == null ? Integer.valueOf(number) : Integer.valueOf(Math.max(before, number));
        });
        if (first[0]) {
            Thread.startVirtualThread(() -> follow(table));
        }
    }

    private void follow(String table) {
        Integer number = under.get(table);
        while (number != null) {
            try {
                hearsay.grew(table, number);
                followed.incrementAndGet();
            } catch (RefusedException e) {
                LOG.info("table {}: {}", table, e.reason());
            } catch (StoreException e) {
                LOG.info("table {}: {}", table, e.getMessage());
            } catch (RuntimeException e) {
                LOG.error("table {} cannot be followed", table, e);
            }
            // Nothing is tried again here: the next look at all tables finds what is still missing.
            number = under.remove(table, number) ? null : under.get(table);
        }
    }

    /** Looks in the database how far all tables in memory are. */
    void lookAtAll() {
        Map<String, Integer> mine = hearsay.numbers();
        List<String> ids = new ArrayList<>(mine.keySet());
        for (int from = 0; from < ids.size(); from += TOGETHER) {
            List<String> some = ids.subList(from, Math.min(from + TOGETHER, ids.size()));
            Map<String, Integer> stored = commons.numbers(some);
            for (String id : some) {
                Integer number = stored.get(id);
                if (number == null) {
                    hearsay.removed(id);
                } else if (number > mine.getOrDefault(id, 0) && hearsay.isBehind(id, number)) {
                    late.incrementAndGet();
                    heard(id, number);
                }
            }
        }
    }

    long followed() {
        return followed.get();
    }

    /** How often a table was found to be behind without news of it. */
    long late() {
        return late.get();
    }
}
