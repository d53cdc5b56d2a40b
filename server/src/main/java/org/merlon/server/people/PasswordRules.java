package org.merlon.server.people;

import java.util.Locale;
import java.util.Set;
import org.merlon.server.guard.Limits;
import org.merlon.server.table.RefusedException;

/** What passwords may be; length is what counts, so nobody is told to add a digit or a sign. */
final class PasswordRules {
    private static final Set<String> COMMON = Set.copyOf(WordList.read("common-passwords.txt"));

    private PasswordRules() {}

    static void check(String name, String password) throws RefusedException {
        int length = password.codePointCount(0, password.length());
        if (length < Limits.MIN_PASSWORD) {
            throw new RefusedException("A password has at least " + Limits.MIN_PASSWORD + " characters.");
        }
        if (length > Limits.MAX_PASSWORD) {
            throw new RefusedException("A password has at most " + Limits.MAX_PASSWORD + " characters.");
        }
        if (password.equalsIgnoreCase(name)) {
            throw new RefusedException("The password must differ from the name.");
        }
        if (COMMON.contains(password.toLowerCase(Locale.ROOT))) {
            throw new RefusedException("That password is one of the first that are guessed; please choose another.");
        }
        if (password.codePoints().distinct().count() == 1) {
            throw new RefusedException("That password repeats one character; please choose another.");
        }
    }
}
