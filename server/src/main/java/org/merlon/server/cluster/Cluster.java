package org.merlon.server.cluster;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ClusterLimits;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.runtime.TaskTimer;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.cluster.ClusterStore.DurableMessage;
import org.merlon.server.store.cluster.ClusterStore.TableWatchers;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.TableSideMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This server as a member of a cluster on one database. Any server serves any table; entry numbers in the log settle conflicts.
 * Messages over the {@link ClusterBus} are only hints: every server also checks the database by itself.
 */
public final class Cluster implements ClusterPort, AutoCloseable {
    private static final long POLL_MILLIS = 250;

    /** All tables are checked this often even if no message was missed. */
    private static final int FULL_CHECK_SECONDS = 10;

    private static final int CLEANUP_SECONDS = 60;

    /** Interval between two updates of lists, in seconds. */
    private static final int LIST_CHANGES_SECONDS = 3;

    private static final int MAX_LIST_CHANGES = 2_000;

    /** Interval between two messages about who is online, in seconds. */
    private static final int PEOPLE_SECONDS = 10;

    private static final int PEOPLE_PER_MESSAGE = 100;

    /** Durable messages are deleted after this time. A server that loads a table reads the latest ones about it. */
    private static final Duration DURABLE_MESSAGE_RETENTION = Duration.ofMinutes(10);

