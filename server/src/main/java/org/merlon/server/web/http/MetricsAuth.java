package org.merlon.server.web.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/** Decides who may read the metrics: this machine itself, or clients that send the token. */
public final class MetricsAuth {
    private final byte @Nullable [] token;

    public MetricsAuth(@Nullable String token) {
        this.token = token == null ? null : token.getBytes(StandardCharsets.UTF_8);
    }

    boolean isAllowed(Context context) {
        String sentToken = RequestPipeline.bearerToken(context.header("Authorization"));
        if (token != null && sentToken != null) {
            return MessageDigest.isEqual(token, sentToken.getBytes(StandardCharsets.UTF_8));
        }
        // A request that a local proxy forwards comes from another machine, whether or not the proxy is trusted.
        boolean isForwarded = context.header("X-Forwarded-For") != null || context.header("Forwarded") != null;
        return !isForwarded && isLoopback(context.req().getRemoteAddr());
    }

    private static boolean isLoopback(@Nullable String address) {
        try {
            return address != null
                    && InetAddress.getByName(address)
                            .isLoopbackAddress(); // a numeric address, so there is no DNS lookup
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
