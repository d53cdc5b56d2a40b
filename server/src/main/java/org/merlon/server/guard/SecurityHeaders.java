package org.merlon.server.guard;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Response headers that make browsers block what our pages never do. */
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
     * For workers, which have no access to pages, cookies or other sites. A compiled program brings its JavaScript glue
     * code as text, which must be evaluated.
     */
    private static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

    /** For data responses: if one is ever shown as a page, it may load nothing. */
    private static final String DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

    /** Permissions for devices and payment; none of them is needed. */
    private static final String PERMISSIONS =
            "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

    private static final Map<String, String> PAGES = headers(PAGE_POLICY, Map.of());

    // Data of a seat must not end up in a shared cache.
    private static final Map<String, String> DATA = headers(DATA_POLICY, Map.of("Cache-Control", "no-store"));

    private static final Map<String, String> WORKERS = headers(WORKER_POLICY, Map.of());

    private SecurityHeaders() {}

    /** Returns the headers for pages and their resources. */
    public static Map<String, String> forPages() {
        return PAGES;
    }

    /** Returns the headers for worker scripts. */
    public static Map<String, String> forWorkers() {
        return WORKERS;
    }

    /** Returns the headers for API responses. */
    public static Map<String, String> forData() {
        return DATA;
    }

    private static Map<String, String> headers(String policy, Map<String, String> more) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("Content-Security-Policy", policy);
        headers.put("X-Content-Type-Options", "nosniff");
        // Invitation links are secrets, so other sites must not see them as the referrer.
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
