package org.merlon.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.merlon.server.archive.FileSealer;
import org.merlon.server.cluster.Cluster;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.notice.NotificationSender;
import org.merlon.server.notice.RecoveryMailSender;
import org.merlon.server.notice.Smtp;
import org.merlon.server.notice.TurnNotifier;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.OperatorDecisions;
import org.merlon.server.people.PasswordRecovery;
import org.merlon.server.people.Passwords;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.table.actions.BlockPolicy;
import org.merlon.server.table.actions.DaysOff;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.DowntimeAwareClock;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.BrowserClientFiles;
import org.merlon.server.web.http.HttpServer;
import org.merlon.server.web.http.Metrics;
import org.merlon.server.web.http.MetricsAuth;
import org.merlon.server.web.http.PublicConfig;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.http.SystemEndpoints;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.TableAddresses;
import org.merlon.server.web.routes.AccountRoutes;
import org.merlon.server.web.routes.FriendRoutes;
import org.merlon.server.web.routes.GameFileRoutes;
import org.merlon.server.web.routes.ListRoutes;
import org.merlon.server.web.routes.LoginThrottle;
import org.merlon.server.web.routes.NotificationRoutes;
import org.merlon.server.web.routes.PersonalDataRoutes;
import org.merlon.server.web.routes.ProfileRoutes;
import org.merlon.server.web.routes.ReportRoutes;
import org.merlon.server.web.routes.ServerStatusRoutes;
import org.merlon.server.web.routes.TableRoutes;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.LobbySubscriptions;
import org.merlon.server.web.sockets.LocalClientsAdapter;
import org.merlon.server.web.sockets.PresenceTracker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. Its constructor is the composition root: it creates all parts of a server and connects them. */
public final class MerlonServer implements AutoCloseable {
    /**
     * The options of a server.
     *
     * @param database the address of a PostgreSQL database, or null for SQLite in {@code data}
     * @param cluster whether other servers run on the same database
     * @param broker the address of the NATS server that connects them, or null to use the database for that, too
     */
    public record Settings(
            String host,
            int port,
            Path data,
            @Nullable String database,
            PublicConfig publicConfig,
            boolean cluster,
            @Nullable String broker) {

        /** A single server. */
        public Settings(String host, int port, Path data, @Nullable String database, PublicConfig publicConfig) {
            this(host, port, data, database, publicConfig, false, null);
        }
    }

    private static final Duration ATTACHMENT_SWEEP_INTERVAL = Duration.ofHours(1);

    private static final int MAX_TABLES_PER_ATTACHMENT_SWEEP = 500;

    private static final Duration IDLE_GUEST_INTERVAL = Duration.ofMinutes(1);

    private static final Logger LOG = LoggerFactory.getLogger(MerlonServer.class);

    private final Store store;
    private final @Nullable Cluster cluster;
    private final AccountService accounts;
    private final Tables tables;
    private final TableScheduler scheduler;
    private final OperatorDecisions decisions;
    private final ConnectionLimiter connectionLimiter;
    private final LobbySubscriptions lobby = new LobbySubscriptions();
    private final ClientSessions sessions;
    private final TurnNotifier turnNotifier;
    private final List<Route> routes;
    private final HttpServer http;

    private final ScheduledExecutorService maintenance = singleThread("maintenance");

    /** Has a thread of its own, because it must run when all others are busy. */
    private final ScheduledExecutorService watchdog = singleThread("watchdog");

