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
import org.merlon.server.guard.HashingPermit;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/**
 * Password hashing, slow on purpose, so that a stolen database reveals few passwords.
 *
 * <p>A hash contains its parameters ({@code pbkdf2-sha512$210000$salt$hash}), so that the number of iterations can be
 * increased while old hashes remain valid.
 *
 * <p>Hashing uses a few threads of its own, so that it does not delay requests.
 */
public final class Passwords {
    /** The recommendation of OWASP's password storage cheat sheet for PBKDF2 with HMAC-SHA-512. */
    public static final int ITERATIONS = 210_000;

    /** Upper bound for stored hashes, so that a damaged one cannot occupy a core forever. */
    private static final int MAX_ITERATIONS = 20_000_000;

    private static final String SCHEME = "pbkdf2-sha512";
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 64;
    private static final int FIELD_COUNT = 4;
    private static final long IDLE_SECONDS = 10;

    private final SecureRandom random;
    private final int iterations;
    private final Executor executor;
    private final boolean requiresTurns;

    /** A hash that no password has, checked for names that do not exist. */
    private final StoredHash decoy;

    /** The parts of a stored hash. */
    private static final class StoredHash {
        final int iterations;
        final byte[] salt;
        final byte[] bytes;

        StoredHash(int iterations, byte[] salt, byte[] bytes) {
            this.iterations = iterations;
            this.salt = salt;
            this.bytes = bytes;
        }
    }

    /** Uses half of the cores, so that guessed passwords do not slow down the games. */
    public Passwords(SecureRandom random) {
        this(random, ITERATIONS, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    /** Allows fewer iterations, for tests. */
    public Passwords(SecureRandom random, int iterations, int threads) {
        this(random, iterations, newExecutor(threads));
    }

    /** @param executor runs the hashing; rejected tasks lead to a refusal */
    public Passwords(SecureRandom random, int iterations, Executor executor) {
        this(random, iterations, executor, false);
    }

    /** Returns the same hasher, which works only for threads that hold a {@link HashingPermit}. */
    public Passwords requiringTurns() {
        return new Passwords(random, iterations, executor, true);
    }

    private Passwords(SecureRandom random, int iterations, Executor executor, boolean requiresTurns) {
        this.requiresTurns = requiresTurns;
        this.random = random;
        this.iterations = iterations;
        this.executor = executor;
        decoy = new StoredHash(iterations, salt(), new byte[HASH_BYTES]);
    }

    /** A fixed number of threads, which end when idle, and a bounded queue. */
    private static Executor newExecutor(int count) {
        var executor = new ThreadPoolExecutor(
                count,
                count,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(ServerLimits.MAX_QUEUED_HASHES),
                BackgroundThreads.factory("hashing"));
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    /** Returns the hash of a password, with new salt, in its stored form. */
    public String hash(String password) throws RefusedException {
        byte[] salt = salt();
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return SCHEME + "$" + iterations + "$" + base64.encodeToString(salt) + "$"
                + base64.encodeToString(derive(password, salt, iterations));
    }

    /**
     * Returns true if a password has the stored hash. Without a hash the check takes equally long and returns false.
     */
    public boolean matches(String password, @Nullable String stored) throws RefusedException {
        StoredHash hash = stored == null ? null : parse(stored);
        StoredHash compared = hash == null ? decoy : hash;
        boolean isEqual = MessageDigest.isEqual(compared.bytes, derive(password, compared.salt, compared.iterations));
        return isEqual && hash != null;
    }

    /** Returns true if a stored hash has other parameters than a new one would have. */
    public boolean isOutdated(String stored) {
        StoredHash hash = parse(stored);
        return hash == null
                || hash.iterations != iterations
                || hash.salt.length != SALT_BYTES
                || hash.bytes.length != HASH_BYTES;
    }

    private byte[] derive(String password, byte[] salt, int iterationCount) throws RefusedException {
        if (requiresTurns) {
            HashingPermit.require();
        }
        // Normalized, since the same keys may produce different characters on two devices.
        char[] characters = Normalizer.normalize(password, Normalizer.Form.NFKC).toCharArray();
        try {
            return CompletableFuture.supplyAsync(() -> derive(characters, salt, iterationCount), executor)
                    .join();
        } catch (RejectedExecutionException e) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-many-logins"));
        }
    }

    private static byte[] derive(char[] password, byte[] salt, int iterationCount) {
        var spec = new PBEKeySpec(password, salt, iterationCount, 8 * HASH_BYTES);
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

    /** Parses a stored hash; null if it is malformed. */
    private static @Nullable StoredHash parse(String stored) {
        String[] fields = stored.split("\\$", -1);
        if (fields.length != FIELD_COUNT || !fields[0].equals(SCHEME)) {
            return null;
        }
        try {
            int iterationCount = Integer.parseInt(fields[1]);
            byte[] salt = Base64.getDecoder().decode(fields[2]);
            byte[] bytes = Base64.getDecoder().decode(fields[3]);
            boolean isValid = iterationCount > 0
                    && iterationCount <= MAX_ITERATIONS
                    && salt.length > 0
                    && bytes.length == HASH_BYTES;
            return isValid ? new StoredHash(iterationCount, salt, bytes) : null;
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
