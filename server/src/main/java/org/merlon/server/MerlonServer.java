package org.merlon.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.People;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.table.HouseClock;
import org.merlon.server.table.Tables;
import org.merlon.server.web.Exposure;
import org.merlon.server.web.HttpServer;
import org.merlon.server.web.Quotas;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server, from the database to the port. */
public final class MerlonServer implements AutoCloseable {
    /**
     * How a server is to run.
     *
     * @param database the address of a PostgreSQL database, or null for SQLite in {@code data}
     */
    public record Settings(
            String host, int port, Path data, @Nullable String database, Exposure exposure) {}

    private static final long GUEST_SWEEP_SECONDS = 60;

    private static final Logger LOG = LoggerFactory.getLogger(MerlonServer.class);

    private final Store store;
    private final Tables tables;
    private final HttpServer http;
    private final ScheduledExecutorService housework = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("housework").daemon().factory());

    private MerlonServer(Settings settings, String version, Quotas quotas) {
        store = Stores.open(settings.database(), settings.data());
        InstantSource clock = InstantSource.system();
        var people = new People(store, clock, new SecureRandom());
        tables = new Tables(store, people, HouseClock.system());
        http = new HttpServer(store, people, tables, settings.exposure(), version, quotas);
        var unused = housework.scheduleWithFixedDelay(
                () -> forgetGuests(people), GUEST_SWEEP_SECONDS, GUEST_SWEEP_SECONDS, TimeUnit.SECONDS);
    }

    private static void forgetGuests(People people) {
        try {
            people.forgetIdleGuests();
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
        http.stop();
        store.close();
    }
}
