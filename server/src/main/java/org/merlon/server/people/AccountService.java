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
 * Everybody who plays here: guests, members and bot accounts.
 *
 * <p>Methods may block on the store or on the hashing of a password, so they are called on virtual threads.
 */
public final class AccountService implements NameLookup {
    /** The name of the cookie that holds a session. */
    public static final String COOKIE = "merlon";

    /** The name of the cookie by which a browser is known in which somebody has logged in. */
    public static final String DEVICE_COOKIE = "merlon-device";

    /** How long a session lasts: a guest who comes back for the yearly family evening is still known. */
    public static final Duration SESSION = Duration.ofDays(365);

    /** One answer for a wrong name and a wrong password, so that nobody learns which names exist. */
    private static final String WRONG = "house-no-login";

    private static final int TRIES_FOR_A_FORMER_NAME = 10;

    /** After so long without a visit a guest who has no games is forgotten. */
    public static final Duration GUEST_REST = Duration.ofDays(90);

    /** Guests looked at in one sweep: some milliseconds of the writer's time. */
    public static final int GUESTS_IN_A_SWEEP = 200;

    private final Accounts store;
    private final InstantSource clock;
    private final SecureRandom random;
    private final Passwords passwords;
    private final Secrets secrets;
    private final Cookies cookies;

    /** They open nothing: they only let the owner of a browser try a password while others who guess have to wait. */
    private final Cookies devices;

    private final NameCache names;
    private final BotAccounts bots;

    /** Where the next sweep goes on; guests with games are passed over, and stay. */
    private IdleGuest swept = IdleGuest.NONE;

    /** Held while an account changes, so that what was checked still holds; such changes are rare and short. */
    private final ReentrantLock changes = new ReentrantLock();

    public AccountService(Accounts store, InstantSource clock, SecureRandom random) {
        this(store, clock, random, new Passwords(random));
    }

    /** With passwords hashed in another way. */
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

    /** Somebody is not who they were, or called otherwise, as another server says. */
    public void forgetCached(String person) {
        names.forget(person);
    }

    /** The person of a valid cookie, or a new guest with a new cookie. */
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

    /** The person of a valid cookie, or null; writes nothing. */
    public @Nullable Person recognise(@Nullable String cookie) {
        String secret = cookies.secret(cookie, "");
        if (secret == null) {
            return null;
        }
        String id = store.personOfSession(Secrets.hash(secret), clock.millis());
        Person person = id == null ? null : store.person(id);
        return person != null && (person.kind() == Kind.GUEST || person.kind() == Kind.MEMBER) ? person : null;
    }

    /** Makes a guest a member who keeps all games; other sessions of the guest end, and the cookie is a new one. */
    public Session claim(Person guest, String wantedName, String password) throws RefusedException {
        // Guests may keep the name they have, though nobody may take one of its kind.
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

    /** Sets a new password by a code or the secret of a link; all sessions end but the one that begins with this. */
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

    /** Makes sure that a password is a member's own, for what is not to be done by who only found a browser open. */
    public void requirePassword(Person member, String password) throws RefusedException {
        checkPassword(member, password);
    }

    /** The member of a name, or null. */
    public @Nullable Person member(String name) {
        return memberNamed(name);
    }

    /** Somebody's name in the form in which it is kept; refuses what nobody may be called. */
    public static String checkedName(String wanted) throws RefusedException {
        return NameRules.check(wanted);
    }

    /** Forgets the names that were read, since somebody may be called otherwise now. */
    public void forgetNames() {
        names.clear();
    }

    /** Begins a session for a member. */
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
            // The password may have been changed, or the account deleted, while this one was being checked.
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

    /** What attempts to get in by a name are counted under, however it is spelled; names that nobody can have are one. */
    public static String counted(String name) {
        return NameRules.isPossible(name) ? NormalizedName.of(name) : "";
    }

    /** What tells a browser in which the member of a name has logged in before from others, or null if it is none. */
    public @Nullable String knownDevice(String name, @Nullable String deviceCookie) {
        Person member = deviceCookie == null ? null : memberNamed(name);
        return member == null ? null : devices.secret(deviceCookie, member.id());
    }

    /** Whether a guest has games, which an account could take over. */
    public boolean hasGames(Person guest) {
        return guest.kind() == Kind.GUEST && store.hasGames(guest.id());
    }

    /** Gives all that a guest has to a member: seats, notes, and the games that are over; the guest ends. */
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

    /** Looks at some of the guests who have not been here for long, and forgets those without games; how many. */
    public synchronized int forgetIdleGuests() throws RefusedException {
        long since = clock.millis() - GUEST_REST.toMillis();
        List<IdleGuest> idle = store.idleGuests(since, swept, GUESTS_IN_A_SWEEP);
        swept = idle.size() < GUESTS_IN_A_SWEEP ? IdleGuest.NONE : idle.getLast();
        if (idle.isEmpty()) {
            return 0;
        }
        return store.removeIdleGuests(idle.stream().map(IdleGuest::id).toList(), since);
    }

    /** Ends the session of a cookie, if it is one. */
    public void logout(@Nullable String cookie) throws RefusedException {
        String secret = cookies.secret(cookie, "");
        if (secret != null) {
            store.removeSession(Secrets.hash(secret));
        }
    }

    /** Changes a member's password; all sessions end but the one that begins with this. */
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
     * Deletes an account with its bots: names, passwords, sessions, tokens and notes go, games stay under a name that
     * says nothing. A guest has no password and gives null. Answers with the ids of all who are no more.
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

    /** Makes a bot account for a member. */
    public NewBot createBot(Person owner, String wantedName) throws RefusedException {
        String name = NameRules.check(wantedName);
        changes.lock();
        try {
            return bots.create(current(owner), name);
        } finally {
            changes.unlock();
        }
    }

    /** The bot accounts of a member. */
    public List<Person> botsOf(Person owner) {
        return bots.of(owner);
    }

    /** The bot of a token, or null. */
    public @Nullable Person byToken(@Nullable String token) {
        return bots.byToken(token);
    }

    /** A new token for a bot of this owner, given by its name; the old one is good for nothing any more. */
    public NewBot renewToken(Person owner, String name) throws RefusedException {
        changes.lock();
        try {
            return bots.renew(bots.owned(owner, name));
        } finally {
            changes.unlock();
        }
    }

    /** Deletes a bot account of this owner, given by its name; its games stay. Answers with the bot's id. */
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

    /** The name of a person, from memory if it was asked for lately. */
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

    /** "former" is a reserved name, with any number, so nobody can pass for one of these. */
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

    /** Begins a session and ends all others; in this order, so that a failure between the two locks nobody out. */
    private Session beginAlone(Person person) throws RefusedException {
        Begun begun = begin(person.id());
        store.removeSessionsOf(person.id(), begun.hash);
        return session(person, begun);
    }

    private Session session(Person person, Begun begun) {
        return new Session(person, begun.cookie, devices.of(secrets.draw(), person.id()));
    }

    /** The hash that a member's password was found to have. */
    private String checkPassword(Person member, String password) throws RefusedException {
        String stored = current(member).password();
        if (!matches(password, stored) || stored == null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-password"));
        }
        return stored;
    }

    /** Overlong passwords are nobody's, so they are hashed as empty ones: wrong, in the usual time. */
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

    /** The person as stored now, who still has the hash that was checked. */
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
