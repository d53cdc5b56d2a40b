package org.merlon.server.people;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.BackgroundThreads;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/**
 * Hashes of passwords, made slowly so that a stolen database gives few of them away.
 *
 * <p>A hash says itself how it was made ({@code pbkdf2-sha512$210000$salt$hash}), so that the work can be raised later
 * and old hashes still be checked.
 *
 * <p>Hashing has few threads of its own: on those that answer people, nothing else would be answered meanwhile.
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
    private static final long IDLE_SECONDS = 10;

    private final SecureRandom random;
    private final int iterations;
    private final Executor hashing;

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

    /** Half of the cores hash, so that the others play whatever strangers guess. */
    public Passwords(SecureRandom random) {
        this(random, ITERATIONS, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    /** Tests want fewer iterations. */
    public Passwords(SecureRandom random, int iterations, int atOnce) {
        this(random, iterations, threads(atOnce));
    }

    /** @param hashing where hashes are made; what it rejects is refused */
    public Passwords(SecureRandom random, int iterations, Executor hashing) {
        this.random = random;
        this.iterations = iterations;
        this.hashing = hashing;
        decoy = new Hash(iterations, salt(), new byte[HASH_BYTES]);
    }

    /** So many threads, which go when nobody logs in, and a queue with an end. */
    private static Executor threads(int count) {
        var threads = new ThreadPoolExecutor(
                count,
                count,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(ServerLimits.MAX_WAITING_HASHES),
                BackgroundThreads.threads("hashing"));
        threads.allowCoreThreadTimeOut(true);
        return threads;
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
        // Normalised, since the same keys pressed on two devices may come as different characters.
        char[] characters = Normalizer.normalize(password, Normalizer.Form.NFKC).toCharArray();
        try {
            return CompletableFuture.supplyAsync(() -> derive(characters, salt, rounds), hashing)
                    .join();
        } catch (RejectedExecutionException e) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-logins"));
        }
    }

    private static byte[] derive(char[] password, byte[] salt, int rounds) {
        var spec = new PBEKeySpec(password, salt, rounds, 8 * HASH_BYTES);
        try {
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512")
                    .generateSecret(spec)
                    .getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has PBKDF2", e);
        } finally {
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
