package org.merlon.server.web.limits;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.ClusterLimits;
import org.merlon.server.guard.ConcurrencyLimiter;
import org.merlon.server.guard.HashingPermit;
import org.merlon.server.guard.LoginBackoff;
import org.merlon.server.guard.Rate;
import org.merlon.server.guard.RateLimiter;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Person;

/** Counts what people, names and addresses ask for, and refuses what exceeds a limit. */
public final class Quotas {
    /** A rate that is never reached. */
    private static final Rate UNLIMITED = new Rate(Duration.ofNanos(1), Integer.MAX_VALUE);

    private static final Quotas NONE = none();

    private final Map<RateLimitKind, RateLimiter> rates = new EnumMap<>(RateLimitKind.class);
    private final LoginBackoff loginBackoff;
    private final ConcurrencyLimiter concurrentHashes;
    private final ConcurrencyLimiter socketsByAddress;
    private final ConcurrencyLimiter socketsByPerson;
    private final int maxTablesPerPerson;
    private final boolean strict;

    /** Addresses without limits, in the form of {@link ClientAddress#normalize}. */
    private final Set<String> unlimitedAddresses;

    /**
     * @param strict whether any rate is limited at all
     * @param unlimitedAddresses addresses that have no limits
     * @param nanoTime the clock of the limits; while it stands still, used quotas are not restored
     */
    public Quotas(boolean strict, Collection<String> unlimitedAddresses, LongSupplier nanoTime) {
        this.strict = strict;
        this.unlimitedAddresses =
                unlimitedAddresses.stream().map(ClientAddress::normalize).collect(Collectors.toUnmodifiableSet());
        for (RateLimitKind limit : RateLimitKind.values()) {
            Rate rate = strict ? limit.rate() : UNLIMITED;
            rates.put(limit, new RateLimiter(rate, ServerLimits.MAX_RATE_KEYS, nanoTime));
        }
        loginBackoff = new LoginBackoff(
                strict ? LoginBackoff.FREE_ATTEMPTS : Integer.MAX_VALUE, ServerLimits.MAX_RATE_KEYS, nanoTime);
        concurrentHashes = concurrencyLimiter(ServerLimits.MAX_CONCURRENT_HASHES);
        socketsByAddress = concurrencyLimiter(ServerLimits.MAX_CONNECTIONS_PER_ADDRESS);
        socketsByPerson = concurrencyLimiter(ServerLimits.MAX_CONNECTIONS_PER_PERSON);
        maxTablesPerPerson = strict ? ServerLimits.MAX_TABLES_PER_PERSON : Integer.MAX_VALUE;
    }

    private ConcurrencyLimiter concurrencyLimiter(int max) {
        return new ConcurrencyLimiter(strict ? max : Integer.MAX_VALUE);
    }

    /** The limits that the servers of a cluster share. */
    public ClusterLimits shared() {
        Map<String, RateLimiter> sharedRates = new HashMap<>();
        rates.forEach((limit, limiter) -> {
            if (limit.sharedName() != null) {
                sharedRates.put(limit.sharedName(), limiter);
            }
        });
        return new ClusterLimits(
                sharedRates, Map.of("sockets", socketsByAddress, "person-sockets", socketsByPerson), loginBackoff);
    }

    /** The limits of a public server. */
    public static Quotas standard(Collection<String> unlimitedAddresses) {
        return new Quotas(true, unlimitedAddresses, System::nanoTime);
    }

    /** No limits on rates; sizes stay limited. */
    public static Quotas none() {
        return new Quotas(false, List.of(), System::nanoTime);
    }

    /** The limits that apply to an address. */
    public Quotas forAddress(String address) {
        return unlimitedAddresses.contains(address) ? NONE : this;
    }

    /** Returns whether an address has limits at all. */
    public boolean isLimited(String address) {
        return strict && !unlimitedAddresses.contains(address);
    }

