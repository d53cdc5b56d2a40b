package org.merlon.server.cluster;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.SharedLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.ClusterStore.Attendance;
import org.merlon.server.store.admin.ClusterStore.Bulletin;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.TableSideMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This server among others on one database. Any of them serves any table; the log's numbers decide. Over a {@link ClusterBus} they
 * tell each other at once what to look at; whether or not that arrives, each looks in the database by itself.
 */
public final class Cluster implements ClusterPort, AutoCloseable {
    private static final long PASS_MILLIS = 250;

    /** If nothing was missed, all tables are looked at once in so many seconds anyway. */
    private static final int FULL_CHECK_SECONDS = 10;

    private static final int CLEANUP_SECONDS = 60;

    /** Seconds between two looks at what has changed in lists, and the most tables of one look. */
    private static final int LIST_CHANGES_SECONDS = 3;

    private static final int MAX_LIST_CHANGES = 2_000;

    /** Seconds between two times that the others are told who is here, and how many of them a line names. */
    private static final int PEOPLE_SECONDS = 10;

    private static final int PEOPLE_PER_MESSAGE = 100;

    /** How long bulletins stay up, and with them what a table tells a server that comes to it late. */
    private static final Duration BULLETIN_RETENTION = Duration.ofMinutes(10);

    private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);

    private final String process = "s" + UUID.randomUUID().toString().substring(0, 13);
    private final ClusterStore clusterStore;
    private final ClusterBus bus;
    private final BusSender sender;
    private final BusReceiver receiver;
    private final LeaseManager leases;
    private final ClusterPresence presence;
    private final BulletinFeed bulletins;
    private final RatingLock ratings;
    private final long openSince;
    private final AtomicBoolean messageMissed = new AtomicBoolean(true);
    private final AtomicBoolean bulletinPosted = new AtomicBoolean(true);
    private final ScheduledExecutorService heartbeats = threads("cluster-beat");
    private final ScheduledExecutorService passes = threads("cluster-pass");
    private final Set<String> changedTables = ConcurrentHashMap.newKeySet();
    private volatile @Nullable ClusterHandlers handlers;
    private volatile @Nullable TableCatchUp catchUp;
    private Set<String> processes = Set.of();
    private volatile boolean mayBeBehind = true;
    private long heartbeatCount;

    private Cluster(ClusterStore clusterStore, ClusterBus bus) {
        this.clusterStore = clusterStore;
        this.bus = bus;
        sender = new BusSender(bus, process);
        receiver = new BusReceiver(process, new Sink(), System::nanoTime);
        leases = new LeaseManager(clusterStore, process, System::nanoTime);
        presence = new ClusterPresence(clusterStore, process);
        bulletins = new BulletinFeed(clusterStore, process);
        ratings = new RatingLock(clusterStore);
        openSince = leases.join();
    }

    /**
     * Joins the servers on a database.
     *
     * @param broker the address of a NATS server, or null if the database is to carry the news
     * @param house a secret of the house, so that several can share a broker
     */
    public static Cluster join(ClusterStore clusterStore, @Nullable String broker, String house) {
        ClusterBus bus = broker == null
                ? new PostgresClusterBus(clusterStore)
                : new NatsClusterBus(broker, "merlon." + Integer.toHexString(house.hashCode()));
        return new Cluster(clusterStore, bus);
    }

    private static ScheduledExecutorService threads(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    /** Since when the house is open, by this server or others, in milliseconds since 1970. */
    public long openSince() {
        return openSince;
    }

    /** Begins to work for a house. */
    public void start(ClusterHandlers wanted) {
        handlers = wanted;
        catchUp = new TableCatchUp(wanted.remoteUpdates(), clusterStore);
        wanted.limits().share();
        bulletins.open(() -> sender.send("b"));
        leases.open(id -> takeOver(wanted, id));
        bus.open(receiver::receive);
        sender.open();
        var unused = heartbeats.scheduleWithFixedDelay(
                () -> logFailures(() -> heartbeat(wanted)), 0, BusSender.HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
        var unusedToo = passes.scheduleWithFixedDelay(
                () -> logFailures(() -> pass(wanted)), PASS_MILLIS, PASS_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static void logFailures(Runnable work) {
        try {
            work.run();
        } catch (StoreException e) {
            LOG.info("the servers' common rows cannot be reached just now");
        } catch (RuntimeException e) {
            LOG.error("the cluster stumbled", e);
        }
    }

    private static void takeOver(ClusterHandlers house, String id) {
        if (!id.equals(DUE_TABLES_LEASE)) {
            Thread.startVirtualThread(() -> house.scheduler().takeOver(id));
        }
    }

    /** Every second: a sign of life, what the dead have left, and a look at all tables if news may have been missed. */
    private void heartbeat(ClusterHandlers here) {
        heartbeatCount++;
        if (!leases.renew()) {
            LOG.warn("this server counted as gone, and takes up its tables anew");
            presence.rewriteAll();
            messageMissed.set(true);
            here.remoteUpdates().loadedNumbers().keySet().forEach(id -> takeOver(here, id));
        }
        Set<String> now = clusterStore.processes();
        if (!now.equals(processes)) {
            processes = now;
            presence.markUnread(here.remoteUpdates().loadedNumbers().keySet());
        }
        receiver.forgetOthers(now);
        leases.inherit().forEach(id -> takeOver(here, id));
        for (SharedLimits.Use use : here.limits().uses()) {
            sender.send("u\t" + use.kind() + '\t' + use.limit() + '\t' + use.key() + '\t' + use.count());
        }
        boolean deaf = !bus.isConnected() || !receiver.hasHeardFrom(now);
        TableCatchUp follows = catchUp;
        if (follows != null
                && (messageMissed.getAndSet(false)
                        || deaf
                        || mayBeBehind
                        || heartbeatCount % FULL_CHECK_SECONDS == 0)) {
            mayBeBehind = true; // until the look was complete
            follows.checkAll();
        }
        if (heartbeatCount % LIST_CHANGES_SECONDS == 0) {
            publishListChanges(here);
        }
        if (heartbeatCount % PEOPLE_SECONDS == 0) {
            publishPeople(here);
        }
        bulletinPosted.set(true); // a word that nobody heard costs a second
        if (deaf || mayBeBehind || heartbeatCount % FULL_CHECK_SECONDS == 0) {
            presence.markUnread(here.remoteUpdates().loadedNumbers().keySet());
        }
        mayBeBehind = deaf;
        if (heartbeatCount % CLEANUP_SECONDS == 0 && leases.holdsOrRequests(DUE_TABLES_LEASE)) {
            clusterStore.deleteOlderThan(BULLETIN_RETENTION);
        }
    }

    /** Lists change by tables that are not in memory here; whoever looks at one is told to ask for it again. */
    private void publishListChanges(ClusterHandlers here) {
        List<String> tables = List.copyOf(changedTables);
        tables.forEach(changedTables::remove);
        if (!tables.isEmpty() && here.lobby().isWaiting()) {
            ClusterStore.Concerned concerned = clusterStore.peopleConcernedBy(tables);
            here.lobby().listsChanged(concerned.people(), concerned.open());
        }
    }

    /** Friends want to know who is here, through whichever server. */
    private void publishPeople(ClusterHandlers here) {
        List<String> people = List.copyOf(here.lobby().here());
        for (int from = 0; from < people.size(); from += PEOPLE_PER_MESSAGE) {
            int to = Math.min(from + PEOPLE_PER_MESSAGE, people.size());
            sender.send("h\t" + String.join(" ", people.subList(from, to)));
        }
    }

    /** Some times a second: what has changed beside the logs. */
    private void pass(ClusterHandlers here) {
        readBulletins();
        presence.synchronise(here.remoteUpdates(), table -> sender.send("p\t" + table));
        if (messageMissed.get()) {
            TableCatchUp follows = catchUp;
            if (follows != null && messageMissed.getAndSet(false)) {
                mayBeBehind = true; // the next beat looks once more
                follows.checkAll();
            }
        }
    }

    private void readBulletins() {
        ClusterHandlers here = handlers;
        if (here != null && bulletinPosted.getAndSet(false)) {
            logFailures(() -> bulletins.readNew(bulletin -> handleBulletin(here, bulletin)));
        }
    }

    private void handleBulletin(ClusterHandlers here, Bulletin bulletin) {
        TableSideMessage.Kind kind = TableSideMessage.Kind.of(bulletin.kind());
        if (kind != null) {
            here.onSideMessage(new TableSideMessage(bulletin.subject(), kind, bulletin.body()));
        } else if (bulletin.kind().equals(ClusterHandlers.SESSIONS_REVOKED)) {
            here.onSessionsRevoked(bulletin.subject());
        } else if (bulletin.kind().equals(ClusterHandlers.GUEST_MERGED)) {
            here.onGuestMerged(bulletin.subject());
        }
    }

    /** What the lines of other servers say. */
    private final class Sink implements BusReceiver.Sink {
        @Override
        public void line(String from, String[] parts) {
            ClusterHandlers here = handlers;
            TableCatchUp follows = catchUp;
            if (here == null || follows == null) {
                return;
            }
            try {
                switch (parts[0]) {
                    case "g" -> {
                        follows.onLogGrowth(parts[1], Integer.parseInt(parts[2]));
                        if (leases.holds(parts[1]) && !here.remoteUpdates().isLoaded(parts[1])) {
                            takeOver(here, parts[1]); // a bot may be to move there
                        }
                        if (changedTables.size() < MAX_LIST_CHANGES
                                && !here.remoteUpdates().isLoaded(parts[1])) {
                            changedTables.add(parts[1]);
                        }
                    }
                    case "p" -> {
                        if (here.remoteUpdates().isLoaded(parts[1])) {
                            presence.markUnread(Set.of(parts[1]));
                        }
                    }
                    case "h" -> here.lobby().hereElsewhere(List.of(parts[1].split(" ", -1)));
                    case "b" -> {
                        bulletinPosted.set(true);
                        Thread.startVirtualThread(Cluster.this::readBulletins);
                    }
                    case "u" ->
                        here.limits()
                                .used(
                                        from,
                                        new SharedLimits.Use(
                                                SharedLimits.Kind.valueOf(parts[1]),
                                                parts[2],
                                                parts[3],
                                                Integer.parseInt(parts[4])));
                    default -> LOG.debug("news of a kind that this version does not know");
                }
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                LOG.debug("news that cannot be read");
            }
        }

        @Override
        public void missed() {
            messageMissed.set(true);
        }
    }

    @Override
    public boolean hasOtherServers() {
        return true;
    }

    @Override
    public void publishLogGrowth(String table, int number) {
        sender.send("g\t" + table + '\t' + number);
    }

    @Override
    public void publishWatchers(String table, Set<String> people, int strangers) {
        presence.setLocal(new Attendance(table, people, strangers));
    }

    @Override
    public void publish(TableSideMessage message) {
        bulletins.post(new Bulletin(message.kind().code(), message.table(), message.body()));
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
        ClusterHandlers here = handlers;
        if (here != null) {
            Thread.startVirtualThread(() -> logFailures(() -> {
                for (TableSideMessage.Kind kind : Set.of(TableSideMessage.Kind.UNDO, TableSideMessage.Kind.REMATCH)) {
                    String body = clusterStore.latest(table, kind.code());
                    if (body != null) {
                        here.onSideMessage(new TableSideMessage(table, kind, body));
                    }
                }
            }));
        }
    }

    @Override
    public void publishGuestMerged(String guest) {
        bulletins.post(new Bulletin(ClusterHandlers.GUEST_MERGED, guest, ""));
    }

    @Override
    public void publishSessionsRevoked(String person) {
        bulletins.post(new Bulletin(ClusterHandlers.SESSIONS_REVOKED, person, ""));
    }

    @Override
    public HeldLock lockRatings() {
        return ratings.acquire();
    }

    @Override
    public Map<String, Supplier<Number>> metrics() {
        Map<String, Supplier<Number>> figures = new LinkedHashMap<>();
        figures.put("processes", () -> processes.size());
        figures.put("line", () -> bus.isConnected() ? 1 : 0);
        figures.put("sent", sender::sent);
        figures.put("heard", receiver::received);
        figures.put("gaps", receiver::gaps);
        figures.put("followed", () -> catchUp == null ? 0 : catchUp.caughtUpCount());
        figures.put("late", () -> catchUp == null ? 0 : catchUp.lateCount());
        figures.put("leases", leases::count);
        return figures;
    }

    /** Goes, so that others take over at once. */
    @Override
    public void close() {
        heartbeats.shutdownNow();
        passes.shutdownNow();
        leases.close();
        bulletins.close();
        sender.close();
        bus.close();
        try {
            clusterStore.leave(process);
        } catch (StoreException e) {
            LOG.info("the others notice by themselves that this server goes");
        }
        clusterStore.close();
    }
}
