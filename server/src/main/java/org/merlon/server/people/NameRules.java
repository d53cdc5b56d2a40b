package org.merlon.server.people;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.NameSkeleton;

/** Rules for the names of people and their bots. */
final class NameRules {
    static final String TAKEN_MESSAGE = "error-name-taken";

    /** Skeletons of the reserved names, so that lookalikes are reserved too. */
    private static final Set<String> RESERVED_SKELETONS =
            WordList.read("reserved-names.txt").stream().map(NameSkeleton::of).collect(Collectors.toSet());

    /** Scripts that may be mixed in one name. */
    private static final List<Set<UnicodeScript>> MIXABLE_SCRIPTS = List.of(
            EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.HAN, UnicodeScript.BOPOMOFO),
            EnumSet.of(UnicodeScript.HAN, UnicodeScript.HANGUL));

    /** A Thai letter may have a vowel sign and a tone mark; some scripts add one more. */
    private static final int MAX_MARKS_IN_A_ROW = 3;

    private static final Pattern NUMBER_AT_END = Pattern.compile("\\p{Nd}+$");

    private NameRules() {}

    /** Returns true if a name is well-formed; the database need not be queried for others. */
    static boolean isWellFormed(String name) {
        try {
            normalize(name);
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    /** Returns the name in its stored form, if it follows all rules. */
    static String check(String wantedName) throws RefusedException {
        String name = normalize(wantedName);
        if (!isOfOneScript(name)) {
            throw new RefusedException(Phrase.of("error-name-mixed-alphabets"));
        }
        if (isReserved(name)) {
            throw new RefusedException(Phrase.of("error-name-reserved"));
        }
        return name;
    }

    private static String normalize(String wantedName) throws RefusedException {
        // Checked first, since normalizing can make a text much longer, but not much shorter.
        if (wantedName.length() > 4 * ServerLimits.MAX_NAME_LENGTH) {
            throw tooLong();
        }
        String name = Normalizer.normalize(wantedName, Normalizer.Form.NFKC).strip();
        int length = name.codePointCount(0, name.length());
        if (length > ServerLimits.MAX_NAME_LENGTH) {
            throw tooLong();
        }
        if (length < ServerLimits.MIN_NAME_LENGTH) {
            throw new RefusedException(Phrase.of("error-name-too-short").with("most", ServerLimits.MIN_NAME_LENGTH));
        }
        if (!isLetter(name.codePointAt(0))) {
            throw new RefusedException(Phrase.of("error-name-invalid-first-character"));
        }
        if (!name.codePoints().allMatch(NameRules::isAllowed) || hasTooManyMarks(name)) {
            throw new RefusedException(Phrase.of("error-name-invalid-characters"));
        }
        return name;
    }

    /**
     * Returns true if all letters are of one script (or of a mixture used in Japanese, Chinese or Korean) and all
     * digits of one kind.
     */
    private static boolean isOfOneScript(String name) {
        var scripts = EnumSet.noneOf(UnicodeScript.class);
        var zeros = new HashSet<Integer>();
        name.codePoints().forEach(c -> {
            scripts.add(UnicodeScript.of(c));
            if (Character.isDigit(c)) {
                zeros.add(c - Character.digit(c, 10));
            }
        });
        scripts.remove(UnicodeScript.COMMON);
        scripts.remove(UnicodeScript.INHERITED);
        return zeros.size() <= 1
                && (scripts.size() <= 1 || MIXABLE_SCRIPTS.stream().anyMatch(mixable -> mixable.containsAll(scripts)));
    }

    /** Compares skeletons, and ignores a number at the end, which hardly changes how a name is read. */
    private static boolean isReserved(String name) {
        String letters = NUMBER_AT_END.matcher(name).replaceAll("");
        return RESERVED_SKELETONS.contains(NameSkeleton.of(letters))
                || RESERVED_SKELETONS.contains(NameSkeleton.of(name))
                || (letters.length() < name.length() && GuestNames.looksGenerated(letters));
    }

    private static boolean isAllowed(int c) {
        return isLetter(c) || isVowelSign(c) || Character.isDigit(c) || c == '-' || c == '_' || c == '.';
    }

    /** Returns whether a character is a vowel sign or the like of one script, as names in Devanagari or Thai have. */
    private static boolean isVowelSign(int c) {
        int type = Character.getType(c);
        UnicodeScript script = UnicodeScript.of(c);
        return (type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK)
                && script != UnicodeScript.INHERITED
                && script != UnicodeScript.COMMON;
    }

    /** Returns whether more marks follow each other than any script needs. */
    private static boolean hasTooManyMarks(String name) {
        int inARow = 0;
        for (int c : name.codePoints().toArray()) {
            inARow = isVowelSign(c) ? inARow + 1 : 0;
            if (inARow > MAX_MARKS_IN_A_ROW) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLetter(int c) {
        // The two fillers of the Korean alphabet count as letters but are invisible.
        return Character.isLetter(c) && c != 0x115F && c != 0x1160;
    }

    private static RefusedException tooLong() {
        return new RefusedException(Phrase.of("error-name-too-long").with("most", ServerLimits.MAX_NAME_LENGTH));
    }
}
