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
final class VisitTest {
    @AutoClose
    private final PeopleFixture fixture = new PeopleFixture();

    private final AccountService accountService = fixture.accountService;

    private String cookieOf(IdentifiedGuest visit) {
        return Objects.requireNonNull(visit.newCookie());
    }

    @Test
    void aVisitorBecomesAGuestAndIsKnownAgain() throws RefusedException {
        IdentifiedGuest first = accountService.visit(null);
        assertEquals(Kind.GUEST, first.person().kind());

        IdentifiedGuest second = accountService.visit(cookieOf(first));
        assertEquals(first.person(), second.person());
        assertNull(second.newCookie());
        assertEquals(first.person(), accountService.recognise(cookieOf(first)));
    }

    @Test
    void recognisingWritesNothing() {
        assertNull(accountService.recognise(null));
        assertNull(accountService.recognise("nonsense"));
        assertEquals(0, fixture.memory.countPeople());
    }

    @Test
    void aSessionSurvivesARestart() throws RefusedException {
        IdentifiedGuest visit = accountService.visit(null);
        assertEquals(visit.person(), fixture.restarted().recognise(cookieOf(visit)));
    }

    @Test
    void aSessionEndsAfterAYear() throws RefusedException {
        IdentifiedGuest visit = accountService.visit(null);
        fixture.pass(AccountService.SESSION.minusMillis(1));
        assertNotNull(accountService.recognise(cookieOf(visit)));
        fixture.pass(Duration.ofMillis(1));
        assertNull(accountService.recognise(cookieOf(visit)));

        IdentifiedGuest later = accountService.visit(cookieOf(visit));
        assertNotEquals(visit.person().id(), later.person().id());
        assertNotNull(later.newCookie());
    }

    @Test
    void anAlteredCookieIsTurnedAwayWithoutAskingTheStore() throws RefusedException {
        String cookie = cookieOf(accountService.visit(null));
        int reads = fixture.memory.reads();
        for (int i = 0; i < cookie.length(); i++) {
            char other = cookie.charAt(i) == 'A' ? 'B' : 'A';
            assertNull(
                    accountService.recognise(cookie.substring(0, i) + other + cookie.substring(i + 1)),
                    "character " + i);
        }
        assertNull(accountService.recognise(cookie + "A"));
        assertNull(accountService.recognise(cookie.substring(1)));
        assertNull(accountService.recognise(""));
        assertNull(accountService.recognise("."));
        assertEquals(reads, fixture.memory.reads());
    }

    @Test
    void aCookieOfAnotherServerIsTurnedAway() throws RefusedException {
        String secret = cookieOf(accountService.visit(null)).substring(0, Secrets.LENGTH);
        int reads = fixture.memory.reads();
        assertNull(accountService.recognise(new Cookies("the secret of another server").of(secret, "")));
        assertEquals(reads, fixture.memory.reads());
    }

    @Test
    void aSignedCookieWithoutASessionIsNobodys() throws RefusedException {
        String stranger =
                new Cookies(fixture.store.accounts().secret("session")).of(new Secrets(fixture.random).draw(), "");
        assertNull(accountService.recognise(stranger));
        assertNotNull(accountService.visit(stranger).newCookie());
    }

    @Test
    void theStoreHoldsNoSecret() throws RefusedException {
        String cookie = cookieOf(accountService.visit(null));
        String secret = cookie.substring(0, Secrets.LENGTH);
        assertEquals(1, fixture.memory.secretHashes().size());
        for (String hash : fixture.memory.secretHashes()) {
            assertFalse(cookie.contains(hash));
            assertEquals(Secrets.hash(secret), hash);
            assertNotEquals(secret, hash);
        }
    }

    @Test
    void guestsAllHaveNamesOfTheirOwn() throws RefusedException {
        var names = new HashSet<String>();
        for (int i = 0; i < 500; i++) {
            Person guest = fixture.guest();
            assertTrue(names.add(guest.name()), guest.name());
            assertTrue(guest.name().matches("[A-Z][a-z]+[A-Z][a-z]+[0-9]{2,6}"), guest.name());
            assertTrue(guest.name().length() <= 20, guest.name());
        }
    }

    @Test
    void aTakenNameIsDrawnAgain() throws RefusedException {
        // Repeating the random numbers draws the same name twice; the ids differ.
        assertNotEquals(nameOfAGuest(repeating()), nameOfAGuest(repeating()));
        assertEquals(2, fixture.memory.countPeople());
    }

    private String nameOfAGuest(SecureRandom random) throws RefusedException {
        var drawing = new AccountService(
                fixture.store.accounts(), () -> Instant.EPOCH, random, new Passwords(fixture.random, 1, 1));
        return drawing.visit(null).person().name();
    }

    /** Draws the same words each time, but different bytes and therefore different ids. */
    private static SecureRandom repeating() {
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
    void withoutAStoreNobodyIsLetInHalfway() {
        fixture.memory.breakWrites(true);
        assertThrows(StoreException.class, () -> accountService.visit(null));
    }

    @Test
    void cookiesAndTokensStayOutOfLogs() throws RefusedException {
        IdentifiedGuest visit = accountService.visit(null);
        assertFalse(visit.toString().contains(cookieOf(visit)));
        Session session = fixture.member("Rosamund");
        assertFalse(session.toString().contains(session.cookie()));
        NewBot bot = accountService.createBot(session.person(), "Rosamunds-engine");
        assertFalse(bot.toString().contains(bot.token()));
    }
}