    private MerlonServer(
            Store store,
            @Nullable Cluster cluster,
            MachineResources resources,
            PublicConfig publicConfig,
            String version,
            Quotas quotas) {
        this.store = store;
        this.cluster = cluster;
        InstantSource clock = InstantSource.system();
        var random = new SecureRandom();

        // People
        accounts = new AccountService(store.accounts(), resources.accountClock(), random, resources.passwords());
        var recovery = new PasswordRecovery(store.recoveryCodes(), clock, random);
        decisions = new OperatorDecisions(store.moderation(), clock);

        // Tables
        var core = new TableServices(store, cluster, accounts, resources.gameClock(), ServerRuntime.SYSTEM);
        TableContext context = core.context();
        ClusterPort clusterPort = context.cluster();
        tables = core.tables();
        scheduler = core.scheduler();
        NewTables newTables = core.newTables();
        var daysOff = new DaysOff(tables, context, store.daysOff());
        var commands = new TableCommandRegistry(store, decisions);

        // Notifications
        String origin =
                publicConfig.origins().isEmpty() ? null : publicConfig.origins().getFirst();
        var notificationSender =
                new NotificationSender(store.accounts().secret("push"), Smtp.of(publicConfig.mailServer()), origin);
        var recoveryMail = new RecoveryMailSender(store.channels(), notificationSender);
        turnNotifier = new TurnNotifier(tables, store.channels(), notificationSender, clock, ServerRuntime.SYSTEM);

        // Connections
        var presence = new PresenceTracker(clock);
        var pipeline = new RequestPipeline(
                accounts,
                publicConfig,
                quotas,
                resources.requestMemory(),
                resources.responseMemory(),
                decisions,
                presence);
        var loginThrottle = new LoginThrottle(accounts, pipeline);
        connectionLimiter = new ConnectionLimiter(
                new ClientAddress(publicConfig.trustedProxies()),
                quotas,
                resources.maxConnections(),
                resources.nanoTime());
        sessions = new ClientSessions(
                tables, clusterPort, commands, pipeline, connectionLimiter, resources.sendMemory(), lobby);
        presence.setConnectedPeople(sessions.connectedPeople());

        // Routes
        var sealer = new FileSealer(() -> store.signingKeys().allOrFirst(clock.millis()), origin);
        var origins = new TableAddresses();
        var lists = new ListRoutes(accounts, store.games(), store.accounts(), store.ratings(), origins);
        routes = Stream.of(
                        new AccountRoutes(
                                        accounts,
                                        store.accounts(),
                                        store.finishedGames(),
                                        store.ratings(),
                                        new BlockPolicy(store.relations()),
                                        recovery,
                                        scheduler,
                                        pipeline,
                                        sessions)
                                .routes(),
                        lists.routes(),
                        new TableRoutes(
                                        tables,
                                        newTables,
                                        scheduler,
                                        commands,
                                        store.tableExtras(),
                                        store.relations(),
                                        origins,
                                        accounts)
                                .routes(),
                        new GameFileRoutes(tables, newTables, context, pipeline, sealer).routes(),
                        new NotificationRoutes(store.channels(), notificationSender, clock, daysOff, loginThrottle)
                                .routes(),
                        new ProfileRoutes(
                                        store.accounts(),
                                        store.relations(),
                                        store.ratings(),
                                        store.ratingHistory(),
                                        store.finishedGames(),
                                        lists,
                                        presence)
                                .routes(),
                        new FriendRoutes(
                                        tables,
                                        newTables,
                                        context,
                                        commands,
                                        store.accounts(),
                                        store.relations(),
                                        presence)
                                .routes(),
                        new ServerStatusRoutes(decisions).routes(),
                        new ReportRoutes(store.moderation(), store.accounts(), tables, context).routes(),
                        new PersonalDataRoutes(
                                        accounts, store.personalData(), recovery, pipeline, sessions, recoveryMail)
                                .routes())
                .flatMap(List::stream)
                .toList();
        String engineFolder =
                System.getProperty("merlon.engine"); // set by the launcher, which compiles the engine later
        var client =
                new BrowserClientFiles(pipeline, tables, origin, engineFolder == null ? null : Path.of(engineFolder));
        var metrics = new Metrics(context, tables, scheduler, sessions, connectionLimiter, resources.sendMemory());
        var system = new SystemEndpoints(
                version,
                pipeline,
                client,
                store::isHealthy,
                metrics,
                new MetricsAuth(publicConfig.metricsToken()),
                sealer);
        http = new HttpServer(pipeline, routes, sessions::handlerFor, client, system, connectionLimiter);

        // Listeners
        store.onCommit(metrics::onCommit);
        context.addListener(lobby);
        context.addListener(turnNotifier);
        decisions.addListener(change -> {
            scheduler.setReadOnly(change.readOnly());
            accounts.clearNameCache();
            change.newlyBanned().forEach(sessions::closeSessionsOf);
        });
        core.joinOthers(quotas.shared(), new LocalClientsAdapter(sessions, lobby, presence));
        decisions.refresh();
        scheduleRepeatedly(maintenance, IDLE_GUEST_INTERVAL, () -> {
            if (clusterPort.holdsOrRequestsLease(ClusterPort.PERIODIC_WORK_LEASE)) {
                deleteIdleGuests();
            }
        });
        scheduleRepeatedly(maintenance, ATTACHMENT_SWEEP_INTERVAL, () -> {
            if (clusterPort.holdsOrRequestsLease(ClusterPort.PERIODIC_WORK_LEASE)) {
                deleteOldAttachmentsOfGuests();
            }
        });
    }

