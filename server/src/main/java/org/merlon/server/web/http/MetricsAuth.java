package org.merlon.server.web.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/** Who may read the figures of the house: this machine itself, or whoever knows the token. */
public final class MetricsAuth {
    private final byte @Nullable [] token;

    public MetricsAuth(@Nullable String token) {
        this.token = token == null ? null : token.getBytes(StandardCharsets.UTF_8);
    }

    boolean isAllowed(Context context) {
        String shown = RequestPipeline.bearer(context.header("Authorization"));
        if (token != null && shown != null) {
            return MessageDigest.isEqual(token, shown.getBytes(StandardCharsets.UTF_8));
        }
        // What a proxy on this machine passes on is somebody else's question, whether or not the proxy is trusted.
        boolean passedOn = context.header("X-Forwarded-For") != null || context.header("Forwarded") != null;
        return !passedOn && isLoopback(context.req().getRemoteAddr());
    }

    private static boolean isLoopback(@Nullable String address) {
        try {
            return address != null
                    && InetAddress.getByName(address).isLoopbackAddress(); // a number, which is not looked up
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
