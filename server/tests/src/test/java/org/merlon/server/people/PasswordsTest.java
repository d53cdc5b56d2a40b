package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.server.guard.HashingPermit;
import org.merlon.server.guard.RefusedException;

/** Password hashes are salted, verifiable, and robust against damaged values. */
final class PasswordsTest {
    private static final String PASSWORD = "moat and drawbridge";
    private final SecureRandom random = new SecureRandom();
    private final Passwords passwords = new Passwords(random, 5, 2);

    @Test
    void serversHasherWorksInTurnsOnly() throws RefusedException {
        Passwords ofServer = passwords.requiringTurns();
        assertThrows(IllegalStateException.class, () -> ofServer.hash(PASSWORD));
        assertThrows(IllegalStateException.class, () -> ofServer.matches(PASSWORD, null));
        String hash = HashingPermit.hold(() -> ofServer.hash(PASSWORD));
        assertTrue(HashingPermit.hold(() -> ofServer.matches(PASSWORD, hash)));
        assertThrows(IllegalStateException.class, () -> ofServer.matches(PASSWORD, hash));
    }

    @Test
    void matchesOnlyOwnHash() throws RefusedException {
        String hash = passwords.hash(PASSWORD);
        assertTrue(hash.matches("pbkdf2-sha512\\$5\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{86}"), hash);
        assertTrue(passwords.matches(PASSWORD, hash));
        assertFalse(passwords.matches(PASSWORD + " ", hash));
        assertFalse(passwords.matches("", hash));
        assertNotEquals(hash, passwords.hash(PASSWORD), "each hash has its own salt");
    }

    @Test
    void hashStatesDefaultIterations() throws RefusedException {
        String hash = new Passwords(random).hash(PASSWORD);
        assertTrue(hash.startsWith("pbkdf2-sha512$210000$"), hash);
    }

    /** A hash computed with an independent implementation. */
    @Test
    void hashIsStandardPbkdf2() throws RefusedException {
        assertTrue(passwords.matches("password", INDEPENDENT_HASH));
    }

    private static final String INDEPENDENT_HASH = "pbkdf2-sha512$1000$TmFDbCBvZiBhIGNhc3RsZQ$TbHu72ILq5NtJ/qjQk"
            + "2x74j6B6Buqq7pcI6ngZH0SEIcZX2TiVjV4ESuOX6LfJAGYEb9kboxeAHOjORM/blQLg";

    @Test
    void normalizesPasswords() throws RefusedException {
        assertTrue(passwords.matches("cafe\u0301 am burgtor", passwords.hash("caf\u00E9 am burgtor")));
    }

    @Test
    void nothingMatchesWithoutHash() throws RefusedException {
        assertFalse(passwords.matches(PASSWORD, null));
        assertFalse(passwords.matches("", null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "pbkdf2-sha512$5$AAAA",
                "pbkdf2-sha512$five$AAAA$AAAA",
                "pbkdf2-sha512$0$AAAA$AAAA",
                "pbkdf2-sha512$-1$AAAA$AAAA",
                "pbkdf2-sha512$2000000000$AAAA$AAAA",
                "pbkdf2-sha512$5$$",
                "pbkdf2-sha512$5$AAAA$",
                "pbkdf2-sha512$5$!!!!$AAAA",
                "scrypt$5$AAAA$AAAA"
            })
    void nothingMatchesDamagedHash(String stored) throws RefusedException {
        assertFalse(passwords.matches(PASSWORD, stored));
        assertFalse(passwords.matches("", stored));
        assertTrue(passwords.isOutdated(stored));
    }

    @Test
    void hashWithOtherIterationsMatchesButIsOutdated() throws RefusedException {
        String hash = passwords.hash(PASSWORD);
        var harder = new Passwords(random, 6, 2);
        assertTrue(harder.matches(PASSWORD, hash));
        assertTrue(harder.isOutdated(hash));
        assertFalse(passwords.isOutdated(hash));
        assertEquals(210_000, Passwords.ITERATIONS);
    }
}
