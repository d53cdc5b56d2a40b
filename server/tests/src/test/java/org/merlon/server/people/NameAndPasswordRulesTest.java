package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/** Rules for names and passwords. */
final class NameAndPasswordRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "R2-D2",
                "jean_luc",
                "Åsa.Öberg",
                "Ωμέγα",
                "Иван",
                "山田たろう",
                "मीरा",
                "กิตติ์",
                "মীরা",
                "Gardener",
                "Sunny7",
                "Oakley42"
            })
    void acceptsName(String name) throws RefusedException {
        assertEquals(name, NameRules.check(name));
    }

    @ParameterizedTest
    @CsvSource({"Ｒｏｏｋ, Rook", "' Rook ', Rook", "Rook\u0301y, Rooḱy", "oﬃce, office"})
    void normalizesName(String wanted, String normalized) throws RefusedException {
        assertEquals(normalized, NameRules.check(wanted));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ab",
                "abcdefghijklmnopqrstu",
                "7up",
                "-dash",
                "_us",
                "two words",
                "a<b>c",
                "tab\tbed",
                "null\u0000byte",
                "\u202Eevil",
                "evil\u202E",
                "zero\u200Bwidth",
                "\u3164\u3164\u3164",
                "abc\u115F",
                "rook♜",
                "ीमरा",
                "मीीीीरा",
                "half\uD800",
            })
    void rejectsName(String name) {
        assertThrows(RefusedException.class, () -> NameRules.check(name));
        assertFalse(NameRules.isWellFormed(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Аdmira", "Ωmega", "Rооk", "pаypal", "七seven", "Ann1٢"})
    void rejectsMixedScripts(String name) {
        var refused = assertThrows(RefusedException.class, () -> NameRules.check(name));
        assertTrue(refused.reason().contains("one alphabet"), refused.reason());
        assertTrue(NameRules.isWellFormed(name), "existing accounts with such names must still be able to log in");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "adrnin",
                "ADMlN",
                "rnerlon",
                "M0ssyTurret42",
                "admin",
                "Admin",
                "ADMIN",
                "a.d-m_i.n",
                "admin7",
                "Merlon",
                "merlon-2026",
                "bot",
                "Bot_1",
                "system",
                "guest",
                "Guest123",
                "greedy",
                "random",
                "null",
                "former-12345678",
                "MossyTurret42",
                "mossy-turret-7",
                "ａｄｍｉｎ"
            })
    void rejectsReservedNames(String name) {
        var refused = assertThrows(RefusedException.class, () -> NameRules.check(name));
        assertTrue(refused.reason().contains("reserved"), refused.reason());
    }

    @Test
    void rejectsHugeNamesBeforeNormalizing() {
        assertThrows(RefusedException.class, () -> NameRules.check("\uFDFA".repeat(10_000)));
    }

    @Test
    void countsLengthInCodePoints() throws RefusedException {
        String twenty = "𝒳".repeat(ServerLimits.MAX_NAME_LENGTH);
        assertEquals("X".repeat(ServerLimits.MAX_NAME_LENGTH), NameRules.check(twenty));
        String wide = "𠀀".repeat(ServerLimits.MAX_NAME_LENGTH);
        assertEquals(wide, NameRules.check(wide));
        assertThrows(RefusedException.class, () -> NameRules.check(wide + "𠀀"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"moat and drawbridge", "korrekt pferd", "ünïcödé-wörd", "🏰🐉🗝️🐎🦅🏹🛡️⚔️", "password of mine"
            })
    void acceptsPassword(String password) {
        assertDoesNotThrow(() -> PasswordRules.check("Rosamund", password));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "seven77",
                "password",
                "Password123",
                "QWERTYUIOP",
                "rosamund",
                "Rosamund",
                "zzzzzzzzz",
                "🏰🏰🏰🏰🏰🏰🏰🏰"
            })
    void rejectsPassword(String password) {
        assertThrows(RefusedException.class, () -> PasswordRules.check("Rosamund", password));
    }

    @Test
    void rejectsOverlongPassword() {
        String longest = "ab".repeat(ServerLimits.MAX_PASSWORD_LENGTH / 2);
        assertDoesNotThrow(() -> PasswordRules.check("Rosamund", longest));
        assertThrows(RefusedException.class, () -> PasswordRules.check("Rosamund", longest + "c"));
    }

    @Test
    void wordListsAreWellFormed() {
        assertTrue(GuestNames.ADJECTIVES.size() >= 60);
        assertTrue(GuestNames.NOUNS.size() >= 60);
        for (String word : Stream.concat(GuestNames.ADJECTIVES.stream(), GuestNames.NOUNS.stream())
                .toList()) {
            assertTrue(word.matches("[a-z]{3,7}"), word);
        }
        assertEquals(GuestNames.NOUNS.size(), new HashSet<>(GuestNames.NOUNS).size());
        assertEquals(GuestNames.ADJECTIVES.size(), new HashSet<>(GuestNames.ADJECTIVES).size());
        for (String password : WordList.read("frequent-passwords.txt")) {
            assertTrue(
                    password.length() >= ServerLimits.MIN_PASSWORD_LENGTH,
                    password + " is refused for its length anyway");
            assertEquals(password.toLowerCase(java.util.Locale.ROOT), password);
        }
        for (String name : WordList.read("reserved-names.txt")) {
            assertTrue(name.matches("[a-z]{3,20}"), name);
        }
    }

    @Test
    void rejectsGuestNamesForOthers() {
        var random = new Random(1);
        for (int i = 0; i < 200; i++) {
            String name = GuestNames.draw(random, i % GuestNames.MAX_ATTEMPTS);
            assertTrue(name.length() <= ServerLimits.MAX_NAME_LENGTH, name);
            assertTrue(NameRules.isWellFormed(name), name);
            assertThrows(RefusedException.class, () -> NameRules.check(name), name);
        }
    }

    @Test
    void guestNumbersGrowWithAttempts() {
        assertTrue(GuestNames.draw(new Random(1), 0).matches("[A-Za-z]+[0-9]{2}"));
        assertTrue(GuestNames.draw(new Random(1), GuestNames.MAX_ATTEMPTS - 1).matches("[A-Za-z]+[0-9]{6}"));
    }
}
