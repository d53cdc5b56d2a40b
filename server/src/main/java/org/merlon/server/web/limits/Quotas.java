package org.merlon.server.web.limits;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.ClientAddress;
import org.merlon.server.guard.ConcurrencyLimiter;
import org.merlon.server.guard.LoginBackoff;
import org.merlon.server.guard.Rate;
import org.merlon.server.guard.RateLimiter;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.SharedLimits;
import org.merlon.server.store.accounts.Person;

/** How much each address, name and person has asked for lately, and whether that is enough. */
public final class Quotas {
    /** A rate that nobody reaches. */
    private static final Rate ANY = new Rate(Duration.ofNanos(1), Integer.MAX_VALUE);

    private static final Quotas NONE = none();

    private final RateLimiter requests;
    private final RateLimiter requestsByCrowd;
    private final RateLimiter handshakes;
    public final RateLimiter newGuests;
    public final RateLimiter newAccounts;
    final RateLimiter passwordsByName;
    public final RateLimiter passwordsByAddress;
    final LoginBackoff guesses;
    private final ConcurrencyLimiter hashes;
    private final RateLimiter newTables;
    private final RateLimiter newTablesByAddress;
    public final RateLimiter verifications;
    public final RateLimiter imports;
    public final RateLimiter chat;
    public final RateLimiter attachments;
    public final RateLimiter hints;

    /** Letters that ask for consent, by who asks for them and by where they go. */
    public final RateLimiter letters;

    public final RateLimiter ownData;
    private final RateLimiter messages;
    private final RateLimiter messagesByCrowd;
    private final RateLimiter workByPerson;
    private final RateLimiter workByCrowd;
    public final ConcurrencyLimiter socketsByAddress;
    public final ConcurrencyLimiter socketsByPerson;
    public final int tablesPerPerson;

    private final boolean strict;

    /** Addresses that have no bounds, as {@link ClientAddress} shows them. */
    private final Set<String> unlimited;

    /**
     * @param unlimited addresses that may ask and connect as often as they like
     * @param nanoTime while it stands still, what was used up stays so
     */
    public Quotas(boolean strict, Collection<String> unlimited, LongSupplier nanoTime) {
        this.strict = strict;
        this.unlimited = unlimited.stream().map(ClientAddress::counted).collect(Collectors.toUnmodifiableSet());
        requests = limiter(strict ? RateLimits.REQUESTS : ANY, nanoTime);
        requestsByCrowd = limiter(strict ? RateLimits.REQUESTS_OF_A_CROWD : ANY, nanoTime);
        handshakes = limiter(strict ? RateLimits.HANDSHAKES : ANY, nanoTime);
        newGuests = limiter(strict ? RateLimits.NEW_GUESTS : ANY, nanoTime);
        newAccounts = limiter(strict ? RateLimits.NEW_ACCOUNTS : ANY, nanoTime);
        passwordsByName = limiter(strict ? RateLimits.PASSWORDS_PER_NAME : ANY, nanoTime);
        passwordsByAddress = limiter(strict ? RateLimits.PASSWORDS_PER_ADDRESS : ANY, nanoTime);
        guesses = new LoginBackoff(strict ? LoginBackoff.FREE : Integer.MAX_VALUE, RateLimits.MAX_RATE_KEYS, nanoTime);
        hashes = new ConcurrencyLimiter(strict ? RateLimits.MAX_HASHES_AT_ONCE : Integer.MAX_VALUE);
        newTables = limiter(strict ? RateLimits.NEW_TABLES : ANY, nanoTime);
        newTablesByAddress = limiter(strict ? RateLimits.NEW_TABLES_PER_ADDRESS : ANY, nanoTime);
        verifications = limiter(strict ? RateLimits.VERIFICATIONS : ANY, nanoTime);
        imports = limiter(strict ? RateLimits.IMPORTS : ANY, nanoTime);
        chat = limiter(strict ? RateLimits.CHAT : ANY, nanoTime);
        hints = limiter(strict ? RateLimits.HINTS : ANY, nanoTime);
        letters = limiter(strict ? RateLimits.LETTERS : ANY, nanoTime);
        ownData = limiter(strict ? RateLimits.OWN_DATA : ANY, nanoTime);
        attachments = limiter(strict ? RateLimits.ATTACHMENTS : ANY, nanoTime);
        messages = limiter(strict ? RateLimits.SOCKET_MESSAGES : ANY, nanoTime);
        messagesByCrowd = limiter(strict ? RateLimits.SOCKET_MESSAGES_PER_ADDRESS : ANY, nanoTime);
        workByPerson = limiter(strict ? RateLimits.WORK_PER_PERSON : ANY, nanoTime);
        workByCrowd = limiter(strict ? RateLimits.WORK_PER_ADDRESS : ANY, nanoTime);
        socketsByAddress = new ConcurrencyLimiter(strict ? RateLimits.MAX_CONNECTIONS_PER_ADDRESS : Integer.MAX_VALUE);
        socketsByPerson = new ConcurrencyLimiter(strict ? RateLimits.MAX_CONNECTIONS_PER_PERSON : Integer.MAX_VALUE);
        tablesPerPerson = strict ? RateLimits.MAX_TABLES_PER_PERSON : Integer.MAX_VALUE;
    }

