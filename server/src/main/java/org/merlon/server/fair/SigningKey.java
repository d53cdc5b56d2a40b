package org.merlon.server.fair;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A key with which a server signs the files of finished games (Ed25519, RFC 8032).
 *
 * @param created when the server began to use it, in milliseconds since 1970
 * @param publicKey the 32 bytes of the public key in base64url, as in RFC 8037
 * @param privateKey the private key in base64url, in the form of PKCS #8
 */
public record SigningKey(long created, String publicKey, String privateKey) {
    private static final String ALGORITHM = "Ed25519";
    private static final int PUBLIC_KEY_BYTES = 32;
    private static final int ID_LENGTH = 16;

    /** The start of a public key in the form of X.509, which names the algorithm. */
    private static final byte[] X509_PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** Generates a key. */
    public static SigningKey generate(long now) {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
            byte[] encoded = pair.getPublic().getEncoded();
            byte[] bytes = Arrays.copyOfRange(encoded, encoded.length - PUBLIC_KEY_BYTES, encoded.length);
            return new SigningKey(
                    now,
                    BASE64.encodeToString(bytes),
                    BASE64.encodeToString(pair.getPrivate().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /** A short name of the key, by which people can compare keys. */
    public String id() {
        return id(publicKey);
    }

    /** The short name of a public key: the first half of its SHA-256 is more than anybody forges. */
    public static String id(String publicKey) {
        return Commitment.of(publicKey).substring(0, ID_LENGTH);
    }

    /** Signs a text; returns the signature in base64url. */
    public String sign(String text) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(KeyFactory.getInstance(ALGORITHM)
                    .generatePrivate(
                            new PKCS8EncodedKeySpec(Base64.getUrlDecoder().decode(privateKey))));
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return BASE64.encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the signing key is damaged", e);
        }
    }

    /** Returns whether somebody with the private key of a public key has signed a text. */
    public static boolean verifies(String publicKey, String text, String signature) {
        PublicKey key = parse(publicKey);
        if (key == null) {
            return false;
        }
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key);
            verifier.update(text.getBytes(StandardCharsets.UTF_8));
            return verifier.verify(Base64.getUrlDecoder().decode(signature));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    private static @Nullable PublicKey parse(String publicKey) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(publicKey);
            if (bytes.length != PUBLIC_KEY_BYTES) {
                return null;
            }
            byte[] encoded = Arrays.copyOf(X509_PREFIX, X509_PREFIX.length + PUBLIC_KEY_BYTES);
            System.arraycopy(bytes, 0, encoded, X509_PREFIX.length, PUBLIC_KEY_BYTES);
            return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return null;
        }
    }
}
