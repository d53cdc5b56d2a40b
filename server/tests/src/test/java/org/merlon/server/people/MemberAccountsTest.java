package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.people.AccountFixture.PASSWORD;
import static org.merlon.server.people.AccountFixture.assertRefused;

import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Samples;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/**
 * A guest becomes a member with a name and a password, who logs in and out, changes the password and deletes the
 * account.
 */
final class MemberAccountsTest {
    @AutoClose
    private final AccountFixture fixture = new AccountFixture();

    private final AccountService accountService = fixture.accountService;

    private Person stored(Person person) {
        return Objects.requireNonNull(fixture.store.accounts().person(person.id()));
    }

    @Test
    void claimingKeepsPersonId() throws RefusedException {
        IdentifiedPerson visit = accountService.identifyOrCreateGuest(null);
        NewSession session = accountService.claim(visit.person(), "Rosamund", PASSWORD);

        assertEquals(visit.person().id(), session.person().id());
        assertEquals(Kind.MEMBER, session.person().kind());
        assertEquals("Rosamund", session.person().name());
        assertEquals(session.person(), accountService.identify(session.cookie()));
        assertNull(
                accountService.identify(visit.newCookie()),
                "the guest's old cookie must not give access to the member's account");
        assertFalse(Objects.requireNonNull(stored(session.person()).password()).contains(PASSWORD));
    }

    @Test
    void guestMayKeepGeneratedNameButNotChooseOne() throws RefusedException {
        Person guest = fixture.guest();
        assertEquals(
                guest.name(),
                accountService.claim(guest, guest.name(), PASSWORD).person().name());
        assertRefused(
                RefusedException.Kind.REFUSED, () -> accountService.claim(fixture.guest(), "MossyTurret42", PASSWORD));
    }

    @Test
    void takenNamesIgnoreCase() throws RefusedException {
        fixture.member("Rosamund");
        assertRefused(RefusedException.Kind.REFUSED, () -> fixture.member("rosaMUND"));
        assertRefused(RefusedException.Kind.REFUSED, () -> fixture.member("Ｒｏｓａｍｕｎｄ"));
    }

    @Test
    void memberCannotClaimAgain() throws RefusedException {
        NewSession session = fixture.member("Rosamund");
        assertRefused(
                RefusedException.Kind.REFUSED, () -> accountService.claim(session.person(), "Griselda", PASSWORD));
    }

    @Test
    void memberLogsInOnSecondDevice() throws RefusedException {
        NewSession here = fixture.member("Rosamund");
        NewSession there = accountService.login("rosamund", PASSWORD);
        assertNotEquals(here.cookie(), there.cookie());
        assertEquals(here.person(), accountService.identify(there.cookie()));
        assertEquals(here.person(), accountService.identify(here.cookie()));
    }

