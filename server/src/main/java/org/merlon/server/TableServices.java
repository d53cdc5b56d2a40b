package org.merlon.server;

import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.cluster.Cluster;
import org.merlon.server.cluster.ClusterHandlers;
import org.merlon.server.cluster.LocalClientsPort;
import org.merlon.server.guard.ClusterLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.Store;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;

/** The tables of a server and what they need, without connections of clients. */
public final class TableServices {
    private final Store store;
    private final @Nullable Cluster cluster;
    private final AccountService accounts;
    private final TableContext context;
    private final Tables tables;
    private final TableScheduler scheduler;
    private final NewTables newTables;

    /** @param cluster the servers to which this one belongs, or null for a single server */
    public TableServices(
            Store store,
            @Nullable Cluster cluster,
            AccountService accounts,
            InstantSource gameClock,
            ServerRuntime runtime) {
        this.store = store;
        this.cluster = cluster;
        this.accounts = accounts;
        ClusterPort clusterPort = cluster == null ? ClusterPort.singleServer() : cluster;
        context = new TableContext(store.games(), store.ratings(), accounts, gameClock, clusterPort, runtime);
        tables = new Tables(context);
        scheduler = new TableScheduler(tables, context);
        newTables = new NewTables(tables, context, store.accounts().secret("rematch"));
    }

    /** Begins to exchange messages with the other servers, if there are any. */
    public void joinOthers(ClusterLimits limits, LocalClientsPort clients) {
        if (cluster != null) {
            cluster.start(new ClusterHandlers(
                    new RemoteTableUpdates(tables, context), scheduler, accounts, store.games(), limits, clients));
        }
    }

    public TableContext context() {
        return context;
    }

    public Tables tables() {
        return tables;
    }

    public TableScheduler scheduler() {
        return scheduler;
    }

    public NewTables newTables() {
        return newTables;
    }
}
