package org.merlon.server.people;

import java.util.Locale;
import java.util.Set;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RateLimits;
import org.merlon.server.guard.RefusedException;

/** What passwords may be; length is what counts, so nobody is told to add a digit or a sign. */
final class PasswordRules {
    private static final Set<String> COMMON = Set.copyOf(WordList.read("common-passwords.txt"));

    private PasswordRules() {}

    static void check(String name, String password) throws RefusedException {
        int length = password.codePointCount(0, password.length());
        if (length < RateLimits.MIN_PASSWORD) {
            throw new RefusedException(Phrase.of("house-no-password-short").with("most", RateLimits.MIN_PASSWORD));
        }
        if (length > RateLimits.MAX_PASSWORD) {
            throw new RefusedException(Phrase.of("house-no-password-long").with("most", RateLimits.MAX_PASSWORD));
        }
        if (password.equalsIgnoreCase(name)) {
            throw new RefusedException(Phrase.of("house-no-password-name"));
        }
        if (COMMON.contains(password.toLowerCase(Locale.ROOT))) {
            throw new RefusedException(Phrase.of("house-no-password-common"));
        }
        if (password.codePoints().distinct().count() == 1) {
            throw new RefusedException(Phrase.of("house-no-password-repeats"));
        }
    }
}
