package org.merlon.server.web.http;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Settings for access from outside.
 *
 * @param origins the origins under which browsers reach the server, if they differ from the address it listens on
 * @param trustedProxies addresses of proxies whose forwarding headers are trusted
 * @param metricsToken the token for reading metrics from another machine, or null if only this machine may read them
 * @param mailServer the mail server, in the format of {@link org.merlon.server.notice.Smtp}; null disables e-mail
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

    /** Creates settings with local metrics only and without e-mail. */
    public PublicConfig(List<String> origins, List<String> trustedProxies) {
        this(origins, trustedProxies, null, null);
    }
}
