package org.merlon.server.guard;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a request comes from our own pages (protection against CSRF and cross-site WebSocket hijacking).
 *
 * <p>A browser attaches our cookies to requests of any page, and lets any page open a WebSocket; but it also sends the
 * page's origin, which the page cannot forge. So WebSockets and all modifying requests must have one of our origins:
 * one of the public origins, if configured, else the host to which the request was sent. Without configured origins the
 * scheme cannot be compared, since a proxy may have terminated TLS; servers using HTTPS should therefore configure the
 * origin.
 *
 * <p>Programs other than browsers send no origin. Browsers always send one for these requests, but old browsers and odd
 * proxies are not trusted: without an origin, a request is only accepted if it does not rely on a cookie. Such a
 * request has a token, which no browser adds by itself, or no credential, and then it has no rights that a stranger
 * could misuse.
 */
public final class OriginCheck {
    /** The exact form sent by browsers: no user, no path, no list. Anything else is refused. */
    private static final Pattern ORIGIN =
            Pattern.compile("(https?)://([a-z0-9._-]+|\\[[0-9a-f:.]+])(?::([0-9]{1,5}))?", Pattern.CASE_INSENSITIVE);

    private static final Pattern HOST =
            Pattern.compile("([a-z0-9._-]+|\\[[0-9a-f:.]+])(?::([0-9]{1,5}))?", Pattern.CASE_INSENSITIVE);

    private final Set<Origin> configured = new HashSet<>();

    private record Origin(String scheme, String host, int port) {}

    /** The kind of credential a request carries. */
    public enum Credential {
        /** None. */
        NONE,
        /** A cookie, which browsers attach automatically. */
        COOKIE,
        /** A token in a header; cookies are ignored then. */
        TOKEN
    }

    /**
     * @param publicOrigins the origins of the pages as seen by browsers, such as {@code https://example.org}; if empty,
     *     requests are compared with the host they name
     * @throws IllegalArgumentException if one of them is not an origin
     */
    public OriginCheck(Collection<String> publicOrigins) {
        for (String text : publicOrigins) {
            Origin origin = parse(text);
            if (origin == null) {
                throw new IllegalArgumentException(
                        "not an origin: " + text + "; write it as in https://example.org, without a path");
            }
            configured.add(origin);
        }
    }

    /**
     * Returns true if a request may open a WebSocket or modify something.
     *
     * @param origin the header {@code Origin}, or null if absent
     * @param host the header {@code Host}
     */
    public boolean accepts(@Nullable String origin, @Nullable String host, Credential credential) {
        return origin == null ? credential != Credential.COOKIE : isOwnOrigin(origin, host);
    }

    private boolean isOwnOrigin(String text, @Nullable String host) {
        Origin origin = parse(text);
        if (origin == null) {
            return false;
        }
        return configured.isEmpty() ? host != null && matchesHost(origin, host) : configured.contains(origin);
    }

    private static boolean matchesHost(Origin origin, String host) {
        Matcher matcher = HOST.matcher(host);
        return matcher.matches()
                && origin.host.equals(matcher.group(1).toLowerCase(Locale.ROOT))
                && origin.port == port(matcher.group(2), origin.scheme);
    }

    private static @Nullable Origin parse(String text) {
        Matcher matcher = ORIGIN.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        String scheme = matcher.group(1).toLowerCase(Locale.ROOT);
        return new Origin(scheme, matcher.group(2).toLowerCase(Locale.ROOT), port(matcher.group(3), scheme));
    }

    private static int port(@Nullable String digits, String scheme) {
        if (digits != null) {
            return Integer.parseInt(digits);
        }
        return scheme.equals("https") ? 443 : 80;
    }
}
