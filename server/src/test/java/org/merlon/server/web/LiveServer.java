package org.merlon.server.web;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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

    /** Seen where it listens. */
    static final Exposure PLAIN = new Exposure(List.of(), List.of());

    private final Supplier<Store> opening;
    private final InstantSource clock;
    private final Exposure exposure;
    private final HttpServer.Means means;

    /** What the doorkeeper's clock shows; it stands still, so that a busy machine cuts nobody off. */
    private final AtomicLong nanos;

    /** Where passwords are hashed. */
    private Executor hashing = Runnable::run;

    Quotas quotas;
    private Store store;
    People people;
    Tables tables;
    private HttpServer http;
    private int port;

    private LiveServer(
            Supplier<Store> opening,
            InstantSource clock,
            Quotas quotas,
            Exposure exposure,
            int connections,
            long incoming,
            long outgoing) {
        this.opening = opening;
        this.clock = clock;
        this.quotas = quotas;
        this.exposure = exposure;
        nanos = new AtomicLong();
        means = new HttpServer.Means(connections, new Incoming(incoming), new Outgoing(outgoing), nanos::get);
        store = opening.get();
        people = people();
        tables = tables(people);
        http = new HttpServer(store, people, tables, exposure, "test", quotas, means);
        http.start("127.0.0.1", 0);
        port = http.port();
    }

    private LiveServer(Supplier<Store> opening, InstantSource clock, Quotas quotas, Exposure exposure) {
        this(opening, clock, quotas, exposure, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** The bounds of a public server, by a clock. */
    static Quotas standard(LongSupplier nanoTime) {
        return new Quotas(true, List.of(), nanoTime);
    }

    /** With room for so many connections, and with bounds for each address that is no proxy's. */
    static LiveServer crowded(int connections, String... proxies) {
        var exposure = new Exposure(List.of(), List.of(proxies));
        return new LiveServer(
                MemoryStore::new,
                InstantSource.system(),
                Quotas.standard(List.of()),
                exposure,
                connections,
                Long.MAX_VALUE,
                Long.MAX_VALUE);
    }

    /** With room for so many bytes of bodies that come in, and people who come through a proxy on this machine. */
    static LiveServer small(long incoming) {
        return new LiveServer(
                MemoryStore::new,
                InstantSource.system(),
                standard(() -> 0),
                new Exposure(List.of(), List.of("127.0.0.1", "::1")),
                Integer.MAX_VALUE,
                incoming,
                Long.MAX_VALUE);
    }

    Incoming incoming() {
        return means.incoming();
    }

    /** With room for so many bytes on their way to clients. */
    static LiveServer narrow(long outgoing) {
        return new LiveServer(
                MemoryStore::new,
                InstantSource.system(),
                Quotas.none(),
                PLAIN,
                Integer.MAX_VALUE,
                Long.MAX_VALUE,
                outgoing);
    }

    /** Lets time pass for the doorkeeper, who looks every second of it. */
    void pass(Duration time) {
        for (long i = 0; i < time.toSeconds(); i++) {
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
            http.doorkeeper().look();
        }
    }

    /** The process stands still for a while. */
    void stall(Duration time) {
        nanos.addAndGet(time.toNanos());
        http.doorkeeper().look();
    }

    int sockets() {
        return http.sockets();
    }

    /** Bytes that came in over all WebSockets that are open. */
    long heard() {
        return http.doorkeeper().heard();
    }

    int connections() {
        return http.doorkeeper().count();
    }

    Outgoing outgoing() {
        return means.outgoing();
    }

    static LiveServer on(Kind kind, Path folder) {
        return on(kind == Kind.SQLITE ? null : TestPostgres.newDatabase(), folder);
    }

    /** On the database of an address, or on a file in a folder if there is none. */
    static LiveServer on(@Nullable String url, Path folder) {
        return new LiveServer(() -> Stores.open(url, folder), InstantSource.system(), Quotas.none(), PLAIN);
    }

    static LiveServer inMemory(MemoryStore store, InstantSource clock) {
        return new LiveServer(() -> store, clock, Quotas.none(), PLAIN);
    }

    static LiveServer inMemory() {
        return inMemory(new MemoryStore(), InstantSource.system());
    }

    /** With the bounds of a public server, and time standing still for them. */
    static LiveServer strict(String... origins) {
        return new LiveServer(
                MemoryStore::new,
                InstantSource.system(),
                standard(() -> 0),
                new Exposure(List.of(origins), List.of()));
    }

    /** With the bounds of a public server, time standing still for them, and people who come through a proxy here. */
    static LiveServer guarded() {
        return guarded(new MemoryStore(), () -> 0);
    }

    /** The same with bounds by a clock. */
    static LiveServer guarded(MemoryStore store, LongSupplier nanoTime) {
        return new LiveServer(
                () -> store,
                InstantSource.system(),
                standard(nanoTime),
                new Exposure(List.of(), List.of("127.0.0.1", "::1")));
    }

    /** Lets something else hash passwords from now on. */
    LiveServer hashing(Executor other) {
        hashing = other;
        return this;
    }

    private Tables tables(People people) {
        return clock instanceof HouseClock house ? new Tables(store, people, house) : new Tables(store, people, clock);
    }

    private People people() {
        var random = new SecureRandom();
        return new People(store, clock, random, new Passwords(random, 10, hash -> hashing.execute(hash)));
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
        people = people();
        tables = tables(people);
        http = new HttpServer(store, people, tables, exposure, "test", quotas, means);
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
