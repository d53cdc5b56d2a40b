package org.merlon.simulation;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import org.merlon.server.TableServices;
import org.merlon.server.cluster.Cluster;
import org.merlon.server.cluster.LocalClientsPort;
import org.merlon.server.notice.TurnNotifier;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.Passwords;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.sql.WriterConnection;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.web.limits.Quotas;
import org.merlon.simulation.database.DatabaseClient;
import org.merlon.simulation.database.SimulatedClusterStore;
import org.merlon.simulation.database.SimulatedNetwork;
import org.merlon.simulation.world.SimulatedRuntime;

/** One server, from its start until it is killed. */
final class SimulatedServer {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Passwords PASSWORDS = new Passwords(RANDOM);
    private static final long RESTART_PAUSE_MILLIS = 500;

    private final SimulatedRuntime runtime;
    private final DatabaseClient database;
    private final SimulatedNetwork.@Nullable Bus bus;
    private final SimulatedClusterStore.Rows clusterRows;
    private final SimulatedNotifications notifications;
    private final ServerParts parts;
    private final String name;

    /** The queues of those who wait for a reply. */
    private final List<BlockingQueue<CallResult>> pending = new ArrayList<>();

    private @Nullable TableServices core;
    private @Nullable Store store;

    /** The reply to a request; one without a result means that the connection is lost. */
    record CallResult(@Nullable Object result) {}

    /** @param bus the connection to other servers, or null for a single server */
    SimulatedServer(
            String name,
            SimulatedRuntime runtime,
            DatabaseClient database,
            SimulatedNetwork.@Nullable Bus bus,
            SimulatedClusterStore.Rows clusterRows,
            SimulatedNotifications notifications,
            ServerParts parts) {
        this.name = name;
        this.runtime = runtime;
        this.database = database;
        this.bus = bus;
        this.clusterRows = clusterRows;
        this.notifications = notifications;
        this.parts = parts;
    }

    /** Starts the server, and again until the database can be reached. */
    void start() {
        var unused = runtime.startThread("main", () -> {
            while (core == null) {
                try {
                    open();
                } catch (StoreException e) {
                    database.disconnect(); // the process ends, and is started again
                    runtime.parkNanos(RESTART_PAUSE_MILLIS * 1_000_000);
                }
            }
        });
    }

    private void open() {
        InstantSource clock = () -> Instant.ofEpochMilli(runtime.millis());
        var opened =
                new Store(parts.dialect(database.dialect(name)), WriterConnection.DEFAULT_RECONNECT_TIMEOUT, runtime);
        Cluster cluster = bus == null
                ? null
                : new Cluster(parts.clusterStore(new SimulatedClusterStore(clusterRows, database)), bus, runtime);
        long openSince = cluster == null ? runtime.millis() : cluster.openSince();
        var newCore = new TableServices(
                opened,
                cluster,
                new AccountService(opened.accounts(), clock, RANDOM, PASSWORDS),
                parts.gameClock(new DowntimeAwareClock(clock, runtime::nanoTime, openSince), clock),
                runtime);
        newCore.context()
                .addListener(new TurnNotifier(
                        newCore.tables(),
                        opened.channels(),
                        parts.notificationDelivery(notifications.from(runtime)),
                        clock,
                        runtime));
        newCore.joinOthers(Quotas.none().shared(), new NoClients());
        store = opened;
        core = newCore;
    }

    String name() {
        return name;
    }

    SimulatedRuntime runtime() {
        return runtime;
    }

    DatabaseClient database() {
        return database;
    }

    SimulatedNetwork.@Nullable Bus bus() {
        return bus;
    }

    /** The server's tables; null while it starts. */
    @Nullable TableServices core() {
        return core;
    }

    @Nullable Store store() {
        return store;
    }

    boolean isOpen() {
        return core != null && runtime.isAlive();
    }

    /** Returns whether it is this server that rings the clock of a table. */
    boolean holdsLease(String table) {
        TableServices current = core;
        return current != null
                && runtime.isAlive()
                && current.context().cluster().holdsLease(table);
    }

    List<BlockingQueue<CallResult>> pending() {
        return pending;
    }

    ServerParts parts() {
        return parts;
    }

    /** Removes a screen that may have been added to a table, although nobody heard of it. */
    void removeLater(String table, Watcher screen) {
        TableServices current = core;
        if (current != null && runtime.isAlive()) {
            runtime.startTask(() -> current.tables().removeWatcher(table, screen));
        }
    }

    /** Ends the server at once. */
    void kill() {
        if (runtime.isAlive()) {
            runtime.kill();
            database.disconnect();
            pending.forEach(each -> each.add(new CallResult(null)));
            pending.clear();
        }
    }

    /** The clients that lists and sessions concern; players of a simulation need neither. */
    private static final class NoClients implements LocalClientsPort {
        @Override
        public void closeSessionsOf(String person) {}

        @Override
        public boolean hasLobbySubscribers() {
            return false;
        }

        @Override
        public void onListsChanged(Set<String> people, boolean open) {}

        @Override
        public Set<String> onlinePeople() {
            return Set.of();
        }

        @Override
        public void onRemotePeople(Collection<String> people) {}
    }
}
