package org.merlon.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Signed cookies: a secret, a dot, and the server's signature.
 *
 * <p>The secret of a session would suffice, since it cannot be guessed. The signature saves database queries: a cookie
 * that this server never issued is rejected without one. The secret of a device is stored nowhere but in its cookie.
 */
final class Cookies {
    private static final String MAC = "HmacSHA256";

    private final SecretKeySpec key;

    Cookies(String serverSecret) {
        key = new SecretKeySpec(serverSecret.getBytes(StandardCharsets.UTF_8), MAC);
    }

    /** @param owner the id of the owner, or empty for a cookie without an owner */
    String of(String secret, String owner) {
        return secret + "." + signature(secret, owner);
    }

    /** Returns the secret of a cookie that this server signed for an owner, or null. */
    @Nullable String secret(@Nullable String cookie, String owner) {
        // Both parts are 32 bytes, and so equally long as text.
        if (cookie == null || cookie.length() != 2 * Secrets.LENGTH + 1 || cookie.charAt(Secrets.LENGTH) != '.') {
            return null;
        }
        String secret = cookie.substring(0, Secrets.LENGTH);
        if (!Secrets.wellFormed(secret)) {
            return null;
        }
        byte[] given = cookie.substring(Secrets.LENGTH + 1).getBytes(StandardCharsets.UTF_8);
        byte[] right = signature(secret, owner).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(given, right) ? secret : null;
    }

    private String signature(String secret, String owner) {
        String signed = owner.isEmpty() ? secret : owner + " " + secret;
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(key);
            return Secrets.base64(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + MAC, e);
        }
    }
}