    private void deleteOldAttachmentsOfGuests() {
        try {
            long before = System.currentTimeMillis() - ServerLimits.GUEST_ATTACHMENT_RETENTION.toMillis();
            store.tableExtras().removeAttachmentsOfGuests(before, MAX_TABLES_PER_ATTACHMENT_SWEEP);
        } catch (StoreException e) {
            LOG.info("old attachments could not be deleted now: {}", e.getMessage());
        }
    }

    private static ScheduledExecutorService singleThread(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    private static void scheduleRepeatedly(ScheduledExecutorService executor, Duration interval, Runnable work) {
        var unused = executor.scheduleWithFixedDelay(
                () -> {
                    try {
                        work.run();
                    } catch (RuntimeException e) {
                        LOG.error("a periodic task failed; the next run is in {}", interval, e);
                    }
                },
                interval.toMillis(),
                interval.toMillis(),
                TimeUnit.MILLISECONDS);
    }

    private void deleteIdleGuests() {
        try {
            accounts.deleteIdleGuests();
        } catch (RefusedException | StoreException e) {
            LOG.info("idle guests could not be deleted now, next try in {}: {}", IDLE_GUEST_INTERVAL, e.getMessage());
        }
    }

    private void checkLimits() {
        connectionLimiter.check();
        decisions.refreshIfDue();
    }

    /** Starts a server. */
    public static MerlonServer start(Settings settings, String version, Quotas quotas) {
        Store store = Stores.open(settings.database(), settings.data());
        Cluster cluster = settings.cluster() ? join(store, settings.broker()) : null;
        DowntimeAwareClock gameClock =
                cluster == null ? DowntimeAwareClock.system() : DowntimeAwareClock.system(cluster.openSince());
        var resources = MachineResources.ofThisMachine(gameClock, new Passwords(new SecureRandom()).requiringTurns());
        var server = new MerlonServer(store, cluster, resources, settings.publicConfig(), version, quotas);
        server.start(settings.host(), settings.port());
        return server;
    }

    /** Starts a single server on this machine, with a store that is open and resources of the caller's. */
    public static MerlonServer start(
            Store store, MachineResources resources, PublicConfig publicConfig, Quotas quotas, int port) {
        var server = new MerlonServer(store, null, resources, publicConfig, "test", quotas);
        server.start("127.0.0.1", port);
        return server;
    }

    private static Cluster join(Store store, @Nullable String broker) {
        try {
            return Cluster.join(store.cluster(), broker, store.accounts().secret("cluster"));
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private void start(String host, int port) {
        try {
            http.start(host, port);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
        lobby.start();
        scheduleRepeatedly(watchdog, ConnectionLimiter.CHECK_INTERVAL, this::checkLimits);
    }

    public int port() {
        return http.port();
    }

    public Store store() {
        return store;
    }

    public Tables tables() {
        return tables;
    }

    public List<Route> routes() {
        return routes;
    }

    public ClientSessions sessions() {
        return sessions;
    }

    public ConnectionLimiter connectionLimiter() {
        return connectionLimiter;
    }

    public OperatorDecisions decisions() {
        return decisions;
    }

    /** Refuses further moves, stores those in progress, and asks clients to reconnect later. */
    @Override
    public void close() {
        maintenance.shutdownNow();
        tables.close();
        scheduler.close();
        lobby.close();
        turnNotifier.close();
        sessions.closeAll();
        http.stop();
        watchdog.shutdownNow();
        if (cluster != null) {
            cluster.close();
        }
        store.close();
    }
}
