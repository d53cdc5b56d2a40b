package org.merlon.server.table.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.merlon.server.guard.RefusedException;

/** What other servers say of tables: those that are in memory here take it in, and none is fetched for it. */
public final class RemoteTableUpdates {
    /** A table that is played through another server, and was not used here for this long, is not followed. */
    private static final long IDLE_MILLIS = 60_000;

    private final Tables tables;
    private final TableContext context;

    public RemoteTableUpdates(Tables tables, TableContext context) {
        this.tables = tables;
        this.context = context;
    }

    /** How far the tables in memory are, by id. */
    public Map<String, Integer> loadedNumbers() {
        Map<String, Integer> numbers = new HashMap<>();
        for (String id : tables.ids()) {
            Table table = tables.find(id);
            if (table != null) {
                numbers.put(id, table.game().number());
            }
        }
        return numbers;
    }

    /** Whether news of a table mean anything here. */
    public boolean isLoaded(String id) {
        return tables.find(id) != null;
    }

    /** Whether a table is in memory and not as far as its log. */
    public boolean isBehind(String id, int number) {
        Table table = tables.find(id);
        return table != null && table.game().number() < number;
    }

    /** A table's log has come so far. */
    public void onLogGrowth(String id, int number) throws RefusedException {
        Table table = tables.find(id);
        if (table != null && !table.applyRemote(number, context.now() - IDLE_MILLIS)) {
            tables.drop(table);
        }
    }

    /** Something was told at a table that is no entry of its log. */
    public void onSideMessage(TableSideMessage message) throws RefusedException {
        Table table = tables.find(message.table());
        if (table != null) {
            table.applyRemote(message);
        }
    }

    /** These look on at a table through other servers. */
    public void onWatchersChanged(String id, Set<String> people, int strangers) {
        Table table = tables.find(id);
        if (table != null) {
            table.setRemoteWatchers(people, strangers);
        }
    }

    /** A table is no more. */
    public void onTableRemoved(String id) {
        Table table = tables.find(id);
        if (table != null) {
            tables.drop(table);
        }
    }
}
