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
import org.merlon.server.MachineResources;
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
import org.merlon.server.web.limits.ResponseMemoryBudget;
import org.merlon.server.web.sockets.SendMemoryBudget;

/** A server on a free local port, with fast password hashing. It can be stopped and started again. */
public final class LiveServer implements AutoCloseable {
    /** A server without other origins and proxies. */
    public static final PublicConfig DEFAULT_CONFIG = new PublicConfig(List.of(), List.of());

    private static final PublicConfig PROXY_CONFIG = new PublicConfig(List.of(), List.of("127.0.0.1", "::1"));
    private static final int UNLIMITED = Integer.MAX_VALUE;
    private static final long UNLIMITED_BYTES = Long.MAX_VALUE;

    private final Supplier<Store> storeOpener;
    private final @Nullable MemoryDatabase memory;
    private final InstantSource clock;
    private final Quotas quotas;
    private final PublicConfig publicConfig;
    private final int maxConnections;
    private final RequestMemoryBudget requestMemory;
    private final ResponseMemoryBudget responseMemory;
    private final SendMemoryBudget sendMemory;

    /**
     * The clock of the connection limiter. It advances only by {@link #advanceTime} and {@link #suspend}, so that a slow
     * machine disconnects nobody.
     */
    private final AtomicLong nanos = new AtomicLong();

    /** The executor that hashes passwords. */
    private Executor hashingExecutor = Runnable::run;

    private MerlonServer running;
    private final int port;

    private LiveServer(
            Supplier<Store> storeOpener,
            @Nullable MemoryDatabase memory,
            InstantSource clock,
            Quotas quotas,
            PublicConfig publicConfig,
            int connectionLimit,
            long maxRequestMemory,
            long maxSendMemory) {
        this.storeOpener = storeOpener;
        this.memory = memory;
        this.clock = clock;
        this.quotas = quotas;
        this.publicConfig = publicConfig;
        maxConnections = connectionLimit;
        requestMemory = new RequestMemoryBudget(maxRequestMemory);
        responseMemory = new ResponseMemoryBudget(maxRequestMemory);
        sendMemory = new SendMemoryBudget(maxSendMemory);
        running = run(0);
        port = running.port();
    }

    private MerlonServer run(int requestedPort) {
        var passwords = new Passwords(new SecureRandom(), 10, hash -> hashingExecutor.execute(hash)).requiringTurns();
        var resources = new MachineResources(
                clock, clock, nanos::get, passwords, maxConnections, requestMemory, responseMemory, sendMemory);
        return MerlonServer.start(storeOpener.get(), resources, publicConfig, quotas, requestedPort);
    }

    private static LiveServer inMemory(
            InstantSource clock,
            Quotas quotas,
            PublicConfig publicConfig,
            int maxConnections,
            long maxRequestMemory,
            long maxSendMemory) {
        var memory = new MemoryDatabase();
        return new LiveServer(
                memory::open, memory, clock, quotas, publicConfig, maxConnections, maxRequestMemory, maxSendMemory);
    }

    private static LiveServer inMemory(Quotas quotas, PublicConfig publicConfig) {
        return inMemory(InstantSource.system(), quotas, publicConfig, UNLIMITED, UNLIMITED_BYTES, UNLIMITED_BYTES);
    }

    public static LiveServer inMemory() {
        return inMemory(InstantSource.system());
    }

    public static LiveServer inMemory(InstantSource clock) {
        return inMemory(clock, Quotas.none(), DEFAULT_CONFIG, UNLIMITED, UNLIMITED_BYTES, UNLIMITED_BYTES);
    }

    /** Returns the quotas of a public server, with a clock. */
    public static Quotas standardQuotas(LongSupplier nanoTime) {
        return new Quotas(true, List.of(), nanoTime);
    }

    /** Starts a server with the quotas of a public server, whose clock stands still. */
    public static LiveServer strict(String... origins) {
        return inMemory(standardQuotas(() -> 0), new PublicConfig(List.of(origins), List.of()));
    }

    /** Starts a server with the quotas of a public server, whose clock stands still, behind a local proxy. */
    public static LiveServer strictBehindProxy() {
        return strictBehindProxy(() -> 0);
    }

    /** Starts the same server with a clock for the quotas. */
    public static LiveServer strictBehindProxy(LongSupplier nanoTime) {
        return inMemory(standardQuotas(nanoTime), PROXY_CONFIG);
    }

