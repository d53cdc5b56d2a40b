package org.merlon.server.guard;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether a request comes from our own pages.
 *
 * <p>A browser sends its cookies along with whatever a strange page asks of us, and lets any page open a WebSocket to
 * us; but it names that page's origin, and no page can make it lie. So a WebSocket and every request that changes
 * something must come from an origin of ours: one of the public origins, if the server was told them, else the host that
 * the request was sent to. Without configured origins the scheme cannot be compared, since a proxy may have taken the
 * encryption off; who serves HTTPS should therefore configure the origin.
 *
 * <p>Programs other than browsers send no origin. Browsers always send one with what is checked here, so its absence
 * means that nobody is being tricked, but old browsers and odd proxies are not given the benefit of the doubt: without
 * an origin, only those are served that do not rely on a cookie. These carry a token, which no browser adds by itself,
 * or nothing at all, and then they have no rights that a stranger could misuse.
 */
public final class Origins {
    /** Just what browsers send: no user, no path, no list; anything else is not compared but refused. */
    private static final Pattern ORIGIN =
            Pattern.compile("(https?)://([a-z0-9._-]+|\\[[0-9a-f:.]+])(?::([0-9]{1,5}))?", Pattern.CASE_INSENSITIVE);

    private static final Pattern HOST =
            Pattern.compile("([a-z0-9._-]+|\\[[0-9a-f:.]+])(?::([0-9]{1,5}))?", Pattern.CASE_INSENSITIVE);

    private final Set<Origin> ours = new HashSet<>();

    private record Origin(String scheme, String host, int port) {}

    /** What a request has shown to prove who it is from. */
    public enum Credential {
        /** Nothing: a stranger. */
        NONE,
        /** A cookie, which browsers send without being asked. */
        COOKIE,
        /** A token in a header; any cookie beside it is ignored. */
        TOKEN
    }

    /**
     * @param publicOrigins where the pages are served from as browsers see it, such as {@code https://example.org}; if
     *     there are none, every request is compared with the host that it names
     * @throws IllegalArgumentException if one of them is no origin
     */
    public Origins(Collection<String> publicOrigins) {
        for (String text : publicOrigins) {
            Origin origin = parse(text);
            if (origin == null) {
                throw new IllegalArgumentException(
                        "not an origin: " + text + "; write it as in https://example.org, without a path");
            }
            ours.add(origin);
        }
    }

    /**
     * Whether a request may open a WebSocket or change something.
     *
     * @param origin the header {@code Origin}, or null if there is none
     * @param host the header {@code Host}
     */
    public boolean accept(@Nullable String origin, @Nullable String host, Credential credential) {
        return origin == null ? credential != Credential.COOKIE : isOurs(origin, host);
    }

    private boolean isOurs(String text, @Nullable String host) {
        Origin origin = parse(text);
        if (origin == null) {
            return false;
        }
        return ours.isEmpty() ? host != null && isHost(origin, host) : ours.contains(origin);
    }

    private static boolean isHost(Origin origin, String host) {
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
