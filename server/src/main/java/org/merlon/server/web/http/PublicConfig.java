package org.merlon.server.web.http;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server is seen from outside.
 *
 * @param origins where browsers see it, if that is not the address it listens on
 * @param trustedProxies addresses whose word about where a request came from is taken
 * @param metricsToken what whoever reads the figures from another machine must show, or null if only this one may
 * @param mailServer by which letters are sent, as {@link org.merlon.server.notice.Smtp} reads it; null sends none
 */
public record PublicConfig(
        List<String> origins,
        List<String> trustedProxies,
        @Nullable String metricsToken,
        @Nullable String mailServer) {
    public PublicConfig {
        origins = List.copyOf(origins);
        trustedProxies = List.copyOf(trustedProxies);
    }

    /** With figures for this machine alone, and without letters. */
    public PublicConfig(List<String> origins, List<String> trustedProxies) {
        this(origins, trustedProxies, null, null);
    }
}
