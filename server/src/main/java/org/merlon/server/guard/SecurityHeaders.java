package org.merlon.server.guard;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Headers that tell a browser what our pages never do, so that it stops whoever makes them do it. */
public final class SecurityHeaders {
    private static final String PAGE_POLICY = String.join(
            "; ",
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            // Includes WebSockets to the same host and port.
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'");

    /**
     * For workers, which see no page, no cookie and no other site: the program that one runs brings its own glue code as
     * text, and that must be evaluated.
     */
    private static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

    /** For answers that are data: if one is ever shown as a page, it may load nothing. */
    private static final String DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

    /** Everything that asks for a device or for money; boards need none of it. */
    private static final String PERMISSIONS =
            "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

    private static final Map<String, String> PAGES = with(PAGE_POLICY, Map.of());

    // What a seat is told must not lie about in a cache that others read.
    private static final Map<String, String> DATA = with(DATA_POLICY, Map.of("Cache-Control", "no-store"));

    private static final Map<String, String> WORKERS = with(WORKER_POLICY, Map.of());

    private SecurityHeaders() {}

    /** For pages and what they load. */
    public static Map<String, String> forPages() {
        return PAGES;
    }

    /** For the scripts of workers. */
    public static Map<String, String> forWorkers() {
        return WORKERS;
    }

    /** For answers of the API. */
    public static Map<String, String> forData() {
        return DATA;
    }

    private static Map<String, String> with(String policy, Map<String, String> more) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("Content-Security-Policy", policy);
        headers.put("X-Content-Type-Options", "nosniff");
        // Invitation links are secrets: other sites must not see them as the place a visitor came from.
        headers.put("Referrer-Policy", "same-origin");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", PERMISSIONS);
        // For browsers that do not know frame-ancestors.
        headers.put("X-Frame-Options", "DENY");
        headers.putAll(more);
        return Collections.unmodifiableMap(headers);
    }
}
