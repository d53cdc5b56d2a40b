package org.merlon.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.SecurityHeaders;

/** The browser client, as the build put it among the resources. Without it the server still serves its API. */
final class BrowserClient {
    private static final String FOLDER = "/web";

    /** Names of files under this path change with their content, so browsers may keep them for good. */
    private static final String ASSETS = "/assets";

    private final byte @Nullable [] page = read(FOLDER + "/index.html");

    void serve(JavalinConfig config) {
        if (page == null) {
            return;
        }
        config.staticFiles.add(files -> {
            files.hostedPath = ASSETS;
            files.directory = FOLDER + ASSETS;
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", "public, max-age=31536000, immutable");
        });
        hostEngine(config, "/worker", SecurityHeaders.forWorkers());
        hostEngine(config, "/engine", Map.of());
        config.routes.get("/", this::show);
        file(config, "/crest.svg", "image/svg+xml");
        file(config, "/sw.js", "text/javascript");
        file(config, "/manifest.webmanifest", "application/manifest+json");
    }

    private static void file(JavalinConfig config, String path, String type) {
        byte @Nullable [] bytes = read(FOLDER + path);
        if (bytes != null) {
            config.routes.get(path, context -> {
                SecurityHeaders.forPages().forEach(context::header);
                context.contentType(type).result(bytes);
            });
        }
    }

    /** What thinks beside the page, where the build has put it: a program, and the worker that runs it. */
    private static void hostEngine(JavalinConfig config, String path, Map<String, String> headers) {
        if (BrowserClient.class.getResource(FOLDER + path) != null) {
            config.staticFiles.add(files -> {
                files.hostedPath = path;
                files.directory = FOLDER + path;
                files.location = Location.CLASSPATH;
                files.headers = headers;
            });
        }
    }

    /** Shows the client for addresses that it knows and the server does not; false for all others. */
    boolean page(Context context) {
        boolean wanted = context.method().equals(HandlerType.GET)
                && !context.path().startsWith("/api")
                && String.valueOf(context.header("Accept")).contains("text/html");
        if (!wanted || page == null) {
            return false;
        }
        show(context);
        return true;
    }

    private void show(Context context) {
        if (page != null) {
            SecurityHeaders.forPages().forEach(context::header);
            context.status(200).contentType("text/html; charset=utf-8").result(page);
        }
    }

    private static byte @Nullable [] read(String name) {
        try (@Nullable InputStream in = BrowserClient.class.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
