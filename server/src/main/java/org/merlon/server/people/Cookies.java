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
    private static final String MAC_ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    Cookies(String serverSecret) {
        key = new SecretKeySpec(serverSecret.getBytes(StandardCharsets.UTF_8), MAC_ALGORITHM);
    }

    /** @param owner the id of the owner, or empty for a cookie without an owner */
    String sign(String secret, String owner) {
        return secret + "." + signature(secret, owner);
    }

    /** Returns the secret of a cookie that this server signed for an owner, or null. */
    @Nullable String verifiedSecret(@Nullable String cookie, String owner) {
        // Both parts are 32 bytes, and so equally long as text.
        if (cookie == null
                || cookie.length() != 2 * Secrets.SECRET_LENGTH + 1
                || cookie.charAt(Secrets.SECRET_LENGTH) != '.') {
            return null;
        }
        String secret = cookie.substring(0, Secrets.SECRET_LENGTH);
        if (!Secrets.isWellFormed(secret)) {
            return null;
        }
        byte[] actual = cookie.substring(Secrets.SECRET_LENGTH + 1).getBytes(StandardCharsets.UTF_8);
        byte[] expected = signature(secret, owner).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(actual, expected) ? secret : null;
    }

    private String signature(String secret, String owner) {
        String message = owner.isEmpty() ? secret : owner + " " + secret;
        try {
            Mac mac = Mac.getInstance(MAC_ALGORITHM);
            mac.init(key);
            return Secrets.base64(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + MAC_ALGORITHM, e);
        }
    }
}
