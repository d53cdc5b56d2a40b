package org.merlon.server.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SecurityHeaders;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.LinkPreview;

/**
 * Serves the browser client, which the build has put into the resources. Without it the server still serves its API.
 */
public final class BrowserClientFiles {
    private static final String RESOURCE_FOLDER = "/web";

    /** The path of files whose names change with their content, so that browsers may cache them forever. */
    private static final String ASSETS_PATH = "/assets";

    private static final String WORKER_PATH = "/worker";

    static final String ENGINE_PATH = "/engine";
    static final String ENGINE_BINARY = "engine.wasm";
    static final String ENGINE_RUNTIME = "runtime.js";

    static final Map<String, String> CACHE_FOREVER = Map.of("Cache-Control", "public, max-age=31536000, immutable");

    private static final int FINGERPRINT_BYTES = 8; // in bytes

    private static final Pattern TABLE_PATH = Pattern.compile("/table/(\\w+)");

    private final @Nullable PageTemplate page;
    private final RequestPipeline pipeline;
    private final Tables tables;
    private final @Nullable Path engineFolder;

    /**
     * @param origin the server's public origin; null takes it from each request
     * @param engineFolder the folder that the engine is compiled into, if the resources do not contain one; null for none
     */
    public BrowserClientFiles(
            RequestPipeline pipeline, Tables tables, @Nullable String origin, @Nullable Path engineFolder) {
        this.pipeline = pipeline;
        this.tables = tables;
        this.engineFolder = engineFolder;
        byte @Nullable [] html = read(RESOURCE_FOLDER + "/index.html");
        page = html == null ? null : new PageTemplate(html, origin);
    }

    void register(JavalinConfig config) {
        if (page == null) {
            return;
        }
        addStaticFiles(config, ASSETS_PATH, RESOURCE_FOLDER + ASSETS_PATH, CACHE_FOREVER);
        registerWorker(config);
        registerEngine(config);
        config.routes.get("/", this::sendPage);
        config.routes.head("/", this::sendPage);
        registerFile(config, "/crest.svg", "image/svg+xml");
        registerFile(config, "/crest-turn.svg", "image/svg+xml");
        registerFile(config, "/crest-192.png", "image/png");
        registerFile(config, "/crest-512.png", "image/png");
        registerFile(config, "/favicon.ico", "image/x-icon");
        registerFile(config, "/robots.txt", "text/plain; charset=utf-8");
        registerFile(config, "/sw.js", "text/javascript");
        registerFile(config, "/manifest.webmanifest", "application/manifest+json");
    }

    private static void registerFile(JavalinConfig config, String path, String type) {
        byte @Nullable [] bytes = read(RESOURCE_FOLDER + path);
        if (bytes != null) {
            Handler handler = context -> {
                SecurityHeaders.forPages().forEach(context::header);
                context.contentType(type).result(bytes);
            };
            config.routes.get(path, handler);
            config.routes.head(path, handler);
        }
    }

    /** Serves the script of the web worker; its name changes with its content too. */
    private static void registerWorker(JavalinConfig config) {
        if (BrowserClientFiles.class.getResource(RESOURCE_FOLDER + WORKER_PATH) != null) {
            var headers = new HashMap<>(SecurityHeaders.forWorkers());
            headers.putAll(CACHE_FOREVER);
            addStaticFiles(config, WORKER_PATH, RESOURCE_FOLDER + WORKER_PATH, headers);
        }
    }

    /**
     * Serves the WebAssembly engine, if the build includes it. It is built separately from the client, so its folder is
     * named after a hash of its content, and clients ask for the folder first.
     */
    private void registerEngine(JavalinConfig config) {
        byte @Nullable [] wasm = read(RESOURCE_FOLDER + ENGINE_PATH + "/" + ENGINE_BINARY);
        byte @Nullable [] runtime = read(RESOURCE_FOLDER + ENGINE_PATH + "/" + ENGINE_RUNTIME);
        if (wasm != null && runtime != null) {
            String path = enginePath(wasm, runtime);
            addStaticFiles(config, path, RESOURCE_FOLDER + ENGINE_PATH, CACHE_FOREVER);
            config.routes.get(ENGINE_PATH + "/now", context -> sendEnginePath(context, path));
        } else if (engineFolder != null) {
            new WasmEngineFiles(engineFolder).register(config);
        }
    }

    /** Sends the path of the engine, or null if it is still being compiled. */
    static void sendEnginePath(Context context, @Nullable String path) {
        SecurityHeaders.forData().forEach(context::header);
        context.contentType("application/json")
                .result("{\"folder\":" + (path == null ? "null" : "\"" + path + "\"") + "}");
    }

    static String enginePath(byte[] wasm, byte[] runtime) {
        return ENGINE_PATH + "/" + fingerprint(wasm, runtime);
    }

    private static void addStaticFiles(JavalinConfig config, String path, String folder, Map<String, String> headers) {
        config.staticFiles.add(files -> {
            files.hostedPath = path;
            files.directory = folder;
            files.location = Location.CLASSPATH;
            files.headers = headers;
        });
    }

    private static String fingerprint(byte[]... files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] file : files) {
                digest.update(file);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, FINGERPRINT_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }

    /**
     * Serves the client for paths that it knows and the server does not; returns false for other requests. Programs that
     * preview links or search the web rarely say that they want HTML, so everybody gets a page who does not ask for
     * something else; at unknown paths only those who ask for HTML.
     */
    boolean sendPageIfKnown(Context context) {
        boolean isPageRequest =
                (context.method().equals(HandlerType.GET) || context.method().equals(HandlerType.HEAD))
                        && !context.path().startsWith("/api");
        if (!isPageRequest || page == null) {
            return false;
        }
        String accepted = context.header("Accept");
        boolean wantsPage = accepted != null && accepted.contains("text/html");
        boolean wantsData = !wantsPage && accepted != null && accepted.contains("json");
        if (wantsData || !(wantsPage || page.knows(context.path()))) {
            return false;
        }
        Matcher table = TABLE_PATH.matcher(context.path());
        if (!table.matches()) {
            sendPage(context, page.knows(context.path()) ? 200 : 404, page.render(context, null));
        } else if (pipeline.allowsRequest(context)) { // because it may load a table
            sendPage(context, 200, page.render(context, preview(table.group(1), context.queryParam("invitation"))));
        }
        return true;
    }

    /** Returns a link preview of a table, or null if a stranger may not see the table. */
    private @Nullable LinkPreview preview(String id, @Nullable String invitation) {
        try {
            return tables.query(id, table -> LinkPreview.of(table.requireVisibleTo(null, invitation)));
        } catch (RefusedException | StoreException e) {
            return null;
        }
    }

    /** Serves the client; returns false if the server was built without it. */
    boolean sendPage(Context context) {
        if (page != null) {
            sendPage(context, 200, page.render(context, null));
        }
        return page != null;
    }

    private static void sendPage(Context context, int status, byte[] page) {
        SecurityHeaders.forPages().forEach(context::header);
        context.status(status).contentType("text/html; charset=utf-8").result(page);
    }

    private static byte @Nullable [] read(String name) {
        try (@Nullable InputStream in = BrowserClientFiles.class.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
