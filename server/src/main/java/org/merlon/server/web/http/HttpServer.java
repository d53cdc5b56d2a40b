package org.merlon.server.web.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.nio.channels.ClosedChannelException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.GameShapes;
import org.merlon.protocol.Json;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SecurityHeaders;
import org.merlon.server.notice.NotificationSender;
import org.merlon.server.notice.RecoveryLetter;
import org.merlon.server.notice.Smtp;
import org.merlon.server.notice.TurnNotifier;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.ModerationGuard;
import org.merlon.server.people.Recovery;
import org.merlon.server.store.Store;
import org.merlon.server.table.actions.DaysOff;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.limits.LoginThrottle;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RequestMemoryBudget;
import org.merlon.server.web.routes.AccountRoutes;
import org.merlon.server.web.routes.ArchiveRoutes;
import org.merlon.server.web.routes.FriendRoutes;
import org.merlon.server.web.routes.ListRoutes;
import org.merlon.server.web.routes.ModerationRoutes;
import org.merlon.server.web.routes.NoticeRoutes;
import org.merlon.server.web.routes.PersonalDataRoutes;
import org.merlon.server.web.routes.ProfileRoutes;
import org.merlon.server.web.routes.TableCommandHandlers;
import org.merlon.server.web.routes.TableRoutes;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.LobbySubscriptions;
import org.merlon.server.web.sockets.Presence;
import org.merlon.server.web.sockets.SendMemoryBudget;
import org.merlon.server.web.sockets.WebSocketUpgradeHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves the routes and the WebSocket. */
public final class HttpServer {
    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

    private final Store store;
    private final LobbySubscriptions lobby = new LobbySubscriptions();
    private final TurnNotifier turnNotifier;
    private final ClientSessions sessions;
    private final ConnectionLimiter connectionLimiter;
    private final RequestPipeline pipeline;
    private final List<Route> routes = new ArrayList<>();
    private final Metrics metrics;
    private final BrowserClient client;
    private final MetricsAuth metricsAuth;
    private final Javalin javalin;
    private final String version;
    private final ModerationGuard moderation;
    private final Presence presence;
    private @Nullable Thread watch;

    /** What a server has room for, and the clock it goes by. */
    public record Means(
            int connections, RequestMemoryBudget incoming, SendMemoryBudget outgoing, LongSupplier nanoTime) {
        static Means ofThisMachine() {
            return new Means(
                    ConnectionLimiter.room(),
                    RequestMemoryBudget.ofThisMachine(),
                    SendMemoryBudget.ofThisMachine(),
                    System::nanoTime);
        }
    }

    public HttpServer(
            Store store,
            AccountService accountService,
            TableContext context,
            Tables tables,
            TableScheduler scheduler,
            PublicConfig publicConfig,
            String version,
            Quotas quotas) {
        this(store, accountService, context, tables, scheduler, publicConfig, version, quotas, Means.ofThisMachine());
    }

