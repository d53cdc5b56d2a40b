package org.merlon.server.notice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/** Web push messages: encrypted for the browser (RFC 8291), and signed by this server (VAPID, RFC 8292). */
public final class WebPush {
    private static final int RECORD = 4096;
    private static final int SALT = 16;
    private static final int SECRET = 16;
    private static final int TAG_BITS = 128;
    private static final Duration SIGNED_FOR = Duration.ofHours(12);

    /** After a day a notification is no longer useful. */
    private static final Duration KEPT_FOR = Duration.ofDays(1);

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final ECPrivateKey key;

    /** The public key. It is computed lazily, since that takes a while and many servers send no notifications. */
    private @Nullable ECPublicKey open;

    private final SecureRandom random = new SecureRandom();

    /**
     * @param secret the server's secret, from which the key is derived, so that subscriptions stay valid after a
     *     restart
     */
    public WebPush(String secret) {
        BigInteger order = P256Keys.spec().getOrder();
        BigInteger number = new BigInteger(1, sha256(("push:" + secret).getBytes(StandardCharsets.UTF_8)))
                .mod(order.subtract(BigInteger.ONE))
                .add(BigInteger.ONE);
        key = P256Keys.secret(number);
    }

    /** Returns the public key that a browser needs to subscribe. */
    public synchronized String publicKey() {
        if (open == null) {
            open = P256Keys.open(key.getS());
        }
        return TEXT.encodeToString(P256Keys.bytes(open));
    }

    /**
     * A browser's push subscription.
     *
     * @param endpoint the URL at which its push service accepts messages
     * @param key the browser's public key, in base64url
     * @param auth the secret shared with the browser, in base64url
     */
    public record Browser(String endpoint, String key, String auth) {
        /** Validates a subscription; the exception says what is wrong with it. */
        public static Browser read(String endpoint, String key, String auth) throws IOException {
            var unused = OutboundAddressPolicy.read(endpoint);
            var browser = new Browser(endpoint, key, auth);
            var point = P256Keys.point(bytes(key));
            if (bytes(auth).length != SECRET || !point.getAlgorithm().equals("EC")) {
                throw new IOException("the auth secret of a browser must have 16 bytes");
            }
            return browser;
        }

        static byte[] bytes(String text) throws IOException {
            try {
                return Base64.getUrlDecoder().decode(text);
            } catch (IllegalArgumentException e) {
                throw new IOException("this is not a key of a push subscription", e);
            }
        }
    }

    /** Returns the headers of a message to an endpoint. */
    Map<String, String> headers(OutboundAddressPolicy.Place place, long now) throws IOException {
        String audience = "https://" + place.uri().getRawAuthority();
        String claims = Json.write(new Data.Obj()
                .put("aud", audience)
                .put("exp", (now + SIGNED_FOR.toMillis()) / 1000)
                .put("sub", "mailto:merlon@localhost"));
        String signed = encode("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + encode(claims);
        var headers = new LinkedHashMap<String, String>();
        headers.put("Authorization", "vapid t=" + signed + "." + sign(signed) + ", k=" + publicKey());
        headers.put("Content-Encoding", "aes128gcm");
        headers.put("Content-Type", "application/octet-stream");
        headers.put("TTL", String.valueOf(KEPT_FOR.toSeconds()));
        headers.put("Urgency", "normal");
        return headers;
    }

    private static String encode(String text) {
        return TEXT.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private String sign(String text) throws IOException {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(key);
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return TEXT.encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IOException("cannot sign the message", e);
        }
    }

    /** Encrypts a message for the browser. */
    byte[] encrypt(Browser browser, byte[] message) throws IOException {
        try {
            KeyPairGenerator pairs = KeyPairGenerator.getInstance("EC");
            pairs.initialize(new ECGenParameterSpec("secp256r1"), random);
            KeyPair pair = pairs.generateKeyPair();
            byte[] ours = P256Keys.bytes((ECPublicKey) pair.getPublic());
            var salt = new byte[SALT];
            random.nextBytes(salt);
            byte[] theirs = Browser.bytes(browser.key);
            byte[] shared = agree(pair.getPrivate(), P256Keys.point(theirs));
            byte[] content = cipher(Cipher.ENCRYPT_MODE, shared, Browser.bytes(browser.auth), theirs, ours, salt)
                    .doFinal(padded(message));
            return ByteBuffer.allocate(SALT + 4 + 1 + ours.length + content.length)
                    .put(salt)
                    .putInt(RECORD)
                    .put((byte) ours.length)
                    .put(ours)
                    .put(content)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IOException("cannot encrypt the message", e);
        }
    }

    /** Appends the delimiter of the last record, 2. */
    private static byte[] padded(byte[] message) {
        byte[] all = Arrays.copyOf(message, message.length + 1);
        all[message.length] = 2;
        return all;
    }

    static byte[] agree(PrivateKey own, ECPublicKey other) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own);
        agreement.doPhase(other, true);
        return agreement.generateSecret();
    }

    /** Creates the cipher from the shared secret; both sides derive the same one. */
    static Cipher cipher(int mode, byte[] shared, byte[] auth, byte[] theirs, byte[] ours, byte[] salt)
            throws GeneralSecurityException {
        byte[] info = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), theirs, ours);
        byte[] secret = expand(mac(auth, shared), info, 32);
        byte[] mixed = mac(salt, secret);
        byte[] key = expand(mixed, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = expand(mixed, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private static byte[] expand(byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(mac(secret, joined(info, new byte[] {1})), length);
    }

    private static byte[] mac(byte[] key, byte[] message) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }

    private static byte[] joined(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
