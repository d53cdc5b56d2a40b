package org.merlon.server.web.limits;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.ListedTable;

/** Remembers the addresses from which tables were listed, so that no address fills the list of open tables. */
public final class TableAddresses {
    private final Map<String, String> addressByTable = new HashMap<>();
    private final ArrayDeque<String> oldestFirst = new ArrayDeque<>();

    /** Remembers where a table comes from. */
    public synchronized void add(String table, String address) {
        if (addressByTable.put(table, address) == null) {
            oldestFirst.add(table);
        }
        if (oldestFirst.size() > ServerLimits.MAX_TABLE_ORIGINS) {
            addressByTable.remove(oldestFirst.remove());
        }
    }

    /** Returns the first tables of a list, without those that are too many of one address. */
    public synchronized List<ListedTable> fairShare(List<ListedTable> tables, int limit) {
        Map<String, Integer> counts = new HashMap<>();
        return tables.stream()
                .filter(table -> {
                    String address = addressByTable.get(table.table().id());
                    return address == null
                            || counts.merge(address, 1, Integer::sum) <= ServerLimits.MAX_OPEN_TABLES_PER_ADDRESS;
                })
                .limit(limit)
                .toList();
    }
}
