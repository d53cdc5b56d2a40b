package org.merlon.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.server.cluster.Cluster;
import org.merlon.server.cluster.ClusterHandlers;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.AccountService;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.RemoteTableUpdates;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.GameClock;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.http.HttpServer;
import org.merlon.server.web.http.PublicConfig;
import org.merlon.server.web.limits.Quotas;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server, from the database to the port. */
public final class MerlonServer implements AutoCloseable {
    /**
     * How a server is to run.
     *
     * @param database the address of a PostgreSQL database, or null for SQLite in {@code data}
     * @param cluster whether other servers run on the same database
     * @param broker the address of the NATS server that carries news between them, or null for the database itself
     */
    public record Settings(
            String host,
            int port,
            Path data,
            @Nullable String database,
            PublicConfig exposure,
            boolean cluster,
            @Nullable String broker) {

        /** A server that is alone. */
        public Settings(String host, int port, Path data, @Nullable String database, PublicConfig exposure) {
            this(host, port, data, database, exposure, false, null);
        }
    }

    private static final long GUEST_SWEEP_SECONDS = 60;

    private static final Logger LOG = LoggerFactory.getLogger(MerlonServer.class);

    private final Store store;
    private final @Nullable Cluster cluster;
    private final Tables tables;
    private final TableScheduler scheduler;
    private final HttpServer http;
    private final ScheduledExecutorService housework = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("housework").daemon().factory());

    private MerlonServer(Settings settings, String version, Quotas quotas) {
        store = Stores.open(settings.database(), settings.data());
        cluster = settings.cluster() ? join(store, settings.broker()) : null;
        InstantSource clock = InstantSource.system();
        var accountService = new AccountService(store.accounts(), clock, new SecureRandom());
        ClusterPort clusterPort = cluster == null ? ClusterPort.singleServer() : cluster;
        GameClock games = cluster == null ? GameClock.system() : GameClock.system(cluster.openSince());
        var context = new TableContext(store.logs(), store.ratings(), accountService, games, clusterPort);
        tables = new Tables(context);
        scheduler = new TableScheduler(tables, context);
        http = new HttpServer(store, accountService, context, tables, scheduler, settings.exposure(), version, quotas);
        if (cluster != null) {
            var remoteUpdates = new RemoteTableUpdates(tables, context);
            cluster.start(new ClusterHandlers(
                    remoteUpdates, scheduler, accountService, store.logs(), quotas.shared(), lobby()));
        }
        var unused = housework.scheduleWithFixedDelay(
                () -> {
                    if (clusterPort.holdsOrRequestsLease(ClusterPort.DUE_TABLES_LEASE)) {
                        forgetGuests(accountService);
                    }
                },
                GUEST_SWEEP_SECONDS,
                GUEST_SWEEP_SECONDS,
                TimeUnit.SECONDS);
    }

    private ClusterHandlers.Lobby lobby() {
        return new ClusterHandlers.Lobby() {
            @Override
            public void dismiss(String person) {
                http.dismiss(person);
            }

            @Override
            public boolean isWaiting() {
                return http.atTheGate() > 0;
            }

            @Override
            public void listsChanged(Set<String> people, boolean open) {
                http.listsChanged(people, open);
            }

            @Override
            public Set<String> here() {
                return http.here();
            }

            @Override
            public void hereElsewhere(Collection<String> people) {
                http.hereElsewhere(people);
            }
        };
    }

    private static Cluster join(Store store, @Nullable String broker) {
        try {
            return Cluster.join(store.commons(), broker, store.accounts().secret("cluster"));
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static void forgetGuests(AccountService accountService) {
        try {
            accountService.forgetIdleGuests();
        } catch (RefusedException | StoreException e) {
            LOG.info("idle guests were not looked at this time: {}", e.getMessage());
        }
    }

    /** Starts a server, with bounds on how often people may ask. */
    public static MerlonServer start(Settings settings, String version, Quotas quotas) {
        var server = new MerlonServer(settings, version, quotas);
        try {
            server.http.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        return server;
    }

    public int port() {
        return http.port();
    }

    /** Takes no more moves, stores what was taken, tells clients to come back. */
    @Override
    public void close() {
        housework.shutdownNow();
        tables.close();
        scheduler.close();
        http.stop();
        if (cluster != null) {
            cluster.close();
        }
        store.close();
    }
}
