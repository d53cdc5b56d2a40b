package org.merlon.server.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.IdleGuest;
import org.merlon.server.store.accounts.NameNormalizer;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;
import org.merlon.server.table.live.NameLookup;

/**
 * Accounts of guests, members and bots.
 *
 * <p>Methods may block on the store or on password hashing, so they must be called on virtual threads.
 */
public final class AccountService implements NameLookup {
    /** Name of the session cookie. */
    public static final String SESSION_COOKIE = "merlon";

    /** Name of the cookie that identifies a browser in which somebody has logged in. */
    public static final String DEVICE_COOKIE = "merlon-device";

    /** Lifetime of a session: a guest who comes back once a year is still recognised. */
    public static final Duration SESSION_LIFETIME = Duration.ofDays(365);

    /** The same message for an unknown name and a wrong password, so that it does not reveal which names exist. */
    private static final String WRONG_LOGIN = "error-wrong-name-or-password";

    private static final int FORMER_NAME_ATTEMPTS = 10;

    /** Guests without games are deleted after this long without a visit. */
    public static final Duration IDLE_GUEST_RETENTION = Duration.ofDays(90);

    /** Guests checked per sweep: some milliseconds of the writer's time. */
    public static final int GUESTS_PER_SWEEP = 200;

    private final AccountStore store;
    private final InstantSource clock;
    private final SecureRandom random;
    private final Passwords passwords;
    private final Secrets secrets;
    private final Cookies cookies;

    /**
     * Device cookies grant no access. They only let the owner of a browser try a password while unknown devices are
     * throttled.
     */
    private final Cookies deviceCookies;

    private final NameCache nameCache;
    private final BotAccounts bots;

    /** Position of the next sweep; guests with games are skipped and remain. */
    private IdleGuest lastSwept = IdleGuest.BEFORE_ALL;

    /** Held while an account changes, so that earlier checks still apply; such changes are rare and short. */
    private final ReentrantLock changeLock = new ReentrantLock();

    public AccountService(AccountStore store, InstantSource clock, SecureRandom random) {
        this(store, clock, random, new Passwords(random));
    }

    /** Creates a service with the given password hashing. */
    public AccountService(AccountStore store, InstantSource clock, SecureRandom random, Passwords passwords) {
        this.store = store;
        this.clock = clock;
        this.random = random;
        this.passwords = passwords;
        secrets = new Secrets(random);
        cookies = new Cookies(store.secret("session"));
        deviceCookies = new Cookies(store.secret("device"));
        nameCache = new NameCache(store, clock, ServerLimits.MAX_NAMES_CACHED);
        bots = new BotAccounts(store, clock, secrets);
    }

    /** Called when another server has changed a person's name or account. */
    public void invalidateName(String person) {
        nameCache.forget(person);
    }

    /** Returns the person of a valid cookie, or a new guest with a new cookie. */
    public IdentifiedPerson identifyOrCreateGuest(@Nullable String cookie) throws RefusedException {
        Person known = identify(cookie);
        if (known != null) {
            return new IdentifiedPerson(known, null);
        }
        for (int attempt = 0; attempt < GuestNames.MAX_ATTEMPTS; attempt++) {
            var guest = new Person(
                    secrets.generateId(), GuestNames.draw(random, attempt), Kind.GUEST, null, null, clock.millis());
            if (store.addPerson(guest)) {
                return new IdentifiedPerson(guest, startSession(guest.id()).cookie);
            }
        }
        throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-no-free-guest-name"));
    }

    /** Returns the person of a valid cookie, or null; creates no guest. */
    public @Nullable Person identify(@Nullable String cookie) {
        String secret = cookies.verifiedSecret(cookie, "");
        if (secret == null) {
            return null;
        }
        String id = store.personOfSession(Secrets.hash(secret), clock.millis());
        Person person = id == null ? null : store.person(id);
        return person != null && (person.kind() == Kind.GUEST || person.kind() == Kind.MEMBER) ? person : null;
    }

