package org.merlon.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SecurityHeaders;
import org.merlon.server.people.People;
import org.merlon.server.store.Store;
import org.merlon.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves the routes and the WebSocket. */
public final class HttpServer {
    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

    private final Store store;
    private final Sockets sockets;
    private final Doorkeeper doorkeeper;
    private final Front front;
    private final List<Route> routes = new ArrayList<>();
    private final Metrics metrics;
    private final BrowserClient client = new BrowserClient();
    private final Javalin javalin;
    private final String version;
    private @Nullable Thread watch;

    /** What a server has room for, and the clock it goes by. */
    record Means(int connections, Incoming incoming, Outgoing outgoing, LongSupplier nanoTime) {
        static Means ofThisMachine() {
            return new Means(Doorkeeper.room(), Incoming.ofThisMachine(), Outgoing.ofThisMachine(), System::nanoTime);
        }
    }

    public HttpServer(Store store, People people, Tables tables, Exposure exposure, String version, Quotas quotas) {
        this(store, people, tables, exposure, version, quotas, Means.ofThisMachine());
    }

    HttpServer(
            Store store, People people, Tables tables, Exposure exposure, String version, Quotas quotas, Means means) {
        this.store = store;
        this.version = version;
        front = new Front(people, exposure, quotas, means.incoming);
        var addresses = new ClientAddress(exposure.trustedProxies());
        doorkeeper = new Doorkeeper(addresses, quotas, means.connections, means.nanoTime);
        sockets = new Sockets(tables, front, doorkeeper, means.outgoing);
        metrics = new Metrics(store, tables, sockets, doorkeeper, means.outgoing);
        routes.addAll(new PeopleRoutes(people, store, tables, front, sockets).routes());
        routes.addAll(new ListRoutes(tables).routes());
        routes.addAll(new TableRoutes(tables).routes());
        routes.addAll(new ArchiveRoutes(tables, front).routes());
        javalin = Javalin.create(this::configure);
    }

    private void listen() {
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            connector.addEventListener(doorkeeper);
            if (connector instanceof ServerConnector tcp) {
                tcp.setAcceptedSendBufferSize(Limits.SEND_BUFFER);
            }
        }
    }

    List<Route> routes() {
        return List.copyOf(routes);
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = Limits.MAX_GAME_FILE; // the longest of all; each route has its own bound
        config.http.prefer405over404 = true;
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(Limits.MAX_FRAME);
            factory.setMaxBinaryMessageSize(Limits.MAX_FRAME);
        });
        config.jetty.modifyHttpConfiguration(http -> http.addCustomizer(doorkeeper));
        config.jetty.modifyServer(server -> server.setErrorHandler(new PlainErrors()));
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(new PlainErrors()));
        config.events.serverStarting(this::listen);
        config.routes.before(context -> SecurityHeaders.forData().forEach(context::header));
        client.serve(config);
        for (Route route : routes) {
            config.routes.addHttpHandler(
                    HandlerType.findOrCreate(route.method().name()),
                    route.path(),
                    context -> front.handle(route, context));
        }
        String description = Json.write(Description.openApi(routes, version));
        config.routes.get(
                "/api/openapi.json",
                counted(context -> context.contentType("application/json").result(description)));
        config.routes.get("/api", context -> page(context, "text/html; charset=utf-8", ApiPage.html(routes)));
        config.routes.get("/api/style.css", context -> page(context, "text/css; charset=utf-8", ApiPage.style()));
        Pages.serve(config.routes);
        config.routes.get("/healthz", counted(this::health));
        config.routes.get(
                "/metrics",
                counted(context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text())));
        config.routes.ws("/ws", sockets::configure);
        config.routes.exception(
                HttpResponseException.class,
                (e, context) -> Front.tell(
                        context,
                        e.getStatus(),
                        "refused",
                        RefusedException.unreadable(String.valueOf(e.getMessage()))
                                .refusal()));
        config.routes.exception(Exception.class, (e, context) -> {
            if (isGone(e)) {
                LOG.debug("somebody went in the middle of a question", e);
                return;
            }
            LOG.error("a request failed", e);
            Front.tell(context, 500, "internal", Refusal.of(Phrase.of("house-no-internal")));
        });
        config.routes.error(404, context -> {
            if (!client.page(context) && context.resultInputStream() == null) {
                Front.tell(context, 404, "unknown", Refusal.of(Phrase.of("house-no-route")));
            }
        });
    }

    /** Who asks too often is refused here as on every route. */
    private Handler counted(Handler handler) {
        return context -> {
            if (front.takes(context)) {
                handler.handle(context);
            }
        };
    }

    private static void page(Context context, String type, String text) {
        SecurityHeaders.forPages().forEach(context::header);
        context.contentType(type).result(text);
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
        watch = Thread.ofPlatform().name("doorkeeper").daemon().start(this::watch);
    }

    /** A thread of its own: it must look when all others are busy. */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(Doorkeeper.EVERY);
                try {
                    doorkeeper.look();
                } catch (RuntimeException e) {
                    LOG.error("the connections could not be looked at", e);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("the server goes");
        }
    }

    int sockets() {
        return sockets.count();
    }

    Doorkeeper doorkeeper() {
        return doorkeeper;
    }

    public int port() {
        return javalin.port();
    }

    /** Tells clients to come back, answers what is under way, then stops. */
    public void stop() {
        sockets.goodbye();
        javalin.stop();
        if (watch != null) {
            watch.interrupt();
        }
    }
}
