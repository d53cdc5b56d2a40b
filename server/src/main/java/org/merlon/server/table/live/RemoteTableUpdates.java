package org.merlon.server.table.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.merlon.server.guard.RefusedException;

/** Applies updates from other servers to tables in memory; never loads a table. */
public final class RemoteTableUpdates {
    /** A table that was not used here for this long, and that another server serves, is evicted rather than updated. */
    private static final long IDLE_MILLIS = 60_000;

    private final Tables tables;
    private final TableContext context;

    public RemoteTableUpdates(Tables tables, TableContext context) {
        this.tables = tables;
        this.context = context;
    }

    /** The number of the last entry of each table in memory, by id. */
    public Map<String, Integer> lastEntryNumbers() {
        Map<String, Integer> numbers = new HashMap<>();
        for (String id : tables.ids()) {
            Table table = tables.find(id);
            if (table != null) {
                numbers.put(id, table.game().number());
            }
        }
        return numbers;
    }

    /** Returns whether a table is in memory, so that updates of it matter here. */
    public boolean isLoaded(String id) {
        return tables.find(id) != null;
    }

    /** Returns whether a table is in memory and lacks an entry of its log. */
    public boolean isBehind(String id, int number) {
        Table table = tables.find(id);
        return table != null && table.game().number() < number;
    }

    /** Applies the entries of a log up to a number. */
    public void onLogGrowth(String id, int number) throws RefusedException {
        Table table = tables.find(id);
        if (table != null && !table.applyRemote(number, context.now() - IDLE_MILLIS)) {
            tables.drop(table);
        }
    }

    /** Applies a message about a table that is no entry of its log. */
    public void onSideMessage(TableSideMessage message) throws RefusedException {
        Table table = tables.find(message.table());
        if (table != null) {
            table.applyRemote(message);
        }
    }

    /** Sets who watches a table through other servers. */
    public void onWatchersChanged(String id, Set<String> people, int strangers) {
        Table table = tables.find(id);
        if (table != null) {
            table.setRemoteWatchers(people, strangers);
        }
    }

    /** Drops a table that was deleted. */
    public void onTableRemoved(String id) {
        Table table = tables.find(id);
        if (table != null) {
            tables.drop(table);
        }
    }
}
