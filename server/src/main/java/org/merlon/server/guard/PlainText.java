package org.merlon.server.guard;

import java.text.Normalizer;
import java.util.regex.Pattern;
import org.merlon.engine.words.Phrase;

/**
 * Text by people for people, freed of what would garble the page it is shown on.
 *
 * <p>It may hold any sign whatsoever, markup included, and must be escaped where it is shown.
 */
public final class PlainText {
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|[\r\n\u000B\f\u0085\u2028\u2029]");

    private PlainText() {}

    /** One line of at most so many characters, or nothing if there is nothing to be seen; several lines become one. */
    public static String clean(String text, int maxLength) throws RefusedException {
        return limited(LINE_BREAK.matcher(text).replaceAll(" "), maxLength);
    }

    /** Likewise, with line breaks kept. */
    public static String cleanLines(String text, int maxLength) throws RefusedException {
        return limited(LINE_BREAK.matcher(text).replaceAll("\n"), maxLength);
    }

    private static String limited(String text, int maxLength) throws RefusedException {
        var kept = new StringBuilder(text.length());
        text.codePoints()
                .map(c -> c == '\t' ? ' ' : c)
                .filter(PlainText::isKept)
                .forEach(kept::appendCodePoint);
        String clean = Normalizer.normalize(kept, Normalizer.Form.NFC).strip();
        if (clean.codePoints().allMatch(PlainText::isUnseen)) {
            return "";
        }
        int length = clean.codePointCount(0, clean.length());
        if (length > maxLength) {
            throw new RefusedException(
                    Phrase.of("house-no-too-long").with("most", maxLength).with("length", length));
        }
        return clean;
    }

    private static boolean isKept(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c == '\n';
            // Halves of a character, which cannot be written down in UTF-8.
            case Character.SURROGATE -> false;
            // Most of these are invisible orders, such as to turn the direction of all that follows.
            case Character.FORMAT -> isNeededFormat(c);
            default -> (c & 0xFFFE) != 0xFFFE;
        };
    }

    private static boolean isUnseen(int c) {
        return Character.getType(c) == Character.FORMAT || Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** The joiners that Persian, Indian scripts and emoji need, marks that turn nothing, and the tags of some flags. */
    private static boolean isNeededFormat(int c) {
        return c == 0x200C || c == 0x200D || c == 0x200E || c == 0x200F || (c >= 0xE0020 && c <= 0xE007F);
    }
}