    @Test
    void wrongNameAndWrongPasswordGetSameAnswer() throws RefusedException {
        fixture.member("Rosamund");
        Person guest = fixture.guest();
        String answer = assertThrows(RefusedException.class, () -> accountService.login("Rosamund", "portcullis down"))
                .reason();
        for (String name : new String[] {"Griselda", guest.name(), "", "\u0000", "x".repeat(10_000), "Rosa mund"}) {
            var refused = assertThrows(RefusedException.class, () -> accountService.login(name, PASSWORD), name);
            assertEquals(answer, refused.reason());
            assertEquals(RefusedException.Kind.FORBIDDEN, refused.kind());
        }
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", ""));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", "x".repeat(60_000)));
    }

    @Test
    void rejectsMalformedNamesWithoutQuery() {
        int reads = fixture.database.personReads();
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("no\u0000body", PASSWORD));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("\uD800abc", PASSWORD));
        assertEquals(reads, fixture.database.personReads());
    }

    @Test
    void logoutEndsOnlyItsSession() throws RefusedException {
        NewSession here = fixture.member("Rosamund");
        NewSession there = accountService.login("Rosamund", PASSWORD);
        accountService.logout(here.cookie());
        assertNull(accountService.identify(here.cookie()));
        assertNotNull(accountService.identify(there.cookie()));
        accountService.logout(here.cookie());
        accountService.logout("nonsense");
        accountService.logout(null);
    }

    @Test
    void changingPasswordEndsOtherSessions() throws RefusedException {
        NewSession here = fixture.member("Rosamund");
        NewSession there = accountService.login("Rosamund", PASSWORD);
        NewSession changed = accountService.changePassword(here.person(), PASSWORD, "a tower of cards");

        assertNull(accountService.identify(here.cookie()));
        assertNull(accountService.identify(there.cookie()));
        assertNotNull(accountService.identify(changed.cookie()));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", PASSWORD));
        assertNotNull(accountService.login("Rosamund", "a tower of cards"));
    }

    @Test
    void changingPasswordRequiresOldOne() throws RefusedException {
        NewSession here = fixture.member("Rosamund");
        assertRefused(
                RefusedException.Kind.FORBIDDEN,
                () -> accountService.changePassword(here.person(), "portcullis down", "a tower of cards"));
        assertRefused(
                RefusedException.Kind.REFUSED, () -> accountService.changePassword(here.person(), PASSWORD, "short"));
        assertNotNull(accountService.login("Rosamund", PASSWORD));
    }

    @Test
    void deletedAccountLeavesOnlyGames() throws RefusedException {
        NewSession session = fixture.member("Rosamund");
        Person before = session.person();
        CreatedBot bot = accountService.createBot(before, "Rosamunds-engine");
        fixture.store.games().append(Samples.creation("a table"));
        fixture.store.tableExtras().putNote("a table", before.id(), "castle first");

        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.delete(before, "portcullis down"));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.delete(before, null));
        accountService.delete(before, PASSWORD);

        Person after = stored(before);
        assertEquals(Kind.DELETED, after.kind());
        assertTrue(after.name().matches("former-[0-9]{8}"), after.name());
        assertNull(after.password());
        assertEquals(after.name(), accountService.name(before.id()));
        assertNull(accountService.identify(session.cookie()));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Rosamund", PASSWORD));
        assertNull(fixture.store.tableExtras().note("a table", before.id()));
        assertEquals(Kind.DELETED, stored(bot.bot()).kind());
        assertNull(accountService.botByToken(bot.token()));
        assertRefused(RefusedException.Kind.UNKNOWN, () -> accountService.delete(before, PASSWORD));
    }

    @Test
    void deletesGuestWithoutPassword() throws RefusedException {
        IdentifiedPerson visit = accountService.identifyOrCreateGuest(null);
        accountService.delete(visit.person(), null);
        assertEquals(Kind.DELETED, stored(visit.person()).kind());
        assertNull(accountService.identify(visit.newCookie()));
    }

    @Test
    void guestWhoBecameMemberIsNotDeletedWithoutPassword() throws RefusedException {
        Person guest = fixture.guest();
        accountService.claim(guest, "Rosamund", PASSWORD);
        assertRefused(RefusedException.Kind.STALE, () -> accountService.delete(guest, null));
        assertEquals(Kind.MEMBER, stored(guest).kind());
    }

    @Test
    void loginRenewsOutdatedHash() throws RefusedException {
        Person member = fixture.member("Rosamund").person();
        String before = Objects.requireNonNull(stored(member).password());
        var harder = new Passwords(fixture.random, 20, 2);
        AccountService later = fixture.newAccountService(harder);

        later.login("Rosamund", PASSWORD);
        String after = Objects.requireNonNull(stored(member).password());
        assertTrue(before.startsWith("pbkdf2-sha512$10$"), before);
        assertTrue(after.startsWith("pbkdf2-sha512$20$"), after);

        later.login("Rosamund", PASSWORD);
        assertEquals(after, stored(member).password());
    }

    @Test
    void failedWriteLeavesAccountUnchanged() throws RefusedException {
        Person guest = fixture.guest();
        fixture.database.failWrites(true);
        assertThrows(StoreException.class, () -> accountService.claim(guest, "Rosamund", PASSWORD));
        fixture.database.failWrites(false);
        assertEquals(guest, stored(guest));
        assertEquals(guest.name(), accountService.name(guest.id()));
    }
}
