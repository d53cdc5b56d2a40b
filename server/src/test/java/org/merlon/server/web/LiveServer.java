package org.merlon.server.web;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import org.merlon.server.people.Passwords;
import org.merlon.server.people.People;
import org.merlon.server.store.MemoryStore;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.TestPostgres;
import org.merlon.server.table.HouseClock;
import org.merlon.server.table.Tables;

/** A server on a free port of this machine, with passwords that are hashed quickly; it can be stopped and started again. */
final class LiveServer implements AutoCloseable {
    /** Where a server of a test keeps its data. */
    enum Kind {
        SQLITE,
        POSTGRESQL
    }

    private final Supplier<Store> opening;
    private final InstantSource clock;
    private final List<String> origins;
    Quotas quotas;
    private Store store;
    Tables tables;
    private HttpServer http;
    private int port;

    private LiveServer(Supplier<Store> opening, InstantSource clock, Quotas quotas, List<String> origins) {
        this.opening = opening;
        this.clock = clock;
        this.quotas = quotas;
        this.origins = origins;
        store = opening.get();
        People people = people();
        tables = tables(people);
        http = new HttpServer(store, people, tables, new Exposure(origins, List.of()), "test", quotas);
        http.start("127.0.0.1", 0);
        port = http.port();
    }

    static LiveServer on(Kind kind, Path folder) {
        String url = kind == Kind.SQLITE ? null : TestPostgres.newDatabase();
        return new LiveServer(() -> Stores.open(url, folder), InstantSource.system(), Quotas.none(), List.of());
    }

    static LiveServer inMemory(MemoryStore store, InstantSource clock) {
        return new LiveServer(() -> store, clock, Quotas.none(), List.of());
    }

    static LiveServer inMemory() {
        return inMemory(new MemoryStore(), InstantSource.system());
    }

    /** With the bounds of a public server, and time standing still for them. */
    static LiveServer strict(String... origins) {
        return new LiveServer(MemoryStore::new, InstantSource.system(), Quotas.standard(() -> 0), List.of(origins));
    }

    private Tables tables(People people) {
        return clock instanceof HouseClock house ? new Tables(store, people, house) : new Tables(store, people, clock);
    }

    private People people() {
        var random = new SecureRandom();
        return new People(store, clock, random, new Passwords(random, 10, 2));
    }

    /** Stops as {@code merlon serve} does. */
    void stop() {
        tables.close();
        http.stop();
        store.close();
    }

    /** Starts again on the same port with the same data. */
    void start() {
        store = opening.get();
        People people = people();
        tables = tables(people);
        http = new HttpServer(store, people, tables, new Exposure(origins, List.of()), "test", quotas);
        http.start("127.0.0.1", port);
    }

    List<Route> routes() {
        return http.routes();
    }

    int port() {
        return port;
    }

    String origin() {
        return "http://localhost:" + port;
    }

    /** Somebody who has never been here. */
    Client stranger() {
        return new Client(origin());
    }

    /** A new guest. */
    Client guest() {
        Client client = stranger();
        client.post("/api/visit", "{}").ok();
        return client;
    }

    /** A new member. */
    Client member(String name) {
        Client client = guest();
        client.post("/api/claim", "{\"name\":\"" + name + "\",\"password\":\"moat and drawbridge\"}")
                .ok();
        return client;
    }

    /** A bot account of a new member. */
    Client bot(String name) {
        Answer made = member(name + "-owner").post("/api/bots", "{\"name\":\"" + name + "\"}");
        return stranger().withToken(made.ok().text("token"));
    }

    @Override
    public void close() {
        stop();
    }
}
