package org.merlon.server.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
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
public final class BrowserClient {
    private static final String RESOURCE_FOLDER = "/web";

    /** The path of files whose names change with their content, so that browsers may cache them forever. */
    private static final String ASSETS_PATH = "/assets";

    private static final String WORKER_PATH = "/worker";
    private static final String ENGINE_PATH = "/engine";

    private static final Map<String, String> CACHE_FOREVER =
            Map.of("Cache-Control", "public, max-age=31536000, immutable");

    private static final int FINGERPRINT_BYTES = 8; // in bytes

    /** The part of the page that lists the first path segments it knows, separated by spaces. */
    private static final Pattern PAGES_META_TAG = Pattern.compile("<meta name=\"pages\" content=\"([\\w /-]*)\"");

    private static final Pattern TABLE_PATH = Pattern.compile("/table/(\\w+)");

    private final byte @Nullable [] page = read(RESOURCE_FOLDER + "/index.html");
    private final Set<String> knownPages =
            page == null ? Set.of() : readKnownPages(new String(page, StandardCharsets.UTF_8));
    private final RequestPipeline pipeline;
    private final Tables tables;

    public BrowserClient(RequestPipeline pipeline, Tables tables) {
        this.pipeline = pipeline;
        this.tables = tables;
    }

    private static Set<String> readKnownPages(String page) {
        Matcher matcher = PAGES_META_TAG.matcher(page);
        return matcher.find() ? Set.of(matcher.group(1).trim().split(" +", -1)) : Set.of();
    }

    void register(JavalinConfig config) {
        if (page == null) {
            return;
        }
        addStaticFiles(config, ASSETS_PATH, RESOURCE_FOLDER + ASSETS_PATH, CACHE_FOREVER);
        registerWorker(config);
        registerEngine(config);
        config.routes.get("/", this::sendPage);
        registerFile(config, "/crest.svg", "image/svg+xml");
        registerFile(config, "/crest-turn.svg", "image/svg+xml");
        registerFile(config, "/crest-192.png", "image/png");
        registerFile(config, "/crest-512.png", "image/png");
        registerFile(config, "/sw.js", "text/javascript");
        registerFile(config, "/manifest.webmanifest", "application/manifest+json");
    }

    private static void registerFile(JavalinConfig config, String path, String type) {
        byte @Nullable [] bytes = read(RESOURCE_FOLDER + path);
        if (bytes != null) {
            config.routes.get(path, context -> {
                SecurityHeaders.forPages().forEach(context::header);
                context.contentType(type).result(bytes);
            });
        }
    }

    /** Serves the script of the web worker; its name changes with its content too. */
    private static void registerWorker(JavalinConfig config) {
        if (BrowserClient.class.getResource(RESOURCE_FOLDER + WORKER_PATH) != null) {
            var headers = new HashMap<>(SecurityHeaders.forWorkers());
            headers.putAll(CACHE_FOREVER);
            addStaticFiles(config, WORKER_PATH, RESOURCE_FOLDER + WORKER_PATH, headers);
        }
    }

    /**
     * Serves the WebAssembly engine, if the build includes it. It is built separately from the client, so its folder is
     * named after a hash of its content, and clients ask for the folder first.
     */
    private static void registerEngine(JavalinConfig config) {
        byte @Nullable [] wasm = read(RESOURCE_FOLDER + ENGINE_PATH + "/engine.wasm");
        byte @Nullable [] runtime = read(RESOURCE_FOLDER + ENGINE_PATH + "/runtime.js");
        if (wasm != null && runtime != null) {
            String folder = ENGINE_PATH + "/" + fingerprint(wasm, runtime);
            addStaticFiles(config, folder, RESOURCE_FOLDER + ENGINE_PATH, CACHE_FOREVER);
            config.routes.get(ENGINE_PATH + "/now", context -> {
                SecurityHeaders.forData().forEach(context::header);
                context.contentType("application/json").result("{\"folder\":\"" + folder + "\"}");
            });
        }
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

    /** Serves the client for paths that it knows and the server does not; returns false for other requests. */
    boolean sendPageIfKnown(Context context) {
        boolean isPageRequest = context.method().equals(HandlerType.GET)
                && !context.path().startsWith("/api")
                && String.valueOf(context.header("Accept")).contains("text/html");
        if (!isPageRequest || page == null) {
            return false;
        }
        Matcher table = TABLE_PATH.matcher(context.path());
        String firstSegment = context.path().split("/", 3)[1];
        if (table.matches()) {
            if (pipeline.allowsRequest(context)) { // because it may load a table
                sendPage(context, 200, withLinkPreview(page, table.group(1), context.queryParam("invitation")));
            }
        } else {
            sendPage(context, knownPages.contains(firstSegment) ? 200 : 404, page);
        }
        return true;
    }

    /** Returns the page with a link preview of a table, or unchanged if a stranger may not see the table. */
    private byte[] withLinkPreview(byte[] page, String id, @Nullable String invitation) {
        LinkPreview preview;
        try {
            preview = tables.query(id, table -> LinkPreview.of(table.requireVisibleTo(null, invitation)));
        } catch (RefusedException | StoreException e) {
            return page;
        }
        String text = new String(page, StandardCharsets.UTF_8);
        text = withMetaProperty(withMetaProperty(text, "og:title", preview.title()), "og:description", preview.text());
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String withMetaProperty(String page, String property, String text) {
        String escaped = text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
        return page.replaceFirst(
                "(<meta property=\"" + property + "\" content=\")[^\"]*", "$1" + Matcher.quoteReplacement(escaped));
    }

    /** Serves the client; returns false if the server was built without it. */
    boolean sendPage(Context context) {
        if (page != null) {
            sendPage(context, 200, page);
        }
        return page != null;
    }

    private static void sendPage(Context context, int status, byte[] page) {
        SecurityHeaders.forPages().forEach(context::header);
        context.status(status).contentType("text/html; charset=utf-8").result(page);
    }

    private static byte @Nullable [] read(String name) {
        try (@Nullable InputStream in = BrowserClient.class.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