    /**
     * Turns a guest into a member who keeps all games. All sessions of the guest end; the new session has a new cookie.
     */
    public NewSession claim(Person guest, String wantedName, String password) throws RefusedException {
        requireGuest(guest);
        // Guests may keep their generated name, although nobody may choose a name of that form.
        String name = wantedName.equals(guest.name()) ? wantedName : NameRules.check(wantedName);
        PasswordRules.check(name, password);
        String hash = passwords.hash(password);
        changeLock.lock();
        try {
            Person current = requireCurrent(guest);
            requireGuest(current);
            Person member = copyWith(current, name, Kind.MEMBER, hash);
            if (!store.claim(member)) {
                throw new RefusedException(Phrase.of(NameRules.TAKEN_MESSAGE));
            }
            nameCache.put(member.id(), member.name());
            return startOnlySession(member);
        } finally {
            changeLock.unlock();
        }
    }

    private static void requireGuest(Person person) throws RefusedException {
        if (person.kind() != Kind.GUEST) {
            throw new RefusedException(Phrase.of("error-already-signed-up"));
        }
    }

    /** Sets a new password, given a recovery code or the secret of a link. All sessions end except the new one. */
    public NewSession recover(String name, String code, String newPassword, PasswordRecovery recovery)
            throws RefusedException {
        Person member = findMember(name);
        PasswordRules.check(name, newPassword);
        String hash = passwords.hash(newPassword);
        changeLock.lock();
        try {
            if (member == null || !recovery.consume(member, code)) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-wrong-recovery-code"));
            }
            Person current = requireCurrent(member);
            Person changed = copyWith(current, current.name(), Kind.MEMBER, hash);
            store.updatePerson(changed);
            return startOnlySession(changed);
        } finally {
            changeLock.unlock();
        }
    }

    /** Checks a member's password again, for actions that an open browser alone must not allow. */
    public void requirePassword(Person member, String password) throws RefusedException {
        checkPassword(member, password);
    }

    /** Returns the member with a name, or null. */
    public @Nullable Person member(String name) {
        return findMember(name);
    }

    /** Returns a valid name in its stored form; refuses names that are not allowed. */
    public static String validName(String wantedName) throws RefusedException {
        return NameRules.check(wantedName);
    }

    /** Clears the name cache, since somebody may have been renamed. */
    public void clearNameCache() {
        nameCache.clear();
    }

    /** Starts a session for a member. */
    public NewSession login(String name, String password) throws RefusedException {
        Person member = findMember(name);
        String stored = member == null ? null : member.password();
        boolean isCorrect = matches(password, stored);
        if (member == null || stored == null || !isCorrect) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(WRONG_LOGIN));
        }
        String newHash = passwords.isOutdated(stored) ? passwords.hash(password) : stored;
        changeLock.lock();
        try {
            // The password may have been changed, or the account deleted, during the check.
            Person current = store.person(member.id());
            if (current == null || current.kind() != Kind.MEMBER || !stored.equals(current.password())) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(WRONG_LOGIN));
            }
            if (!newHash.equals(stored)) {
                current = copyWith(current, current.name(), Kind.MEMBER, newHash);
                store.updatePerson(current);
            }
            return session(current, startSession(current.id()));
        } finally {
            changeLock.unlock();
        }
    }

    private @Nullable Person findMember(String name) {
        Person found = NameRules.isWellFormed(name) ? store.personByName(name) : null;
        return found != null && found.kind() == Kind.MEMBER ? found : null;
    }

    /**
     * Returns the key under which login attempts for a name are counted, independent of its spelling; all impossible
     * names share one.
     */
    public static String loginKey(String name) {
        return NameRules.isWellFormed(name) ? NameNormalizer.normalize(name) : "";
    }

    /** Returns the secret of a device on which the member with this name has logged in before, or null. */
    public @Nullable String knownDevice(String name, @Nullable String deviceCookie) {
        Person member = deviceCookie == null ? null : findMember(name);
        return member == null ? null : deviceCookies.verifiedSecret(deviceCookie, deviceOwner(member));
    }

    /** Returns true if a guest has games, which an account could take over. */
    public boolean hasGames(Person guest) {
        return guest.kind() == Kind.GUEST && store.hasGames(guest.id());
    }

    /** Merges a guest into a member: seats, notes and finished games are transferred, and the guest is deleted. */
    public void mergeGuest(Person guest, Person member) throws RefusedException {
        changeLock.lock();
        try {
            for (int attempt = 0; attempt < FORMER_NAME_ATTEMPTS; attempt++) {
                Person former = copyWith(guest, formerName(), Kind.DELETED, null);
                if (store.mergeGuest(former, member.id())) {
                    nameCache.clear();
                    return;
                }
            }
        } finally {
            changeLock.unlock();
        }
        throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("error-guest-games-not-transferred"));
    }

    /** Checks some of the idle guests and deletes those without games; returns their number. */
    public synchronized int deleteIdleGuests() throws RefusedException {
        long since = clock.millis() - IDLE_GUEST_RETENTION.toMillis();
        List<IdleGuest> idle = store.idleGuests(since, lastSwept, GUESTS_PER_SWEEP);
        lastSwept = idle.size() < GUESTS_PER_SWEEP ? IdleGuest.BEFORE_ALL : idle.getLast();
        if (idle.isEmpty()) {
            return 0;
        }
        return store.removeIdleGuests(idle.stream().map(IdleGuest::id).toList(), since);
    }

    /** Ends the session of a cookie, if it is valid. */
    public void logout(@Nullable String cookie) throws RefusedException {
        String secret = cookies.verifiedSecret(cookie, "");
        if (secret != null) {
            store.removeSession(Secrets.hash(secret));
        }
    }

    /** Changes a member's password; all sessions end except the new one. */
    public NewSession changePassword(Person member, String oldPassword, String newPassword) throws RefusedException {
        String checkedHash = checkPassword(member, oldPassword);
        PasswordRules.check(member.name(), newPassword);
        String hash = passwords.hash(newPassword);
        changeLock.lock();
        try {
            Person current = requireUnchanged(member, checkedHash);
            Person changed = copyWith(current, current.name(), Kind.MEMBER, hash);
            store.updatePerson(changed);
            return startOnlySession(changed);
        } finally {
            changeLock.unlock();
        }
    }

    /**
     * Deletes an account with its bots: names, passwords, sessions, tokens and notes are erased, games remain under a
     * meaningless name. A guest has no password and passes null. Returns the ids of all deleted accounts.
     */
    public List<String> delete(Person person, @Nullable String password) throws RefusedException {
        if (person.kind() != Kind.GUEST && person.kind() != Kind.MEMBER) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-account-required"));
        }
        String checkedHash =
                person.kind() == Kind.GUEST ? null : checkPassword(person, password == null ? "" : password);
        changeLock.lock();
        try {
            Person current = requireUnchanged(person, checkedHash);
            var deletedIds = new ArrayList<String>();
            for (Person bot : bots.ofOwner(current)) {
                erase(bot);
                deletedIds.add(bot.id());
            }
            erase(current);
            deletedIds.add(current.id());
            return deletedIds;
        } finally {
            changeLock.unlock();
        }
    }

    /** Creates a bot account for a member. */
    public CreatedBot createBot(Person owner, String wantedName) throws RefusedException {
        String name = NameRules.check(wantedName);
        changeLock.lock();
        try {
            return bots.create(requireCurrent(owner), name);
        } finally {
            changeLock.unlock();
        }
    }

    /** Returns the bot accounts of a member. */
    public List<Person> botsOf(Person owner) {
        return bots.ofOwner(owner);
    }

    /** Returns the bot of a token, or null. */
    public @Nullable Person botByToken(@Nullable String token) {
        return bots.findByToken(token);
    }

    /** Creates a new token for a bot of this owner; the old one becomes invalid. */
    public CreatedBot renewToken(Person owner, String name) throws RefusedException {
        changeLock.lock();
        try {
            return bots.renewToken(bots.requireOwned(owner, name));
        } finally {
            changeLock.unlock();
        }
    }

    /** Deletes a bot account of this owner; its games remain. Returns the bot's id. */
    public String deleteBot(Person owner, String name) throws RefusedException {
        changeLock.lock();
        try {
            Person bot = bots.requireOwned(owner, name);
            erase(bot);
            return bot.id();
        } finally {
            changeLock.unlock();
        }
    }

    /** Returns the name of a person, cached for some time. */
    @Override
    public String name(String person) {
        return nameCache.name(person);
    }

    private void erase(Person person) throws RefusedException {
        for (int attempt = 0; attempt < FORMER_NAME_ATTEMPTS; attempt++) {
            String name = formerName();
            if (store.updatePerson(copyWith(person, name, Kind.DELETED, null))) {
                nameCache.clear();
                nameCache.put(person.id(), name);
                store.removePersonalData(person.id());
                return;
            }
        }
        throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-account-not-deleted"));
    }

    /** "former" is reserved, with any number, so nobody can choose such a name. */
    private String formerName() {
        return "former-" + random.nextInt(10_000_000, 100_000_000);
    }

    private record StartedSession(String cookie, String hash) {}

    private StartedSession startSession(String person) throws RefusedException {
        String secret = secrets.generate();
        String hash = Secrets.hash(secret);
        store.addSession(hash, person, clock.millis() + SESSION_LIFETIME.toMillis());
        return new StartedSession(cookies.sign(secret, ""), hash);
    }

    /** Starts a session and then ends all others; in this order, a failure between the two locks nobody out. */
    private NewSession startOnlySession(Person person) throws RefusedException {
        StartedSession started = startSession(person.id());
        store.removeSessionsOf(person.id(), started.hash);
        return session(person, started);
    }

    private NewSession session(Person person, StartedSession started) {
        return new NewSession(person, started.cookie, deviceCookies.sign(secrets.generate(), deviceOwner(person)));
    }

    /** The owner of device cookies: a new password makes those from before worthless, with which it could be guessed. */
    private static String deviceOwner(Person member) {
        String password = member.password();
        return password == null ? member.id() : member.id() + " " + Secrets.hash(password);
    }

    /** Checks a member's password and returns its stored hash. */
    private String checkPassword(Person member, String password) throws RefusedException {
        String stored = requireCurrent(member).password();
        if (!matches(password, stored) || stored == null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-wrong-password"));
        }
        return stored;
    }

    /** Overlong passwords cannot exist. They are hashed as empty ones, so that refusing them takes the usual time. */
    private boolean matches(String password, @Nullable String stored) throws RefusedException {
        boolean isPossible = password.length() <= 2 * ServerLimits.MAX_PASSWORD_LENGTH;
        return passwords.matches(isPossible ? password : "", stored) && isPossible;
    }

    private Person requireCurrent(Person person) throws RefusedException {
        Person current = store.person(person.id());
        if (current == null || current.kind() == Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-account-no-longer-exists"));
        }
        return current;
    }

    /** Returns the person as stored now, if the hash that was checked has not changed. */
    private Person requireUnchanged(Person person, @Nullable String checkedHash) throws RefusedException {
        Person current = requireCurrent(person);
        if (!Objects.equals(current.password(), checkedHash)) {
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("error-password-changed-meanwhile"));
        }
        return current;
    }

    private static Person copyWith(Person person, String name, Kind kind, @Nullable String password) {
        return new Person(person.id(), name, kind, password, person.owner(), person.created());
    }
}
