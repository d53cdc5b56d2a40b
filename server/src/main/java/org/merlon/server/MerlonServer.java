package org.merlon.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.people.People;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.table.Tables;
import org.merlon.server.web.HttpServer;
import org.merlon.server.web.Quotas;

/** A running server, from the database to the port. */
public final class MerlonServer implements AutoCloseable {
    /**
     * How a server is to run.
     *
     * @param database the address of a PostgreSQL database, or null for SQLite in {@code data}
     * @param origins where browsers see the server, if that is not the address it listens on
     * @param proxies addresses whose word about where a request came from is taken
     * @param unlimited addresses that may ask as often and connect as many times as they like
     */
    public record Settings(
            String host,
            int port,
            Path data,
            @Nullable String database,
            List<String> origins,
            List<String> proxies,
            List<String> unlimited) {
        public Settings {
            origins = List.copyOf(origins);
            proxies = List.copyOf(proxies);
            unlimited = List.copyOf(unlimited);
        }

        /** The limits hold for everybody. */
        public Settings(
                String host,
                int port,
                Path data,
                @Nullable String database,
                List<String> origins,
                List<String> proxies) {
            this(host, port, data, database, origins, proxies, List.of());
        }
    }

    private final Store store;
    private final Tables tables;
    private final HttpServer http;

    private MerlonServer(Settings settings, String version, Quotas quotas) {
        store = Stores.open(settings.database(), settings.data());
        InstantSource clock = InstantSource.system();
        var people = new People(store, clock, new SecureRandom());
        tables = new Tables(store, people, clock);
        http = new HttpServer(store, people, tables, settings.origins(), settings.proxies(), version, quotas);
    }

    public static MerlonServer start(Settings settings, String version) {
        return start(settings, version, Quotas.standard(settings.unlimited()));
    }

    /** Likewise with other bounds on how often people may ask. */
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
        tables.close();
        http.stop();
        store.close();
    }
}
