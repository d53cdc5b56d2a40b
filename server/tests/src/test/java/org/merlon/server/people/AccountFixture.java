package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.function.Executable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.MemoryDatabase;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.Person;

/** Accounts in an in-memory database, with a manual clock and fast password hashing. */
final class AccountFixture implements AutoCloseable {
    static final String PASSWORD = "moat and drawbridge";

    final SecureRandom random = new SecureRandom();
    final MemoryDatabase database = new MemoryDatabase();
    final Store store = database.open();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    final AccountService accountService = newAccountService();

    /** Creates the service anew on the same database, as after a restart. */
    AccountService newAccountService() {
        return newAccountService(new Passwords(random, 10, 2));
    }

    AccountService newAccountService(Passwords passwords) {
        return new AccountService(store.accounts(), () -> now, random, passwords);
    }

    void advanceTime(Duration time) {
        now = now.plus(time);
    }

    Person guest() throws RefusedException {
        return accountService.identifyOrCreateGuest(null).person();
    }

    NewSession member(String name) throws RefusedException {
        return accountService.claim(guest(), name, PASSWORD);
    }

    /** Asserts that an attempt is refused with this kind. */
    static void assertRefused(RefusedException.Kind kind, Executable attempt) {
        assertEquals(kind, assertThrows(RefusedException.class, attempt).kind());
    }

    @Override
    public void close() {
        store.close();
        database.close();
    }
}