    private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);

    private final ServerRuntime runtime;
    private final String process;
    private final ClusterStore clusterStore;
    private final ClusterBus bus;
    private final BusSender sender;
    private final BusReceiver receiver;
    private final LeaseManager leases;
    private final ClusterPresence presence;
    private final DurableMessageFeed durableMessages;
    private final RatingLock ratings;
    private final long openSince;
    private final AtomicBoolean messageMissed = new AtomicBoolean(true);
    private final AtomicBoolean durableMessagePosted = new AtomicBoolean(true);
    private final TaskTimer heartbeatTimer;
    private final TaskTimer pollTimer;
    private final Set<String> changedTables = ConcurrentHashMap.newKeySet();
    private volatile @Nullable RunningParts parts;
    private Set<String> processes = Set.of();
    private volatile boolean mayBeBehind = true;
    private long heartbeatCount;

    /** The parts that exist once the server has started. */
    private record RunningParts(ClusterHandlers handlers, TableCatchUp catchUp) {}

    /** Passes messages of other servers on. */
    private final class Listener implements BusReceiver.Listener {
        @Override
        public void onLine(String sender, String line) {
            RunningParts current = parts;
            ClusterMessage message = ClusterMessage.decode(line);
            if (message == null) {
                LOG.debug("cluster: ignored a message of {} that this version does not know: {}", sender, line);
            } else if (current != null) {
                onMessage(current.handlers, current.catchUp, sender, message);
            }
        }

        @Override
        public void onGap() {
            messageMissed.set(true);
        }
    }

    /** Joins the servers on a database, which send their messages over a bus. */
    public Cluster(ClusterStore clusterStore, ClusterBus bus, ServerRuntime runtime) {
        this.runtime = runtime;
        process = "s" + Long.toHexString(runtime.randomLong());
        heartbeatTimer = runtime.newTimer("cluster-beat");
        pollTimer = runtime.newTimer("cluster-pass");
        this.clusterStore = clusterStore;
        this.bus = bus;
        sender = new BusSender(bus, process, runtime);
        receiver = new BusReceiver(process, new Listener(), runtime::nanoTime);
        leases = new LeaseManager(clusterStore, process, runtime);
        presence = new ClusterPresence(clusterStore, process);
        durableMessages = new DurableMessageFeed(clusterStore, process, runtime);
        ratings = new RatingLock(clusterStore);
        openSince = leases.join();
    }

    /**
     * Joins the servers on a database.
     *
     * @param broker the address of a NATS server, or null to send messages through the database
     * @param secret a secret of this cluster, so that several can share a broker
     */
    public static Cluster join(ClusterStore clusterStore, @Nullable String broker, String secret) {
        ClusterBus bus = broker == null
                ? new PostgresClusterBus(clusterStore)
                : new NatsClusterBus(broker, "merlon." + Integer.toHexString(secret.hashCode()));
        return new Cluster(clusterStore, bus, ServerRuntime.SYSTEM);
    }

    /** The time since which some server of the cluster has always been running, in milliseconds since 1970. */
    public long openSince() {
        return openSince;
    }

    /** Begins to exchange messages with the other servers. */
    public void start(ClusterHandlers handlers) {
        var catchUp = new TableCatchUp(handlers.remoteUpdates(), clusterStore, runtime);
        parts = new RunningParts(handlers, catchUp);
        handlers.limits().startSharing();
        durableMessages.open(() -> send(new ClusterMessage.DurableMessagePosted()));
        leases.open(id -> takeOver(handlers, id));
        bus.open(receiver::receive);
        sender.open();
        var unused = heartbeatTimer.repeat(
                () -> logFailures(() -> heartbeat(handlers, catchUp)), 0, BusSender.HEARTBEAT_MILLIS);
        var unusedToo = pollTimer.repeat(() -> logFailures(() -> poll(handlers, catchUp)), POLL_MILLIS, POLL_MILLIS);
    }

    private static void logFailures(Runnable work) {
        try {
            work.run();
        } catch (StoreException e) {
            LOG.info("cluster: the database cannot be reached: {}", e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("cluster: unexpected failure", e);
        }
    }

    private void takeOver(ClusterHandlers handlers, String id) {
        if (!id.equals(PERIODIC_WORK_LEASE)) {
            runtime.startTask(() -> handlers.scheduler().takeOver(id));
        }
    }

    /**
     * Runs every second: renews this server's row, takes over leases, and checks all tables if a message may have been
     * missed.
     */
    private void heartbeat(ClusterHandlers handlers, TableCatchUp catchUp) {
        heartbeatCount++;
        if (!leases.renew()) {
            LOG.warn("cluster: the lease of this server had expired; requesting the leases of its tables again");
            presence.rewriteAll();
            messageMissed.set(true);
            handlers.remoteUpdates().lastEntryNumbers().keySet().forEach(id -> takeOver(handlers, id));
            leases.takeLost().forEach(id -> takeOver(handlers, id));
        }
        Set<String> runningProcesses = clusterStore.liveProcesses();
        if (!runningProcesses.equals(processes)) {
            processes = runningProcesses;
            presence.markUnread(handlers.remoteUpdates().lastEntryNumbers().keySet());
        }
        receiver.forgetOthers(runningProcesses);
        leases.inherit().forEach(id -> takeOver(handlers, id));
        handlers.limits().takeUses().forEach(use -> send(new ClusterMessage.LimitUsed(use)));
        boolean disconnected = !bus.isConnected() || !receiver.hasHeardFrom(runningProcesses);
        boolean fullCheck = heartbeatCount % FULL_CHECK_SECONDS == 0;
        if (messageMissed.getAndSet(false) || disconnected || mayBeBehind || fullCheck) {
            mayBeBehind = true; // until the check is complete
            catchUp.checkAll();
        }
        if (heartbeatCount % LIST_CHANGES_SECONDS == 0) {
            publishListChanges(handlers);
        }
        if (heartbeatCount % PEOPLE_SECONDS == 0) {
            publishPeople(handlers);
        }
        durableMessagePosted.set(true); // in case the message about a durable message was lost
        if (disconnected || mayBeBehind || fullCheck) {
            presence.markUnread(handlers.remoteUpdates().lastEntryNumbers().keySet());
        }
        mayBeBehind = disconnected;
        if (heartbeatCount % CLEANUP_SECONDS == 0 && leases.holdsOrRequests(PERIODIC_WORK_LEASE)) {
            clusterStore.deleteOlderThan(DURABLE_MESSAGE_RETENTION);
        }
    }

    private void send(ClusterMessage message) {
        sender.send(message.encode());
    }

    /** Notifies clients that lists have changed through tables that are not in memory here. */
    private void publishListChanges(ClusterHandlers handlers) {
        List<String> tables = List.copyOf(changedTables);
        tables.forEach(changedTables::remove);
        if (!tables.isEmpty() && handlers.clients().hasLobbySubscribers()) {
            ClusterStore.AffectedLists concerned = clusterStore.affectedLists(tables);
            handlers.clients().onListsChanged(concerned.people(), concerned.open());
        }
    }

    private void publishPeople(ClusterHandlers handlers) {
        List<String> people = List.copyOf(handlers.clients().onlinePeople());
        for (int from = 0; from < people.size(); from += PEOPLE_PER_MESSAGE) {
            int to = Math.min(from + PEOPLE_PER_MESSAGE, people.size());
            send(new ClusterMessage.PeopleOnline(people.subList(from, to)));
        }
    }

    /**
     * Runs several times a second: reads durable messages, exchanges watchers, and checks all tables if a message was
     * missed.
     */
    private void poll(ClusterHandlers handlers, TableCatchUp catchUp) {
        readDurableMessages(handlers);
        presence.synchronise(
                handlers.remoteUpdates()::onWatchersChanged, table -> send(new ClusterMessage.WatchersChanged(table)));
        if (messageMissed.getAndSet(false)) {
            mayBeBehind = true; // the next heartbeat checks once more
            catchUp.checkAll();
        }
    }

    private void readDurableMessages(ClusterHandlers handlers) {
        if (durableMessagePosted.getAndSet(false)) {
            logFailures(() -> durableMessages.readNew(message -> handleDurableMessage(handlers, message)));
        }
    }

    private static void handleDurableMessage(ClusterHandlers handlers, DurableMessage message) {
        TableSideMessage.Kind kind = TableSideMessage.Kind.of(message.kind());
        if (kind != null) {
            handlers.onSideMessage(new TableSideMessage(message.subject(), kind, message.body()));
        } else if (message.kind().equals(ClusterHandlers.SESSIONS_REVOKED)) {
            handlers.onSessionsRevoked(message.subject());
        } else if (message.kind().equals(ClusterHandlers.GUEST_MERGED)) {
            handlers.onGuestMerged(message.subject());
        }
    }

    private void onMessage(ClusterHandlers handlers, TableCatchUp catchUp, String sender, ClusterMessage message) {
        switch (message) {
            case ClusterMessage.LogGrown(String table, int number) -> {
                catchUp.onLogGrowth(table, number);
                boolean loaded = handlers.remoteUpdates().isLoaded(table);
                if (!loaded && leases.holds(table)) {
                    takeOver(handlers, table); // a bot may have to move there
                }
                if (!loaded && changedTables.size() < MAX_LIST_CHANGES) {
                    changedTables.add(table);
                }
            }
            case ClusterMessage.WatchersChanged(String table) -> {
                if (handlers.remoteUpdates().isLoaded(table)) {
                    presence.markUnread(Set.of(table));
                }
            }
            case ClusterMessage.PeopleOnline(List<String> people) ->
                handlers.clients().onRemotePeople(people);
            case ClusterMessage.DurableMessagePosted() -> {
                durableMessagePosted.set(true);
                runtime.startTask(() -> readDurableMessages(handlers));
            }
            case ClusterMessage.LimitUsed(ClusterLimits.Use use) ->
                handlers.limits().addRemoteUse(sender, use);
        }
    }

    @Override
    public boolean hasOtherServers() {
        return true;
    }

    @Override
    public void publishLogGrowth(String table, int number) {
        send(new ClusterMessage.LogGrown(table, number));
    }

    @Override
    public void publishWatchers(String table, Set<String> people, int strangers) {
        presence.setLocal(new TableWatchers(table, people, strangers));
    }

    @Override
    public void publish(TableSideMessage message) {
        durableMessages.post(new DurableMessage(message.kind().code(), message.table(), message.body()));
    }

    @Override
    public boolean holdsOrRequestsLease(String id) {
        return leases.holdsOrRequests(id);
    }

    @Override
    public boolean holdsLease(String id) {
        return leases.holds(id);
    }

    @Override
    public void releaseLease(String id) {
        leases.release(id);
    }

    @Override
    public void tableLoaded(String table) {
        presence.markUnread(Set.of(table));
        RunningParts current = parts;
        if (current != null) {
            runtime.startTask(() -> logFailures(() -> {
                for (TableSideMessage.Kind kind : List.of(TableSideMessage.Kind.UNDO, TableSideMessage.Kind.REMATCH)) {
                    String body = clusterStore.latestBody(table, kind.code());
                    if (body != null) {
                        current.handlers.onSideMessage(new TableSideMessage(table, kind, body));
                    }
                }
            }));
        }
    }

    @Override
    public void publishGuestMerged(String guest) {
        durableMessages.post(new DurableMessage(ClusterHandlers.GUEST_MERGED, guest, ""));
    }

    @Override
    public void publishSessionsRevoked(String person) {
        durableMessages.post(new DurableMessage(ClusterHandlers.SESSIONS_REVOKED, person, ""));
    }

    @Override
    public HeldLock lockRatings() {
        return ratings.acquire();
    }

    @Override
    public Map<String, Supplier<Number>> metrics() {
        Map<String, Supplier<Number>> metrics = new LinkedHashMap<>();
        metrics.put("processes", () -> processes.size());
        metrics.put("line", () -> bus.isConnected() ? 1 : 0);
        metrics.put("sent", sender::sent);
        metrics.put("heard", receiver::received);
        metrics.put("gaps", receiver::gaps);
        metrics.put("followed", () -> parts == null ? 0 : parts.catchUp.caughtUpCount());
        metrics.put("late", () -> parts == null ? 0 : parts.catchUp.lateCount());
        metrics.put("leases", leases::count);
        return metrics;
    }

    /** Leaves the cluster, so that other servers take over at once. */
    @Override
    public void close() {
        heartbeatTimer.close();
        pollTimer.close();
        leases.close();
        durableMessages.close();
        sender.close();
        bus.close();
        try {
            clusterStore.unregister(process);
        } catch (StoreException e) {
            LOG.info("cluster: could not sign off; the lease of this server expires by itself: {}", e.getMessage());
        }
        clusterStore.close();
    }
}
