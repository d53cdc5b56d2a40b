package org.merlon.server.notice;

import java.io.IOException;
import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;

/** P-256 keys in uncompressed form: 65 bytes, of which the first is the marker 4, followed by both coordinates. */
final class P256Keys {
    static final int POINT_BYTES = 65;
    private static final int COORDINATE_BYTES = 32;
    private static final byte UNCOMPRESSED = 4;

    private static final ECParameterSpec P256 = parameters();

    private P256Keys() {}

    private static ECParameterSpec parameters() {
        try {
            AlgorithmParameters algorithmParameters = AlgorithmParameters.getInstance("EC");
            algorithmParameters.init(new ECGenParameterSpec("secp256r1"));
            return algorithmParameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has P-256", e);
        }
    }

    static ECParameterSpec spec() {
        return P256;
    }

    static byte[] encode(ECPublicKey key) {
        var encoded = new byte[POINT_BYTES];
        encoded[0] = UNCOMPRESSED;
        putCoordinate(key.getW().getAffineX(), encoded, 1);
        putCoordinate(key.getW().getAffineY(), encoded, 1 + COORDINATE_BYTES);
        return encoded;
    }

    private static void putCoordinate(BigInteger number, byte[] target, int offset) {
        byte[] bytes = number.toByteArray();
        int skipped = Math.max(0, bytes.length - COORDINATE_BYTES);
        System.arraycopy(
                bytes, skipped, target, offset + COORDINATE_BYTES - (bytes.length - skipped), bytes.length - skipped);
    }

    /**
     * Parses a point received from a client. A point that is not on the curve is refused, since it could reveal our key
     * (invalid curve attack).
     */
    static ECPublicKey publicKey(byte[] bytes) throws IOException {
        if (bytes.length != POINT_BYTES || bytes[0] != UNCOMPRESSED) {
            throw new IOException("this is not a P-256 key");
        }
        var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE_BYTES));
        var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE_BYTES, POINT_BYTES));
        BigInteger p = prime();
        BigInteger rightSide = x.pow(3)
                .add(P256.getCurve().getA().multiply(x))
                .add(P256.getCurve().getB())
                .mod(p);
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.pow(2).mod(p).equals(rightSide)) {
            throw new IOException("this key is not on the curve");
        }
        return publicKey(new ECPoint(x, y));
    }

    private static ECPublicKey publicKey(ECPoint point) {
        try {
            return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, P256));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a point on the curve is a valid key", e);
        }
    }

    static ECPrivateKey privateKey(BigInteger number) {
        try {
            return (ECPrivateKey) KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(number, P256));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a number below the order is a valid key", e);
        }
    }

    /** Computes the public key of a private number by double-and-add; called once. */
    static ECPublicKey derivePublicKey(BigInteger number) {
        ECPoint sum = ECPoint.POINT_INFINITY;
        for (int bit = number.bitLength() - 1; bit >= 0; bit--) {
            sum = add(sum, sum);
            sum = number.testBit(bit) ? add(sum, P256.getGenerator()) : sum;
        }
        return publicKey(sum);
    }

    private static BigInteger prime() {
        return ((ECFieldFp) P256.getCurve().getField()).getP();
    }

    private static ECPoint add(ECPoint a, ECPoint b) {
        if (a.equals(ECPoint.POINT_INFINITY)) {
            return b;
        }
        if (b.equals(ECPoint.POINT_INFINITY)) {
            return a;
        }
        BigInteger p = prime();
        BigInteger rise = a.equals(b)
                ? a.getAffineX()
                        .pow(2)
                        .multiply(BigInteger.valueOf(3))
                        .add(P256.getCurve().getA())
                : b.getAffineY().subtract(a.getAffineY());
        BigInteger run =
                a.equals(b) ? a.getAffineY().shiftLeft(1) : b.getAffineX().subtract(a.getAffineX());
        BigInteger slope = rise.multiply(run.modInverse(p)).mod(p);
        BigInteger x =
                slope.pow(2).subtract(a.getAffineX()).subtract(b.getAffineX()).mod(p);
        return new ECPoint(
                x,
                slope.multiply(a.getAffineX().subtract(x))
                        .subtract(a.getAffineY())
                        .mod(p));
    }
}
