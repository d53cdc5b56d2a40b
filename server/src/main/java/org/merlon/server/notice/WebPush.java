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
import org.merlon.protocol.json.Json;

/** Web push messages: encrypted for the browser (RFC 8291), and signed by this server (VAPID, RFC 8292). */
public final class WebPush {
    private static final int RECORD_SIZE = 4096;
    private static final int SALT_BYTES = 16;
    private static final int AUTH_BYTES = 16;
    private static final int TAG_BITS = 128;
    private static final Duration SIGNATURE_VALIDITY = Duration.ofHours(12);

    /** After a day a notification is no longer useful. */
    private static final Duration MESSAGE_TTL = Duration.ofDays(1);

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final ECPrivateKey privateKey;

    /** The public key. It is computed lazily, since that takes a while and many servers send no notifications. */
    private @Nullable ECPublicKey publicKey;

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
        privateKey = P256Keys.privateKey(number);
    }

    /** Returns the public key that a browser needs to subscribe. */
    public synchronized String publicKey() {
        if (publicKey == null) {
            publicKey = P256Keys.derivePublicKey(privateKey.getS());
        }
        return BASE64.encodeToString(P256Keys.encode(publicKey));
    }

    /**
     * A browser's push subscription.
     *
     * @param endpoint the URL at which its push service accepts messages
     * @param key the browser's public key, in base64url
     * @param auth the secret shared with the browser, in base64url
     */
    public record Subscription(String endpoint, String key, String auth) {
        /** Validates a subscription; the exception says what is wrong with it. */
        public static Subscription parse(String endpoint, String key, String auth) throws IOException {
            var unused = OutboundAddressPolicy.parse(endpoint);
            var subscription = new Subscription(endpoint, key, auth);
            var point = P256Keys.publicKey(decode(key));
            if (decode(auth).length != AUTH_BYTES || !point.getAlgorithm().equals("EC")) {
                throw new IOException("the auth secret of a browser must have 16 bytes");
            }
            return subscription;
        }

        static byte[] decode(String text) throws IOException {
            try {
                return Base64.getUrlDecoder().decode(text);
            } catch (IllegalArgumentException e) {
                throw new IOException("this is not a key of a push subscription", e);
            }
        }
    }

    /** Returns the headers of a message to an endpoint. */
    Map<String, String> headers(OutboundAddressPolicy.Destination destination, long now) throws IOException {
        String audience = "https://" + destination.uri().getRawAuthority();
        String claims = Json.write(new Data.Obj()
                .put("aud", audience)
                .put("exp", (now + SIGNATURE_VALIDITY.toMillis()) / 1000)
                .put("sub", "mailto:merlon@localhost"));
        String signingInput = toBase64("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + toBase64(claims);
        var headers = new LinkedHashMap<String, String>();
        headers.put("Authorization", "vapid t=" + signingInput + "." + sign(signingInput) + ", k=" + publicKey());
        headers.put("Content-Encoding", "aes128gcm");
        headers.put("Content-Type", "application/octet-stream");
        headers.put("TTL", String.valueOf(MESSAGE_TTL.toSeconds()));
        headers.put("Urgency", "normal");
        return headers;
    }

    private static String toBase64(String text) {
        return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private String sign(String text) throws IOException {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(privateKey);
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return BASE64.encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IOException("cannot sign the message", e);
        }
    }

    /** Encrypts a message for the browser. */
    byte[] encrypt(Subscription subscription, byte[] message) throws IOException {
        try {
            KeyPairGenerator keyPairGenerator = KeyPairGenerator.getInstance("EC");
            keyPairGenerator.initialize(new ECGenParameterSpec("secp256r1"), random);
            KeyPair serverKeys = keyPairGenerator.generateKeyPair();
            byte[] serverKey = P256Keys.encode((ECPublicKey) serverKeys.getPublic());
            var salt = new byte[SALT_BYTES];
            random.nextBytes(salt);
            byte[] browserKey = Subscription.decode(subscription.key);
            byte[] shared = deriveSharedSecret(serverKeys.getPrivate(), P256Keys.publicKey(browserKey));
            byte[] content = createCipher(
                            Cipher.ENCRYPT_MODE,
                            shared,
                            Subscription.decode(subscription.auth),
                            browserKey,
                            serverKey,
                            salt)
                    .doFinal(pad(message));
            return ByteBuffer.allocate(SALT_BYTES + 4 + 1 + serverKey.length + content.length)
                    .put(salt)
                    .putInt(RECORD_SIZE)
                    .put((byte) serverKey.length)
                    .put(serverKey)
                    .put(content)
                    .array();
        } catch (GeneralSecurityException e) {
            throw new IOException("cannot encrypt the message", e);
        }
    }

    /** Appends the delimiter of the last record, 2. */
    private static byte[] pad(byte[] message) {
        byte[] all = Arrays.copyOf(message, message.length + 1);
        all[message.length] = 2;
        return all;
    }

    static byte[] deriveSharedSecret(PrivateKey own, ECPublicKey other) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own);
        agreement.doPhase(other, true);
        return agreement.generateSecret();
    }

    /** Creates the cipher from the shared secret; both sides derive the same one. */
    static Cipher createCipher(int mode, byte[] shared, byte[] auth, byte[] browserKey, byte[] serverKey, byte[] salt)
            throws GeneralSecurityException {
        byte[] info = concat("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), browserKey, serverKey);
        byte[] secret = hkdfExpand(hmac(auth, shared), info, 32);
        byte[] pseudorandomKey = hmac(salt, secret);
        byte[] key =
                hkdfExpand(pseudorandomKey, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = hkdfExpand(pseudorandomKey, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private static byte[] hkdfExpand(byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(secret, concat(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] message) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(message);
    }

    private static byte[] concat(byte[]... parts) {
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
