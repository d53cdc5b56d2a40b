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

/** A server on a free local port, with fast password hashing. It can be stopped and started again. */
public final class LiveServer implements AutoCloseable {
    /** A server without other origins and proxies. */
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

    /**
     * The clock of the connection limiter. It advances only by {@link #pass} and {@link #stall}, so that a slow
     * machine disconnects nobody.
     */
    private final AtomicLong nanos = new AtomicLong();

    /** The executor that hashes passwords. */
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

    /** Returns the quotas of a public server, with a clock. */
    static Quotas standard(LongSupplier nanoTime) {
        return new Quotas(true, List.of(), nanoTime);
    }

    /** Starts a server with the quotas of a public server, whose clock stands still. */
    public static LiveServer strict(String... origins) {
        return inMemory(standard(() -> 0), new PublicConfig(List.of(origins), List.of()));
    }

    /** Starts a server with the quotas of a public server, whose clock stands still, behind a local proxy. */
    static LiveServer guarded() {
        return guarded(() -> 0);
    }

    /** Starts the same server with a clock for the quotas. */
    static LiveServer guarded(LongSupplier nanoTime) {
        return inMemory(standard(nanoTime), BEHIND_A_PROXY);
    }

    /** Starts the same server with a public origin and a mail server. */
    static LiveServer writing(String origin, String mailServer) {
        var publicConfig = new PublicConfig(List.of(origin), BEHIND_A_PROXY.trustedProxies(), null, mailServer);
        return inMemory(standard(() -> 0), publicConfig);
    }

    /** Starts a server with a maximum number of connections, and with quotas for each address that is not a proxy. */
    static LiveServer crowded(int connections, String... proxies) {
        var publicConfig = new PublicConfig(List.of(), List.of(proxies));
        var quotas = Quotas.standard(List.of());
        return inMemory(InstantSource.system(), quotas, publicConfig, connections, ANY_BYTES, ANY_BYTES);
    }

    /** Starts a server with a limit for the memory of request bodies, behind a local proxy. */
    static LiveServer small(long incoming) {
        return inMemory(InstantSource.system(), standard(() -> 0), BEHIND_A_PROXY, ANY, incoming, ANY_BYTES);
    }

    /** Starts a server with a limit for the memory of outgoing messages. */
    static LiveServer narrow(long outgoing) {
        return inMemory(InstantSource.system(), Quotas.none(), PLAIN, ANY, ANY_BYTES, outgoing);
    }

    public static LiveServer on(TestDatabase place) {
        var clock = InstantSource.system();
        return new LiveServer(place::open, null, clock, Quotas.none(), PLAIN, ANY, ANY_BYTES, ANY_BYTES);
    }

    /** Returns the database of a server that stores its data in memory. */
    MemoryDatabase memory() {
        return Objects.requireNonNull(memory);
    }

    public Store store() {
        return running.store();
    }

    public Tables tables() {
        return running.tables();
    }

    /** Advances the clock of the connection limiter and checks the connections each second. */
    void pass(Duration time) {
        for (long i = 0; i < time.toSeconds(); i++) {
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
            running.connectionLimiter().check();
        }
    }

    /** Advances the clock in one step, as if the process had been suspended. */
    void stall(Duration time) {
        nanos.addAndGet(time.toNanos());
        running.connectionLimiter().check();
    }

    /** Makes the server read operator decisions immediately. */
    void look() {
        running.moderation().refresh();
    }

    int sockets() {
        return running.sessions().count();
    }

    /** Returns the number of bytes received over all open WebSockets. */
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

    /** Sets the executor for hashing passwords. */
    LiveServer hashing(Executor other) {
        hashing = other;
        return this;
    }

    /** Stops the server as {@code merlon serve} does. */
    void stop() {
        running.close();
    }

    /** Starts the server again on the same port with the same data. */
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

    /** Creates a client without a session. */
    public Client stranger() {
        return new Client(origin());
    }

    /** Creates a guest. */
    public Client guest() {
        Client client = stranger();
        client.post("/api/visit", "{}").ok();
        return client;
    }

    /** Creates a member. */
    Client member(String name) {
        Client client = guest();
        client.post("/api/claim", "{\"name\":\"" + name + "\",\"password\":\"moat and drawbridge\"}")
                .ok();
        return client;
    }

    /** Creates a bot account of a new member. */
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
