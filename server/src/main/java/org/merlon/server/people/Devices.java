package org.merlon.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Cookies that tell a browser in which somebody has logged in before from all others. They open nothing: they only let its
 * owner try a password while others who guess have to wait.
 */
final class Devices {
    private static final String MAC = "HmacSHA256";

    private final SecretKeySpec key;
    private final Secrets secrets;

    Devices(String serverSecret, Secrets secrets) {
        key = new SecretKeySpec(serverSecret.getBytes(StandardCharsets.UTF_8), MAC);
        this.secrets = secrets;
    }

    /** A cookie for a browser in which a person has just shown the password. */
    String cookie(String person) {
        String device = secrets.draw();
        return device + "." + signature(person, device);
    }

    /** The device of a cookie that was made for this person, or null. */
    @Nullable String known(@Nullable String cookie, String person) {
        if (cookie == null || cookie.length() != 2 * Secrets.LENGTH + 1 || cookie.charAt(Secrets.LENGTH) != '.') {
            return null;
        }
        String device = cookie.substring(0, Secrets.LENGTH);
        byte[] given = cookie.substring(Secrets.LENGTH + 1).getBytes(StandardCharsets.UTF_8);
        byte[] right = signature(person, device).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(given, right) ? device : null;
    }

    private String signature(String person, String device) {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(key);
            return Secrets.base64(mac.doFinal((person + " " + device).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + MAC, e);
        }
    }
}