    /** Returns the maximum number of unfinished tables of a person. */
    public int maxTablesPerPerson() {
        return maxTablesPerPerson;
    }

    public LoginBackoff loginBackoff() {
        return loginBackoff;
    }

    /** Counts one use under a key, or refuses it. */
    public void require(RateLimitKind limit, String key) throws RefusedException {
        require(limit, key, 1);
    }

    private void require(RateLimitKind limit, String key, int count) throws RefusedException {
        RateLimiter limiter = limiter(limit);
        if (!limiter.allow(key, count)) {
            long seconds = Math.max(1, Math.ceilDiv(limiter.retryAfterMillis(key), 1000L));
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-rate-limited").with("seconds", seconds));
        }
    }

    private RateLimiter limiter(RateLimitKind limit) {
        return Objects.requireNonNull(rates.get(limit));
    }

    /** Counts work, in log entries to be read or replayed, or refuses it. */
    public void countWork(String address, @Nullable Person person, int entries) throws RefusedException {
        require(RateLimitKind.WORK_PER_ADDRESS, addressKey(address, person), entries);
        if (person != null) {
            require(RateLimitKind.WORK_PER_PERSON, person.id(), entries);
        }
    }

    /** Counts bytes that are about to be stored, or refuses them. */
    public void countStoredBytes(String address, Person person, int bytes) throws RefusedException {
        require(RateLimitKind.STORED_BYTES, person.id(), bytes);
        require(RateLimitKind.STORED_BYTES_PER_ADDRESS, addressKey(address, person), bytes);
    }

    /** Counts a new table, or refuses it. */
    public void countNewTable(String address, String person) throws RefusedException {
        require(RateLimitKind.NEW_TABLES, person);
        require(RateLimitKind.NEW_TABLES_PER_ADDRESS, address);
    }

    /** Counts a request, or refuses it. */
    public void countRequest(String address, @Nullable Person person) throws RefusedException {
        require(RateLimitKind.REQUESTS, person == null ? address : person.id());
        if (person != null) {
            require(RateLimitKind.REQUESTS_PER_ADDRESS, addressKey(address, person));
        }
    }

    /** Counts a WebSocket that is about to open, or refuses it. */
    public void countHandshake(String address, @Nullable Person person) throws RefusedException {
        require(RateLimitKind.HANDSHAKES, addressKey(address, person));
    }

    /**
     * Returns the key that an address is counted under. Strangers, guests and members of an address are counted
     * separately, so that a member behind a shared address does not suffer from anonymous visitors.
     */
    public static String addressKey(String address, @Nullable Person person) {
        if (person == null) {
            return address;
        }
        return (person.kind() == Person.Kind.GUEST ? "guests of " : "members of ") + address;
    }

    /** An operation that hashes a password. */
    public interface Hashing<T> {
        T run() throws RefusedException;
    }

    /** Hashes a password, unless too many are being hashed for the same key. */
    public <T> T hash(String key, Hashing<T> hashing) throws RefusedException {
        if (!concurrentHashes.tryAcquire(key)) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-many-logins-from-address"));
        }
        try {
            return HashingPermit.hold(hashing::run);
        } finally {
            concurrentHashes.release(key);
        }
    }

    /** Counts a message of a person, or of one anonymous connection; returns whether it is allowed. */
    public boolean allowMessage(String sender) {
        return !strict || limiter(RateLimitKind.SOCKET_MESSAGES).allow(sender);
    }

    /** Counts a message under its {@link #addressKey}; returns whether it is allowed. */
    public boolean allowMessageFrom(String addressKey) {
        return !strict || limiter(RateLimitKind.SOCKET_MESSAGES_PER_ADDRESS).allow(addressKey);
    }

    /** The WebSockets that are open, by {@link #addressKey}. */
    public ConcurrencyLimiter socketsByAddress() {
        return socketsByAddress;
    }

    /** The WebSockets that are open, by person. */
    public ConcurrencyLimiter socketsByPerson() {
        return socketsByPerson;
    }
}
