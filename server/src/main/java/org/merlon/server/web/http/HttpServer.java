package org.merlon.server.web.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.nio.channels.ClosedChannelException;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SecurityHeaders;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.web.sockets.WebSocketUpgradeHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves routes, pages and the WebSocket over HTTP. */
public final class HttpServer {
    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

    private final RequestPipeline pipeline;
    private final List<Route> routes;
    private final Function<ClientSessions.Handshake, FrameHandler> webSocket;
    private final BrowserClientFiles client;
    private final SystemEndpoints system;
    private final ConnectionLimiter connectionLimiter;
    private final Javalin javalin;

    /** @param webSocket creates the handler of a WebSocket that is being opened */
    public HttpServer(
            RequestPipeline pipeline,
            List<Route> routes,
            Function<ClientSessions.Handshake, FrameHandler> webSocket,
            BrowserClientFiles client,
            SystemEndpoints system,
            ConnectionLimiter connectionLimiter) {
        this.pipeline = pipeline;
        this.routes = List.copyOf(routes);
        this.webSocket = webSocket;
        this.client = client;
        this.system = system;
        this.connectionLimiter = connectionLimiter;
        javalin = Javalin.create(this::configure);
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.jetty.threadPool = new VirtualThreadPool();
        config.http.maxRequestSize =
                ServerLimits.MAX_GAME_FILE_BYTES; // the maximum of all routes; each has its own limit
        config.http.prefer405over404 = true;
        config.jetty.modifyHttpConfiguration(http -> http.addCustomizer(connectionLimiter));
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new JsonErrorHandler());
            // Replaces Jetty's statistics, which are not used; Javalin adds its own handler behind it.
            server.setHandler(new RequestMethodFilter(new WebSocketUpgradeHandler(server, webSocket)));
        });
        config.jetty.modifyServletContextHandler(handler -> {
            handler.setErrorHandler(new JsonErrorHandler());
            handler.setSessionHandler(withoutSessions());
        });
        config.events.serverStarting(this::limitConnections);
        config.routes.before(context -> SecurityHeaders.forData().forEach(context::header));
        client.register(config);
        for (Route route : routes) {
            config.routes.addHttpHandler(
                    HandlerType.findOrCreate(route.method().name()),
                    route.path(),
                    context -> pipeline.handle(route, context));
        }
        system.register(config);
        config.routes.exception(HttpResponseException.class, HttpServer::onHttpError);
        config.routes.exception(Exception.class, HttpServer::onError);
        config.routes.error(404, context -> {
            if (!client.sendPageIfKnown(context) && context.resultInputStream() == null) {
                RequestPipeline.respond(context, 404, "unknown", Refusal.of(Phrase.of("error-not-found")));
            }
        });
    }

    /** Creates a handler without servlet sessions: none is stored, and no cookie is set. */
    private static SessionHandler withoutSessions() {
        var none = new SessionHandler();
        none.setUsingCookies(false);
        var cache = new NullSessionCache(none);
        cache.setSessionDataStore(new NullSessionDataStore());
        none.setSessionCache(cache);
        return none;
    }

    private void limitConnections() {
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            connector.addEventListener(connectionLimiter);
            if (connector instanceof ServerConnector tcp) {
                tcp.setAcceptedSendBufferSize(ServerLimits.SEND_BUFFER_BYTES);
            }
        }
    }

    private static void onHttpError(HttpResponseException e, Context context) {
        if (e.getStatus() == 404 || e.getStatus() == 405) {
            RequestPipeline.respond(context, e.getStatus(), "unknown", Refusal.of(Phrase.of("error-not-found")));
        } else {
            Refusal refusal =
                    RefusedException.malformed(String.valueOf(e.getMessage())).refusal();
            RequestPipeline.respond(context, e.getStatus(), "refused", refusal);
        }
    }

    private static void onError(Exception e, Context context) {
        if (isDisconnect(e)) {
            LOG.debug("{} {}: the client disconnected during the request", context.method(), context.path(), e);
            return;
        }
        LOG.error("{} {} failed", context.method(), context.path(), e);
        RequestPipeline.respond(context, 500, "internal", Refusal.of(Phrase.of("error-internal")));
    }

    /** Returns whether the client has disconnected or was cut off, which is neither answered nor logged as an error. */
    private static boolean isDisconnect(Throwable error) {
        for (Throwable each = error; each != null; each = each.getCause()) {
            if (each instanceof EofException || each instanceof ClosedChannelException) {
                return true;
            }
        }
        return false;
    }

    public void start(String host, int port) {
        javalin.start(host, port);
    }

    public int port() {
        return javalin.port();
    }

    /** Finishes the requests in progress, then stops. */
    public void stop() {
        javalin.stop();
        system.close();
    }
}