    public HttpServer(
            Store store,
            AccountService accountService,
            TableContext context,
            Tables tables,
            TableScheduler scheduler,
            PublicConfig publicConfig,
            String version,
            Quotas quotas,
            Means means) {
        this.store = store;
        this.version = version;
        moderation = new ModerationGuard(store.moderation(), InstantSource.system());
        presence = new Presence(InstantSource.system());
        pipeline = new RequestPipeline(accountService, publicConfig, quotas, means.incoming, moderation, presence);
        var clientAddresses = new ClientAddress(publicConfig.trustedProxies());
        connectionLimiter = new ConnectionLimiter(clientAddresses, quotas, means.connections, means.nanoTime);
        var commands = new TableCommandHandlers(store, moderation);
        context.addListener(lobby);
        sessions = new ClientSessions(
                tables, context.cluster(), commands, pipeline, connectionLimiter, means.outgoing, lobby);
        metrics = new Metrics(context, tables, scheduler, sessions, connectionLimiter, means.outgoing);
        store.onBatch(metrics::committed);
        var recovery = new Recovery(store.recoveries(), InstantSource.system(), new SecureRandom());
        routes.addAll(new AccountRoutes(
                        accountService,
                        store.accounts(),
                        store.logs(),
                        store.ratings(),
                        recovery,
                        scheduler,
                        pipeline,
                        sessions)
                .routes());
        var lists = new ListRoutes(accountService, store.logs(), store.accounts(), store.ratings());
        routes.addAll(lists.routes());
        var newTables = new NewTables(tables, context, store.accounts().secret("rematch"));
        routes.addAll(
                new TableRoutes(tables, newTables, scheduler, commands, store.talk(), store.bonds(), accountService)
                        .routes());
        routes.addAll(new ArchiveRoutes(tables, newTables, context, pipeline).routes());
        String outside =
                publicConfig.origins().isEmpty() ? null : publicConfig.origins().getFirst();
        var notificationSender =
                new NotificationSender(store.accounts().secret("push"), Smtp.of(publicConfig.mailServer()), outside);
        turnNotifier = new TurnNotifier(tables, store.channels(), notificationSender, InstantSource.system());
        context.addListener(turnNotifier);
        var daysOff = new DaysOff(tables, context, store.holidays());
        var loginThrottle = new LoginThrottle(accountService, pipeline);
        routes.addAll(
                new NoticeRoutes(store.channels(), notificationSender, InstantSource.system(), daysOff, loginThrottle)
                        .routes());
        metricsAuth = new MetricsAuth(publicConfig.metricsToken());
        client = new BrowserClient(pipeline, tables);
        presence.lines(sessions.people());
        routes.addAll(new ProfileRoutes(
                        store.accounts(),
                        store.bonds(),
                        store.ratings(),
                        store.standings(),
                        store.finishedGames(),
                        lists,
                        presence)
                .routes());
        routes.addAll(new FriendRoutes(tables, newTables, context, commands, store.accounts(), store.bonds(), presence)
                .routes());
        routes.addAll(new ModerationRoutes(store.moderation(), store.accounts(), tables, context, moderation).routes());
        var recoveryMail = new RecoveryLetter(store.channels(), notificationSender);
        routes.addAll(
                new PersonalDataRoutes(accountService, store.personal(), recovery, pipeline, sessions, recoveryMail)
                        .routes());
        moderation.listen(news -> {
            scheduler.setReadOnly(news.resting());
            accountService.forgetNames();
            news.banned().forEach(sessions::dismiss);
        });
        moderation.lookNow();
        javalin = Javalin.create(this::configure);
    }