    /** Those of the limits that several servers hold together; what one person sends over one connection is not among them. */
    public SharedLimits shared() {
        return new SharedLimits(
                Map.ofEntries(
                        Map.entry("requests", requests),
                        Map.entry("crowd", requestsByCrowd),
                        Map.entry("handshakes", handshakes),
                        Map.entry("guests", newGuests),
                        Map.entry("accounts", newAccounts),
                        Map.entry("names", passwordsByName),
                        Map.entry("passwords", passwordsByAddress),
                        Map.entry("tables", newTables),
                        Map.entry("tables-here", newTablesByAddress),
                        Map.entry("verifications", verifications),
                        Map.entry("imports", imports),
                        Map.entry("chat", chat),
                        Map.entry("attachments", attachments),
                        Map.entry("hints", hints),
                        Map.entry("letters", letters),
                        Map.entry("own-data", ownData),
                        Map.entry("messages", messagesByCrowd),
                        Map.entry("work", workByPerson),
                        Map.entry("work-here", workByCrowd)),
                Map.of("sockets", socketsByAddress, "person-sockets", socketsByPerson),
                guesses);
    }

    /** Those that a server has whose visitors are not known, except for addresses that may ask as often as they like. */
    public static Quotas standard(Collection<String> unlimited) {
        return new Quotas(true, unlimited, System::nanoTime);
    }

    /** No bounds on how often; sizes stay bounded. */
    public static Quotas none() {
        return new Quotas(false, List.of(), System::nanoTime);
    }

    private static RateLimiter limiter(Rate rate, LongSupplier nanoTime) {
        return new RateLimiter(rate, RateLimits.MAX_RATE_KEYS, nanoTime);
    }

    /** Those that hold for whoever comes from an address. */
    public Quotas of(String address) {
        return unlimited.contains(address) ? NONE : this;
    }

    /** Whether an address has bounds at all. */
    public boolean isLimited(String address) {
        return strict && !unlimited.contains(address);
    }

    /** Counts work that is to be done for somebody at an address, or refuses it. */
    public void work(String address, @Nullable Person person, int entries) throws RefusedException {
        limit(workByCrowd, crowd(address, person), entries);
        if (person != null) {
            limit(workByPerson, person.id(), entries);
        }
    }

    /** Counts a table that somebody at an address wants to make, or refuses it. */
    public void newTable(String address, String person) throws RefusedException {
        limit(newTables, person);
        limit(newTablesByAddress, address);
    }

    /** Counts a question of somebody at an address, or refuses it. */
    public void request(String address, @Nullable Person person) throws RefusedException {
        limit(requests, person == null ? address : person.id());
        if (person != null) {
            limit(requestsByCrowd, crowd(address, person));
        }
    }

    /** Counts a WebSocket that somebody at an address opens, or refuses it. */
    public void handshake(String address, @Nullable Person person) throws RefusedException {
        limit(handshakes, crowd(address, person));
    }

    /**
     * What an address is counted under. Strangers, guests and members count apart: who has an account behind an address
     * that many share must not suffer from what nobody in particular does there.
     */
    public static String crowd(String address, @Nullable Person person) {
        if (person == null) {
            return address;
        }
        return (person.kind() == Person.Kind.GUEST ? "guests of " : "members of ") + address;
    }

    /** Something that hashes a password. */
    public interface Hashing<T> {
        T run() throws RefusedException;
    }

    /** Hashes for whoever is counted under a key, who must not have the whole queue. */
    public <T> T hash(String key, Hashing<T> hashing) throws RefusedException {
        if (!hashes.enter(key)) {
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-logins-here"));
        }
        try {
            return hashing.run();
        } finally {
            hashes.leave(key);
        }
    }

    /** Whether another message may come in from a person, or from a stranger's one connection. */
    public boolean allowMessage(String sender) {
        return !strict || messages.allow(sender);
    }

    /** Whether another one may come in from all of an address. */
    public boolean allowMessageOf(String crowd) {
        return !strict || messagesByCrowd.allow(crowd);
    }

    public static void limit(RateLimiter limiter, String key) throws RefusedException {
        limit(limiter, key, 1);
    }

    private static void limit(RateLimiter limiter, String key, int count) throws RefusedException {
        if (!limiter.allow(key, count)) {
            long seconds = Math.max(1, Math.ceilDiv(limiter.retryAfterMillis(key), 1000L));
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-too-often").with("seconds", seconds));
        }
    }
}
