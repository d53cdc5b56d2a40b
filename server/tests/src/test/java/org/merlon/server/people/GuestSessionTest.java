package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/** Visitors get a guest account and a cookie, which identifies them for a year. */
final class GuestSessionTest {
    @AutoClose
    private final AccountFixture fixture = new AccountFixture();

    private final AccountService accountService = fixture.accountService;

    private String cookieOf(IdentifiedPerson visit) {
        return Objects.requireNonNull(visit.newCookie());
    }

    @Test
    void createsGuestAndIdentifiesItAgain() throws RefusedException {
        IdentifiedPerson first = accountService.identifyOrCreateGuest(null);
        assertEquals(Kind.GUEST, first.person().kind());

        IdentifiedPerson second = accountService.identifyOrCreateGuest(cookieOf(first));
        assertEquals(first.person(), second.person());
        assertNull(second.newCookie());
        assertEquals(first.person(), accountService.identify(cookieOf(first)));
    }

    @Test
    void identifyingWritesNothing() {
        assertNull(accountService.identify(null));
        assertNull(accountService.identify("nonsense"));
        assertEquals(0, fixture.database.countPeople());
    }

    @Test
    void sessionSurvivesRestart() throws RefusedException {
        IdentifiedPerson visit = accountService.identifyOrCreateGuest(null);
        assertEquals(visit.person(), fixture.newAccountService().identify(cookieOf(visit)));
    }

    @Test
    void sessionExpiresAfterAYear() throws RefusedException {
        IdentifiedPerson visit = accountService.identifyOrCreateGuest(null);
        fixture.advanceTime(AccountService.SESSION_LIFETIME.minusMillis(1));
        assertNotNull(accountService.identify(cookieOf(visit)));
        fixture.advanceTime(Duration.ofMillis(1));
        assertNull(accountService.identify(cookieOf(visit)));

        IdentifiedPerson later = accountService.identifyOrCreateGuest(cookieOf(visit));
        assertNotEquals(visit.person().id(), later.person().id());
        assertNotNull(later.newCookie());
    }

    @Test
    void rejectsAlteredCookieWithoutQuery() throws RefusedException {
        String cookie = cookieOf(accountService.identifyOrCreateGuest(null));
        int reads = fixture.database.personReads();
        for (int i = 0; i < cookie.length(); i++) {
            char other = cookie.charAt(i) == 'A' ? 'B' : 'A';
            assertNull(
                    accountService.identify(cookie.substring(0, i) + other + cookie.substring(i + 1)),
                    "character " + i);
        }
        assertNull(accountService.identify(cookie + "A"));
        assertNull(accountService.identify(cookie.substring(1)));
        assertNull(accountService.identify(""));
        assertNull(accountService.identify("."));
        assertEquals(reads, fixture.database.personReads());
    }

    @Test
    void rejectsCookieOfOtherServer() throws RefusedException {
        String secret = cookieOf(accountService.identifyOrCreateGuest(null)).substring(0, Secrets.SECRET_LENGTH);
        int reads = fixture.database.personReads();
        assertNull(accountService.identify(new Cookies("the secret of another server").sign(secret, "")));
        assertEquals(reads, fixture.database.personReads());
    }

    @Test
    void signedCookieWithoutSessionIdentifiesNobody() throws RefusedException {
        String stranger = new Cookies(fixture.store.accounts().secret("session"))
                .sign(new Secrets(fixture.random).generate(), "");
        assertNull(accountService.identify(stranger));
        assertNotNull(accountService.identifyOrCreateGuest(stranger).newCookie());
    }

    @Test
    void storesOnlyHashesOfSecrets() throws RefusedException {
        String cookie = cookieOf(accountService.identifyOrCreateGuest(null));
        String secret = cookie.substring(0, Secrets.SECRET_LENGTH);
        assertEquals(1, fixture.database.secretHashes().size());
        for (String hash : fixture.database.secretHashes()) {
            assertFalse(cookie.contains(hash));
            assertEquals(Secrets.hash(secret), hash);
            assertNotEquals(secret, hash);
        }
    }

    @Test
    void guestNamesAreUnique() throws RefusedException {
        var names = new HashSet<String>();
        for (int i = 0; i < 500; i++) {
            Person guest = fixture.guest();
            assertTrue(names.add(guest.name()), guest.name());
            assertTrue(guest.name().matches("[A-Z][a-z]+[A-Z][a-z]+[0-9]{2,6}"), guest.name());
            assertTrue(guest.name().length() <= 20, guest.name());
        }
    }

    @Test
    void redrawsTakenName() throws RefusedException {
        // Repeating the random numbers draws the same name twice; the ids differ.
        assertNotEquals(newGuestName(repeatingRandom()), newGuestName(repeatingRandom()));
        assertEquals(2, fixture.database.countPeople());
    }

    private String newGuestName(SecureRandom random) throws RefusedException {
        var accountService = new AccountService(
                fixture.store.accounts(), () -> Instant.EPOCH, random, new Passwords(fixture.random, 1, 1));
        return accountService.identifyOrCreateGuest(null).person().name();
    }

    /** Draws the same words each time, but different bytes and therefore different ids. */
    private static SecureRandom repeatingRandom() {
        var words = new Random(7);
        return new SecureRandom() {
            @Override
            public int nextInt(int bound) {
                return words.nextInt(bound);
            }

            @Override
            public int nextInt(int origin, int bound) {
                return words.nextInt(origin, bound);
            }
        };
    }

    @Test
    void failedWriteCreatesNoSession() {
        fixture.database.failWrites(true);
        assertThrows(StoreException.class, () -> accountService.identifyOrCreateGuest(null));
    }

    @Test
    void toStringOmitsSecrets() throws RefusedException {
        IdentifiedPerson visit = accountService.identifyOrCreateGuest(null);
        assertFalse(visit.toString().contains(cookieOf(visit)));
        NewSession session = fixture.member("Rosamund");
        assertFalse(session.toString().contains(session.cookie()));
        CreatedBot bot = accountService.createBot(session.person(), "Rosamunds-engine");
        assertFalse(bot.toString().contains(bot.token()));
    }
}