    private void listen() {
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            connector.addEventListener(connectionLimiter);
            if (connector instanceof ServerConnector tcp) {
                tcp.setAcceptedSendBufferSize(RateLimits.SEND_BUFFER);
            }
        }
    }

    public List<Route> routes() {
        return List.copyOf(routes);
    }

    /** Our sessions are elsewhere: none is kept here and no cookie is set for one, whoever may ask for it. */
    private static SessionHandler withoutSessions() {
        var none = new SessionHandler();
        none.setUsingCookies(false);
        var cache = new NullSessionCache(none);
        cache.setSessionDataStore(new NullSessionDataStore());
        none.setSessionCache(cache);
        return none;
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.jetty.threadPool = new VirtualThreadPool();
        config.http.maxRequestSize = RateLimits.MAX_GAME_FILE; // the longest of all; each route has its own bound
        config.http.prefer405over404 = true;
        config.jetty.modifyHttpConfiguration(http -> http.addCustomizer(connectionLimiter));
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new PlainErrors());
            // In place of Jetty's statistics, which nobody reads; Javalin puts its own behind it.
            server.setHandler(new WebSocketUpgradeHandler(server, sessions::listen));
        });
        config.jetty.modifyServletContextHandler(handler -> {
            handler.setErrorHandler(new PlainErrors());
            handler.setSessionHandler(withoutSessions());
        });
        config.events.serverStarting(this::listen);
        config.routes.before(context -> SecurityHeaders.forData().forEach(context::header));
        client.serve(config);
        for (Route route : routes) {
            config.routes.addHttpHandler(
                    HandlerType.findOrCreate(route.method().name()),
                    route.path(),
                    context -> pipeline.handle(route, context));
        }
        var description = new ApiDocument(version);
        config.routes.get(
                "/api/openapi.json",
                counted(context -> context.contentType("application/json").result(description.bytes())));
        for (Game game : Games.all()) {
            Data.Obj shapes = GameShapes.of(game);
            if (shapes != null) {
                byte[] described = Json.bytes(shapes);
                config.routes.get(
                        "/api/games/" + game.id() + "/shapes.json",
                        counted(context ->
                                context.contentType("application/json").result(described)));
            }
        }
        config.routes.get("/api", context -> {
            if (!client.show(context)) {
                context.redirect("/api/openapi.json");
            }
        });
        config.routes.get("/healthz", counted(this::health));
        config.routes.get("/metrics", counted(context -> {
            if (metricsAuth.isOne(context)) {
                context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
            } else {
                RequestPipeline.tell(context, 403, "forbidden", Refusal.of(Phrase.of("house-no-metrics")));
            }
        }));
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            if (e.getStatus() == 404 || e.getStatus() == 405) {
                RequestPipeline.tell(context, e.getStatus(), "unknown", Refusal.of(Phrase.of("house-no-route")));
            } else {
                String message = String.valueOf(e.getMessage());
                RequestPipeline.tell(
                        context,
                        e.getStatus(),
                        "refused",
                        RefusedException.unreadable(message).refusal());
            }
        });
        config.routes.exception(Exception.class, (e, context) -> {
            if (isGone(e)) {
                LOG.debug("somebody went in the middle of a question", e);
                return;
            }
            LOG.error("a request failed", e);
            RequestPipeline.tell(context, 500, "internal", Refusal.of(Phrase.of("house-no-internal")));
        });
        config.routes.error(404, context -> {
            if (!client.page(context) && context.resultInputStream() == null) {
                RequestPipeline.tell(context, 404, "unknown", Refusal.of(Phrase.of("house-no-route")));
            }
        });
    }

    /** Who asks too often is refused here as on every route. */
    private Handler counted(Handler handler) {
        return context -> {
            if (pipeline.takes(context)) {
                handler.handle(context);
            }
        };
    }

    private void health(Context context) {
        boolean healthy = store.healthy();
        context.status(healthy ? 200 : 503)
                .contentType("application/json")
                .result(healthy ? "{\"healthy\":true}" : "{\"healthy\":false}");
    }

    /** Whether the other end has gone, or was cut off: nobody to answer, and nothing to fill a log with. */
    private static boolean isGone(Throwable problem) {
        for (Throwable each = problem; each != null; each = each.getCause()) {
            if (each instanceof EofException || each instanceof ClosedChannelException) {
                return true;
            }
        }
        return false;
    }

    public void start(String host, int port) {
        javalin.start(host, port);
        lobby.open();
        watch = Thread.ofPlatform().name("doorkeeper").daemon().start(this::watch);
    }

    /** A thread of its own: it must look when all others are busy. */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(ConnectionLimiter.EVERY);
                try {
                    connectionLimiter.look();
                    moderation.look();
                } catch (RuntimeException e) {
                    LOG.error("the connections could not be looked at", e);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("the server goes");
        }
    }

    public ModerationGuard warden() {
        return moderation;
    }

    /** Closes what somebody has open here who is not who they were, as another server says. */
    public void dismiss(String person) {
        sessions.dismissHere(person);
    }

    /** How many stand at the gate, who want to know when lists change. */
    public int atTheGate() {
        return lobby.count();
    }

    /** Lists of these people have changed, or the one of open tables, as another server says. */
    public void listsChanged(Set<String> people, boolean open) {
        lobby.overhear(people, open);
    }

    /** Who is here through this server. */
    public Set<String> here() {
        return presence.throughThisServer();
    }

    /** These people are here through another server, as it says. */
    public void hereElsewhere(Collection<String> people) {
        presence.elsewhere(people);
    }

    public int sockets() {
        return sessions.count();
    }

    public ConnectionLimiter doorkeeper() {
        return connectionLimiter;
    }

    public int port() {
        return javalin.port();
    }

    /** Tells clients to come back, answers what is under way, then stops. */
    public void stop() {
        lobby.close();
        turnNotifier.close();
        sessions.goodbye();
        javalin.stop();
        if (watch != null) {
            watch.interrupt();
        }
    }
}
