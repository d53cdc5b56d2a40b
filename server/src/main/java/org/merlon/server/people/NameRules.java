package org.merlon.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.merlon.server.guard.Limits;
import org.merlon.server.table.RefusedException;

/** What people and their bots may be called. */
final class NameRules {
    private static final Set<String> RESERVED = Set.copyOf(WordList.read("reserved-names.txt"));
    private static final Pattern SEPARATORS = Pattern.compile("[-_.]");
    private static final Pattern NUMBER_AT_END = Pattern.compile("\\p{Nd}+$");

    private NameRules() {}

    /** Whether somebody might be called this; the database need not be asked for any other name. */
    static boolean isPossible(String name) {
        try {
            form(name);
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    /** The name in the form in which it is kept, if it follows the rules. */
    static String check(String wanted) throws RefusedException {
        String name = form(wanted);
        if (isReserved(name)) {
            throw new RefusedException("That name is reserved; please choose another.");
        }
        return name;
    }

    private static String form(String wanted) throws RefusedException {
        // Before anything else is done with it, since normalising can make a text longer but not much shorter.
        if (wanted.length() > 4 * Limits.MAX_NAME) {
            throw tooLong();
        }
        String name = Normalizer.normalize(wanted, Normalizer.Form.NFKC).strip();
        int length = name.codePointCount(0, name.length());
        if (length > Limits.MAX_NAME) {
            throw tooLong();
        }
        if (length < Limits.MIN_NAME) {
            throw new RefusedException("A name has at least " + Limits.MIN_NAME + " characters.");
        }
        if (!isLetter(name.codePointAt(0))) {
            throw new RefusedException("A name begins with a letter.");
        }
        if (!name.codePoints().allMatch(NameRules::isAllowed)) {
            throw new RefusedException("A name is made of letters, digits, hyphens, underscores and dots.");
        }
        return name;
    }

    /** Without regard to case, separators and a number at the end, which change little in how a name is read. */
    private static boolean isReserved(String name) {
        String plain = SEPARATORS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
        String letters = NUMBER_AT_END.matcher(plain).replaceAll("");
        return RESERVED.contains(letters)
                || RESERVED.contains(plain)
                || (letters.length() < plain.length() && GuestNames.isPair(letters));
    }

    private static boolean isAllowed(int c) {
        return isLetter(c) || Character.isDigit(c) || c == '-' || c == '_' || c == '.';
    }

    private static boolean isLetter(int c) {
        // The two fillers of the Korean alphabet count as letters but show nothing.
        return Character.isLetter(c) && c != 0x115F && c != 0x1160;
    }

    private static RefusedException tooLong() {
        return new RefusedException("A name has at most " + Limits.MAX_NAME + " characters.");
    }
}