    /** Starts the same server with a public origin and a mail server. */
    public static LiveServer strictWithMail(String origin, String mailServer) {
        var publicConfig = new PublicConfig(List.of(origin), PROXY_CONFIG.trustedProxies(), null, mailServer);
        return inMemory(standardQuotas(() -> 0), publicConfig);
    }

    /** Starts a server with a maximum number of connections, and with quotas for each address that is not a proxy. */
    public static LiveServer withMaxConnections(int maxConnections, String... proxies) {
        var publicConfig = new PublicConfig(List.of(), List.of(proxies));
        var quotas = Quotas.standard(List.of());
        return inMemory(InstantSource.system(), quotas, publicConfig, maxConnections, UNLIMITED_BYTES, UNLIMITED_BYTES);
    }

    /** Starts a server with a limit for the memory of request bodies, and of responses, behind a local proxy. */
    public static LiveServer withRequestMemory(long maxBytes) {
        return inMemory(
                InstantSource.system(), standardQuotas(() -> 0), PROXY_CONFIG, UNLIMITED, maxBytes, UNLIMITED_BYTES);
    }

    /** Starts a server with a limit for the memory of outgoing messages. */
    public static LiveServer withSendMemory(long maxBytes) {
        return inMemory(InstantSource.system(), Quotas.none(), DEFAULT_CONFIG, UNLIMITED, UNLIMITED_BYTES, maxBytes);
    }

    public static LiveServer on(TestDatabase place) {
        var clock = InstantSource.system();
        return new LiveServer(
                place::open, null, clock, Quotas.none(), DEFAULT_CONFIG, UNLIMITED, UNLIMITED_BYTES, UNLIMITED_BYTES);
    }

    /** Returns the database of a server that stores its data in memory. */
    public MemoryDatabase memory() {
        return Objects.requireNonNull(memory);
    }

    public Store store() {
        return running.store();
    }

    public Tables tables() {
        return running.tables();
    }

    /** Advances the clock of the connection limiter and checks the connections each second. */
    public void advanceTime(Duration time) {
        for (long i = 0; i < time.toSeconds(); i++) {
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
            running.connectionLimiter().check();
        }
    }

    /** Advances the clock in one step, as if the process had been suspended. */
    public void suspend(Duration time) {
        nanos.addAndGet(time.toNanos());
        running.connectionLimiter().check();
    }

    /** Makes the server read operator decisions immediately. */
    public void refreshModeration() {
        running.decisions().refresh();
    }

    public int sessionCount() {
        return running.sessions().count();
    }

    /** Returns the number of bytes received over all open WebSockets. */
    public long bytesReceived() {
        return running.connectionLimiter().bytesReceived();
    }

    public int connectionCount() {
        return running.connectionLimiter().count();
    }

    public RequestMemoryBudget requestMemory() {
        return requestMemory;
    }

    public ResponseMemoryBudget responseMemory() {
        return responseMemory;
    }

    public SendMemoryBudget sendMemory() {
        return sendMemory;
    }

    /** Sets the executor for hashing passwords. */
    public LiveServer useHashingExecutor(Executor executor) {
        hashingExecutor = executor;
        return this;
    }

    /** Stops the server as {@code merlon serve} does. */
    public void stop() {
        running.close();
    }

    /** Starts the server again on the same port with the same data. */
    public void start() {
        running = run(port);
    }

    public List<Route> routes() {
        return running.routes();
    }

    /** Returns the routes that only read something and need no parameters. */
    public List<Route> plainGets() {
        return routes().stream()
                .filter(route -> !route.changesSomething() && !route.path().contains("{"))
                .filter(route -> route.query().stream().noneMatch(Route.QueryParam::required))
                .toList();
    }

    public int port() {
        return port;
    }

    public String origin() {
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
    public Client member(String name) {
        Client client = guest();
        client.post("/api/claim", "{\"name\":\"" + name + "\",\"password\":\"moat and drawbridge\"}")
                .ok();
        return client;
    }

    /** Creates a bot account of a new member. */
    public Client bot(String name) {
        ApiResponse created = member(name + "-owner").post("/api/bots", "{\"name\":\"" + name + "\"}");
        return stranger().withToken(created.ok().text("token"));
    }

    @Override
    public void close() {
        stop();
        if (memory != null) {
            memory.close();
        }
    }
}
