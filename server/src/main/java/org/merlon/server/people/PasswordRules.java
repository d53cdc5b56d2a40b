package org.merlon.server.people;

import java.util.Locale;
import java.util.Set;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/** Rules for passwords. Length is what counts, so digits or special characters are not required. */
final class PasswordRules {
    private static final Set<String> COMMON_PASSWORDS = Set.copyOf(WordList.read("frequent-passwords.txt"));

    private PasswordRules() {}

    static void check(String name, String password) throws RefusedException {
        int length = password.codePointCount(0, password.length());
        if (length < ServerLimits.MIN_PASSWORD_LENGTH) {
            throw new RefusedException(
                    Phrase.of("error-password-too-short").with("most", ServerLimits.MIN_PASSWORD_LENGTH));
        }
        if (length > ServerLimits.MAX_PASSWORD_LENGTH) {
            throw new RefusedException(
                    Phrase.of("error-password-too-long").with("most", ServerLimits.MAX_PASSWORD_LENGTH));
        }
        if (password.equalsIgnoreCase(name)) {
            throw new RefusedException(Phrase.of("error-password-equals-name"));
        }
        if (COMMON_PASSWORDS.contains(password.toLowerCase(Locale.ROOT))) {
            throw new RefusedException(Phrase.of("error-password-too-common"));
        }
        if (password.codePoints().distinct().count() == 1) {
            throw new RefusedException(Phrase.of("error-password-repeats-character"));
        }
    }
}
