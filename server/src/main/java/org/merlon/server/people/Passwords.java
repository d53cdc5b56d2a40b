package org.merlon.server.people;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.table.RefusedException;

/**
 * Hashes of passwords, made slowly so that a stolen database gives few of them away.
 *
 * <p>A hash says itself how it was made ({@code pbkdf2-sha512$210000$salt$hash}), so that the work can be raised later
 * and old hashes still be checked.
 */
public final class Passwords {
    /** What OWASP's password storage cheat sheet asks of PBKDF2 with HMAC-SHA-512. */
    public static final int ITERATIONS = 210_000;

    /** A stored hash may ask for so many at most, lest a damaged one keeps a core busy for ever. */
    private static final int MAX_ITERATIONS = 20_000_000;

    private static final String SCHEME = "pbkdf2-sha512";
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 64;
    private static final int FIELDS = 4;

    private final SecureRandom random;
    private final int iterations;
    private final Semaphore cores;

    /** A hash that no password has, to be checked for names that do not exist. */
    private final Hash decoy;

    /** The parts of a stored hash. */
    private static final class Hash {
        final int iterations;
        final byte[] salt;
        final byte[] bytes;

        Hash(int iterations, byte[] salt, byte[] bytes) {
            this.iterations = iterations;
            this.salt = salt;
            this.bytes = bytes;
        }
    }

    public Passwords(SecureRandom random) {
        this(random, ITERATIONS, Runtime.getRuntime().availableProcessors());
    }

    /** Tests want fewer iterations; more than one hash a core at once would only make all of them late. */
    public Passwords(SecureRandom random, int iterations, int atOnce) {
        this(random, iterations, new Semaphore(atOnce, true));
    }

    Passwords(SecureRandom random, int iterations, Semaphore cores) {
        this.random = random;
        this.iterations = iterations;
        this.cores = cores;
        decoy = new Hash(iterations, salt(), new byte[HASH_BYTES]);
    }

    /** The hash of a password, with new salt, as it is stored. */
    public String hash(String password) throws RefusedException {
        byte[] salt = salt();
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return SCHEME + "$" + iterations + "$" + base64.encodeToString(salt) + "$"
                + base64.encodeToString(derive(password, salt, iterations));
    }

    /** Whether a password has a stored hash; takes as long as any other if there is none, and is then false. */
    public boolean matches(String password, @Nullable String stored) throws RefusedException {
        Hash hash = stored == null ? null : parse(stored);
        Hash compared = hash == null ? decoy : hash;
        boolean same = MessageDigest.isEqual(compared.bytes, derive(password, compared.salt, compared.iterations));
        return same && hash != null;
    }

    /** Whether a stored hash was made otherwise than it would be now. */
    public boolean isOutdated(String stored) {
        Hash hash = parse(stored);
        return hash == null
                || hash.iterations != iterations
                || hash.salt.length != SALT_BYTES
                || hash.bytes.length != HASH_BYTES;
    }

    private byte[] derive(String password, byte[] salt, int rounds) throws RefusedException {
        if (cores.getQueueLength() >= Limits.MAX_WAITING_HASHES) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-logins"));
        }
        // Normalised, since the same keys pressed on two devices may come as different characters.
        char[] characters = Normalizer.normalize(password, Normalizer.Form.NFKC).toCharArray();
        var spec = new PBEKeySpec(characters, salt, rounds, 8 * HASH_BYTES);
        cores.acquireUninterruptibly();
        try {
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512")
                    .generateSecret(spec)
                    .getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has PBKDF2", e);
        } finally {
            cores.release();
            spec.clearPassword();
        }
    }

    /** The parts of a stored hash, or null if it is none. */
    private static @Nullable Hash parse(String stored) {
        String[] fields = stored.split("\\$", -1);
        if (fields.length != FIELDS || !fields[0].equals(SCHEME)) {
            return null;
        }
        try {
            int rounds = Integer.parseInt(fields[1]);
            byte[] salt = Base64.getDecoder().decode(fields[2]);
            byte[] bytes = Base64.getDecoder().decode(fields[3]);
            boolean sound = rounds > 0 && rounds <= MAX_ITERATIONS && salt.length > 0 && bytes.length == HASH_BYTES;
            return sound ? new Hash(rounds, salt, bytes) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private byte[] salt() {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return salt;
    }
}
