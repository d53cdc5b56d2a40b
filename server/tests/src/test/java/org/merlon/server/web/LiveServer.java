package org.merlon.server.web;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.Environment;
import org.merlon.server.MerlonServer;
import org.merlon.server.people.Passwords;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.store.Store;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.http.PublicConfig;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RequestMemoryBudget;
import org.merlon.server.web.sockets.SendMemoryBudget;

/** A server on a free port of this machine, with passwords that are hashed quickly; it can be stopped and started again. */
public final class LiveServer implements AutoCloseable {
    /** Seen where it listens. */
    static final PublicConfig PLAIN = new PublicConfig(List.of(), List.of());

    private static final PublicConfig BEHIND_A_PROXY = new PublicConfig(List.of(), List.of("127.0.0.1", "::1"));
    private static final int ANY = Integer.MAX_VALUE;
    private static final long ANY_BYTES = Long.MAX_VALUE;

    private final Supplier<Store> opening;
    private final @Nullable MemoryDatabase memory;
    private final InstantSource clock;
    private final Quotas quotas;
    private final PublicConfig publicConfig;
    private final int maxConnections;
    private final RequestMemoryBudget requestMemory;
    private final SendMemoryBudget sendMemory;

    /** What the doorkeeper's clock shows; it stands still, so that a busy machine cuts nobody off. */
    private final AtomicLong nanos = new AtomicLong();

    /** Where passwords are hashed. */
    private Executor hashing = Runnable::run;

    private MerlonServer running;
    private final int port;

    private LiveServer(
            Supplier<Store> opening,
            @Nullable MemoryDatabase memory,
            InstantSource clock,
            Quotas quotas,
            PublicConfig publicConfig,
            int connections,
            long incoming,
            long outgoing) {
        this.opening = opening;
        this.memory = memory;
        this.clock = clock;
        this.quotas = quotas;
        this.publicConfig = publicConfig;
        maxConnections = connections;
        requestMemory = new RequestMemoryBudget(incoming);
        sendMemory = new SendMemoryBudget(outgoing);
        running = run(0);
        port = running.port();
    }

    private MerlonServer run(int wanted) {
        var passwords = new Passwords(new SecureRandom(), 10, hash -> hashing.execute(hash));
        var environment =
                new Environment(clock, clock, nanos::get, passwords, maxConnections, requestMemory, sendMemory);
        return MerlonServer.start(opening.get(), environment, publicConfig, quotas, wanted);
    }

    private static LiveServer inMemory(
            InstantSource clock,
            Quotas quotas,
            PublicConfig publicConfig,
            int connections,
            long incoming,
            long outgoing) {
        var memory = new MemoryDatabase();
        return new LiveServer(memory::open, memory, clock, quotas, publicConfig, connections, incoming, outgoing);
    }

    private static LiveServer inMemory(Quotas quotas, PublicConfig publicConfig) {
        return inMemory(InstantSource.system(), quotas, publicConfig, ANY, ANY_BYTES, ANY_BYTES);
    }

    static LiveServer inMemory() {
        return inMemory(InstantSource.system());
    }

    static LiveServer inMemory(InstantSource clock) {
        return inMemory(clock, Quotas.none(), PLAIN, ANY, ANY_BYTES, ANY_BYTES);
    }

    /** The bounds of a public server, by a clock. */
    static Quotas standard(LongSupplier nanoTime) {
        return new Quotas(true, List.of(), nanoTime);
    }

    /** With the bounds of a public server, and time standing still for them. */
    public static LiveServer strict(String... origins) {
        return inMemory(standard(() -> 0), new PublicConfig(List.of(origins), List.of()));
    }

    /** With the bounds of a public server, time standing still for them, and people who come through a proxy here. */
    static LiveServer guarded() {
        return guarded(() -> 0);
    }

    /** The same with bounds by a clock. */
    static LiveServer guarded(LongSupplier nanoTime) {
        return inMemory(standard(nanoTime), BEHIND_A_PROXY);
    }

    /** The same, known outside by an address, and with a mail server. */
    static LiveServer writing(String origin, String mailServer) {
        var publicConfig = new PublicConfig(List.of(origin), BEHIND_A_PROXY.trustedProxies(), null, mailServer);
        return inMemory(standard(() -> 0), publicConfig);
    }

    /** With room for so many connections, and with bounds for each address that is no proxy's. */
    static LiveServer crowded(int connections, String... proxies) {
        var publicConfig = new PublicConfig(List.of(), List.of(proxies));
        var quotas = Quotas.standard(List.of());
        return inMemory(InstantSource.system(), quotas, publicConfig, connections, ANY_BYTES, ANY_BYTES);
    }

    /** With room for so many bytes of bodies that come in, and people who come through a proxy on this machine. */
    static LiveServer small(long incoming) {
        return inMemory(InstantSource.system(), standard(() -> 0), BEHIND_A_PROXY, ANY, incoming, ANY_BYTES);
    }

    /** With room for so many bytes on their way to clients. */
    static LiveServer narrow(long outgoing) {
        return inMemory(InstantSource.system(), Quotas.none(), PLAIN, ANY, ANY_BYTES, outgoing);
    }

    public static LiveServer on(TestDatabase place) {
        var clock = InstantSource.system();
        return new LiveServer(place::open, null, clock, Quotas.none(), PLAIN, ANY, ANY_BYTES, ANY_BYTES);
    }

    /** The database of a server that is in memory. */
    MemoryDatabase memory() {
        return Objects.requireNonNull(memory);
    }

    public Store store() {
        return running.store();
    }

    public Tables tables() {
        return running.tables();
    }

    /** Lets time pass for the doorkeeper, who looks every second of it. */
    void pass(Duration time) {
        for (long i = 0; i < time.toSeconds(); i++) {
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
            running.connectionLimiter().check();
        }
    }

    /** The process stands still for a while. */
    void stall(Duration time) {
        nanos.addAndGet(time.toNanos());
        running.connectionLimiter().check();
    }

    /** The server notices what the host has done, without waiting for its next look. */
    void look() {
        running.moderation().refresh();
    }

    int sockets() {
        return running.sessions().count();
    }

    /** Bytes that came in over all WebSockets that are open. */
    long heard() {
        return running.connectionLimiter().bytesReceived();
    }

    int connections() {
        return running.connectionLimiter().count();
    }

    RequestMemoryBudget incoming() {
        return requestMemory;
    }

    SendMemoryBudget outgoing() {
        return sendMemory;
    }

    /** Lets something else hash passwords from now on. */
    LiveServer hashing(Executor other) {
        hashing = other;
        return this;
    }

    /** Stops as {@code merlon serve} does. */
    void stop() {
        running.close();
    }

    /** Starts again on the same port with the same data. */
    void start() {
        running = run(port);
    }

    List<Route> routes() {
        return running.routes();
    }

    int port() {
        return port;
    }

    String origin() {
        return "http://localhost:" + port;
    }

    /** Somebody who has never been here. */
    public Client stranger() {
        return new Client(origin());
    }

    /** A new guest. */
    public Client guest() {
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
        if (memory != null) {
            memory.close();
        }
    }
}
