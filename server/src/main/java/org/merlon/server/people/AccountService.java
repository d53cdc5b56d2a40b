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
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.IdleGuest;
import org.merlon.server.store.accounts.NormalizedName;
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
    public static final String COOKIE = "merlon";

    /** Name of the cookie that identifies a browser in which somebody has logged in. */
    public static final String DEVICE_COOKIE = "merlon-device";

    /** Lifetime of a session: a guest who comes back once a year is still recognised. */
    public static final Duration SESSION = Duration.ofDays(365);

    /** The same message for an unknown name and a wrong password, so that it does not reveal which names exist. */
    private static final String WRONG = "house-no-login";

    private static final int TRIES_FOR_A_FORMER_NAME = 10;

    /** Guests without games are deleted after this long without a visit. */
    public static final Duration GUEST_REST = Duration.ofDays(90);

    /** Guests checked per sweep: some milliseconds of the writer's time. */
    public static final int GUESTS_IN_A_SWEEP = 200;

    private final Accounts store;
    private final InstantSource clock;
    private final SecureRandom random;
    private final Passwords passwords;
    private final Secrets secrets;
    private final Cookies cookies;

    /**
     * Device cookies grant no access. They only let the owner of a browser try a password while unknown devices are
     * throttled.
     */
    private final Cookies devices;

    private final NameCache names;
    private final BotAccounts bots;

    /** Position of the next sweep; guests with games are skipped and remain. */
    private IdleGuest swept = IdleGuest.NONE;

    /** Held while an account changes, so that earlier checks still apply; such changes are rare and short. */
    private final ReentrantLock changes = new ReentrantLock();

    public AccountService(Accounts store, InstantSource clock, SecureRandom random) {
        this(store, clock, random, new Passwords(random));
    }

    /** Creates a service with the given password hashing. */
    public AccountService(Accounts store, InstantSource clock, SecureRandom random, Passwords passwords) {
        this.store = store;
        this.clock = clock;
        this.random = random;
        this.passwords = passwords;
        secrets = new Secrets(random);
        cookies = new Cookies(store.secret("session"));
        devices = new Cookies(store.secret("device"));
        names = new NameCache(store, clock, ServerLimits.MAX_NAMES_CACHED);
        bots = new BotAccounts(store, clock, secrets);
    }

    /** Called when another server has changed a person's name or account. */
    public void forgetCached(String person) {
        names.forget(person);
    }

    /** Returns the person of a valid cookie, or a new guest with a new cookie. */
    public IdentifiedGuest visit(@Nullable String cookie) throws RefusedException {
        Person known = recognise(cookie);
        if (known != null) {
            return new IdentifiedGuest(known, null);
        }
        for (int attempt = 0; attempt < GuestNames.TRIES; attempt++) {
            var guest =
                    new Person(secrets.id(), GuestNames.draw(random, attempt), Kind.GUEST, null, null, clock.millis());
            if (store.addPerson(guest)) {
                return new IdentifiedGuest(guest, begin(guest.id()).cookie);
            }
        }
        throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-guest-name"));
    }

    /** Returns the person of a valid cookie, or null; creates no guest. */
    public @Nullable Person recognise(@Nullable String cookie) {
        String secret = cookies.secret(cookie, "");
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
    public Session claim(Person guest, String wantedName, String password) throws RefusedException {
        // Guests may keep their generated name, although nobody may choose a name of that form.
        String name = wantedName.equals(guest.name()) ? wantedName : NameRules.check(wantedName);
        PasswordRules.check(name, password);
        String hash = passwords.hash(password);
        changes.lock();
        try {
            Person current = current(guest);
            if (current.kind() != Kind.GUEST) {
                throw new RefusedException(Phrase.of("house-no-claimed"));
            }
            Person member = with(current, name, Kind.MEMBER, hash);
            if (!store.claim(member)) {
                throw new RefusedException(Phrase.of(NameRules.TAKEN));
            }
            names.put(member.id(), member.name());
            return beginAlone(member);
        } finally {
            changes.unlock();
        }
    }

    /** Sets a new password, given a recovery code or the secret of a link. All sessions end except the new one. */
    public Session recover(String name, String code, String newPassword, Recovery recovery) throws RefusedException {
        Person member = memberNamed(name);
        PasswordRules.check(name, newPassword);
        String hash = passwords.hash(newPassword);
        changes.lock();
        try {
            if (member == null || !recovery.use(member, code)) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-recovery"));
            }
            Person current = current(member);
            Person changed = with(current, current.name(), Kind.MEMBER, hash);
            store.updatePerson(changed);
            return beginAlone(changed);
        } finally {
            changes.unlock();
        }
    }

    /** Checks a member's password again, for actions that an open browser alone must not allow. */
    public void requirePassword(Person member, String password) throws RefusedException {
        checkPassword(member, password);
    }

    /** Returns the member with a name, or null. */
    public @Nullable Person member(String name) {
        return memberNamed(name);
    }

    /** Returns a valid name in its stored form; refuses names that are not allowed. */
    public static String checkedName(String wanted) throws RefusedException {
        return NameRules.check(wanted);
    }

    /** Clears the name cache, since somebody may have been renamed. */
    public void forgetNames() {
        names.clear();
    }

    /** Starts a session for a member. */
    public Session login(String name, String password) throws RefusedException {
        Person member = memberNamed(name);
        String stored = member == null ? null : member.password();
        boolean right = matches(password, stored);
        if (member == null || stored == null || !right) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(WRONG));
        }
        String fresh = passwords.isOutdated(stored) ? passwords.hash(password) : stored;
        changes.lock();
        try {
            // The password may have been changed, or the account deleted, during the check.
            Person current = store.person(member.id());
            if (current == null || current.kind() != Kind.MEMBER || !stored.equals(current.password())) {
                throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(WRONG));
            }
            if (!fresh.equals(stored)) {
                current = with(current, current.name(), Kind.MEMBER, fresh);
                store.updatePerson(current);
            }
            return session(current, begin(current.id()));
        } finally {
            changes.unlock();
        }
    }

    private @Nullable Person memberNamed(String name) {
        Person found = NameRules.isPossible(name) ? store.personByName(name) : null;
        return found != null && found.kind() == Kind.MEMBER ? found : null;
    }

    /**
     * Returns the key under which login attempts for a name are counted, independent of its spelling; all impossible
     * names share one.
     */
    public static String counted(String name) {
        return NameRules.isPossible(name) ? NormalizedName.of(name) : "";
    }

    /** Returns the secret of a device on which the member with this name has logged in before, or null. */
    public @Nullable String knownDevice(String name, @Nullable String deviceCookie) {
        Person member = deviceCookie == null ? null : memberNamed(name);
        return member == null ? null : devices.secret(deviceCookie, member.id());
    }

    /** Returns true if a guest has games, which an account could take over. */
    public boolean hasGames(Person guest) {
        return guest.kind() == Kind.GUEST && store.hasGames(guest.id());
    }

    /** Merges a guest into a member: seats, notes and finished games are transferred, and the guest is deleted. */
    public void handOver(Person guest, Person member) throws RefusedException {
        changes.lock();
        try {
            for (int attempt = 0; attempt < TRIES_FOR_A_FORMER_NAME; attempt++) {
                Person former = with(guest, formerName(), Kind.DELETED, null);
                if (store.handOver(former, member.id())) {
                    names.clear();
                    return;
                }
            }
        } finally {
            changes.unlock();
        }
        throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("house-no-games-unmoved"));
    }

    /** Checks some of the idle guests and deletes those without games; returns their number. */
    public synchronized int forgetIdleGuests() throws RefusedException {
        long since = clock.millis() - GUEST_REST.toMillis();
        List<IdleGuest> idle = store.idleGuests(since, swept, GUESTS_IN_A_SWEEP);
        swept = idle.size() < GUESTS_IN_A_SWEEP ? IdleGuest.NONE : idle.getLast();
        if (idle.isEmpty()) {
            return 0;
        }
        return store.removeIdleGuests(idle.stream().map(IdleGuest::id).toList(), since);
    }

    /** Ends the session of a cookie, if it is valid. */
    public void logout(@Nullable String cookie) throws RefusedException {
        String secret = cookies.secret(cookie, "");
        if (secret != null) {
            store.removeSession(Secrets.hash(secret));
        }
    }

    /** Changes a member's password; all sessions end except the new one. */
    public Session changePassword(Person member, String oldPassword, String newPassword) throws RefusedException {
        String checked = checkPassword(member, oldPassword);
        PasswordRules.check(member.name(), newPassword);
        String hash = passwords.hash(newPassword);
        changes.lock();
        try {
            Person current = unchanged(member, checked);
            Person changed = with(current, current.name(), Kind.MEMBER, hash);
            store.updatePerson(changed);
            return beginAlone(changed);
        } finally {
            changes.unlock();
        }
    }

    /**
     * Deletes an account with its bots: names, passwords, sessions, tokens and notes are erased, games remain under a
     * meaningless name. A guest has no password and passes null. Returns the ids of all deleted accounts.
     */
    public List<String> delete(Person person, @Nullable String password) throws RefusedException {
        String checked = person.kind() == Kind.GUEST ? null : checkPassword(person, password == null ? "" : password);
        changes.lock();
        try {
            Person current = unchanged(person, checked);
            var gone = new ArrayList<String>();
            for (Person bot : bots.of(current)) {
                erase(bot);
                gone.add(bot.id());
            }
            erase(current);
            gone.add(current.id());
            return gone;
        } finally {
            changes.unlock();
        }
    }

    /** Creates a bot account for a member. */
    public NewBot createBot(Person owner, String wantedName) throws RefusedException {
        String name = NameRules.check(wantedName);
        changes.lock();
        try {
            return bots.create(current(owner), name);
        } finally {
            changes.unlock();
        }
    }

    /** Returns the bot accounts of a member. */
    public List<Person> botsOf(Person owner) {
        return bots.of(owner);
    }

    /** Returns the bot of a token, or null. */
    public @Nullable Person byToken(@Nullable String token) {
        return bots.byToken(token);
    }

    /** Creates a new token for a bot of this owner; the old one becomes invalid. */
    public NewBot renewToken(Person owner, String name) throws RefusedException {
        changes.lock();
        try {
            return bots.renew(bots.owned(owner, name));
        } finally {
            changes.unlock();
        }
    }

    /** Deletes a bot account of this owner; its games remain. Returns the bot's id. */
    public String deleteBot(Person owner, String name) throws RefusedException {
        changes.lock();
        try {
            Person bot = bots.owned(owner, name);
            erase(bot);
            return bot.id();
        } finally {
            changes.unlock();
        }
    }

    /** Returns the name of a person, cached for some time. */
    @Override
    public String name(String person) {
        return names.name(person);
    }

    private void erase(Person person) throws RefusedException {
        for (int attempt = 0; attempt < TRIES_FOR_A_FORMER_NAME; attempt++) {
            String name = formerName();
            if (store.updatePerson(with(person, name, Kind.DELETED, null))) {
                names.clear();
                names.put(person.id(), name);
                store.forget(person.id());
                return;
            }
        }
        throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-undeleted"));
    }

    /** "former" is reserved, with any number, so nobody can choose such a name. */
    private String formerName() {
        return "former-" + random.nextInt(10_000_000, 100_000_000);
    }

    private record Begun(String cookie, String hash) {}

    private Begun begin(String person) throws RefusedException {
        String secret = secrets.draw();
        String hash = Secrets.hash(secret);
        store.addSession(hash, person, clock.millis() + SESSION.toMillis());
        return new Begun(cookies.of(secret, ""), hash);
    }

    /** Starts a session and then ends all others; in this order, a failure between the two locks nobody out. */
    private Session beginAlone(Person person) throws RefusedException {
        Begun begun = begin(person.id());
        store.removeSessionsOf(person.id(), begun.hash);
        return session(person, begun);
    }

    private Session session(Person person, Begun begun) {
        return new Session(person, begun.cookie, devices.of(secrets.draw(), person.id()));
    }

    /** Checks a member's password and returns its stored hash. */
    private String checkPassword(Person member, String password) throws RefusedException {
        String stored = current(member).password();
        if (!matches(password, stored) || stored == null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-password"));
        }
        return stored;
    }

    /** Overlong passwords cannot exist. They are hashed as empty ones, so that refusing them takes the usual time. */
    private boolean matches(String password, @Nullable String stored) throws RefusedException {
        boolean possible = password.length() <= 2 * ServerLimits.MAX_PASSWORD;
        return passwords.matches(possible ? password : "", stored) && possible;
    }

    private Person current(Person person) throws RefusedException {
        Person current = store.person(person.id());
        if (current == null || current.kind() == Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-account-gone"));
        }
        return current;
    }

    /** Returns the person as stored now, if the hash that was checked has not changed. */
    private Person unchanged(Person person, @Nullable String checked) throws RefusedException {
        Person current = current(person);
        if (!Objects.equals(current.password(), checked)) {
            throw new RefusedException(RefusedException.Kind.STALE, Phrase.of("house-no-password-changed"));
        }
        return current;
    }

    private static Person with(Person person, String name, Kind kind, @Nullable String password) {
        return new Person(person.id(), name, kind, password, person.owner(), person.created());
    }
}
