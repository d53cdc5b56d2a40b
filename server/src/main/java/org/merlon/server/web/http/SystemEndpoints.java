package org.merlon.server.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.function.BooleanSupplier;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.view.GameSchemas;
import org.merlon.server.archive.FileSealer;

/** Serves the API document, health and metrics. */
public final class SystemEndpoints {
    private final String version;
    private final RequestPipeline pipeline;
    private final BrowserClientFiles client;
    private final BooleanSupplier isHealthy;
    private final Metrics metrics;
    private final MetricsAuth metricsAuth;
    private final FileSealer sealer;

    /** @param isHealthy whether the database answers */
    public SystemEndpoints(
            String version,
            RequestPipeline pipeline,
            BrowserClientFiles client,
            BooleanSupplier isHealthy,
            Metrics metrics,
            MetricsAuth metricsAuth,
            FileSealer sealer) {
        this.sealer = sealer;
        this.version = version;
        this.pipeline = pipeline;
        this.client = client;
        this.isHealthy = isHealthy;
        this.metrics = metrics;
        this.metricsAuth = metricsAuth;
    }

    void register(JavalinConfig config) {
        var document = new ApiDocument(version);
        config.routes.get(
                "/api/openapi.json",
                limited(context -> context.contentType("application/json").result(document.bytes())));
        for (Game game : Games.all()) {
            Data.Obj shapes = GameSchemas.of(game);
            if (shapes != null) {
                byte[] json = Json.bytes(shapes);
                config.routes.get(
                        "/api/games/" + game.id() + "/shapes.json",
                        limited(context ->
                                context.contentType("application/json").result(json)));
            }
        }
        config.routes.get("/api", context -> {
            if (!client.sendPage(context)) {
                context.redirect("/api/openapi.json");
            }
        });
        // Alive as long as it answers; ready for requests if the database does too.
        config.routes.get("/healthz", limited(context -> respondHealth(context, true)));
        config.routes.get("/readyz", limited(context -> respondHealth(context, isHealthy.getAsBoolean())));
        config.routes.get(
                "/.well-known/merlon-keys.json",
                limited(context -> context.contentType("application/json").result(Json.bytes(sealer.publicKeys()))));
        config.routes.get("/metrics", limited(this::metrics));
        config.requestLogger.http((context, millis) -> metrics.onRequest(context.statusCode(), millis));
    }

    void close() {
        metrics.close();
    }

    /** Applies the request limit to endpoints that are not routes. */
    private Handler limited(Handler handler) {
        return context -> {
            if (pipeline.allowsRequest(context)) {
                handler.handle(context);
            }
        };
    }

    private static void respondHealth(Context context, boolean healthy) {
        context.status(healthy ? 200 : 503)
                .contentType("application/json")
                .result(healthy ? "{\"healthy\":true}" : "{\"healthy\":false}");
    }

    private void metrics(Context context) {
        if (metricsAuth.isAllowed(context)) {
            context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.scrape());
        } else {
            RequestPipeline.respond(context, 403, "forbidden", Refusal.of(Phrase.of("error-metrics-operator-only")));
        }
    }
}
