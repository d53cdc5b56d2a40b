package org.merlon.server.guard;

import java.text.Normalizer;
import java.util.regex.Pattern;
import org.merlon.engine.words.Phrase;

/**
 * Cleans text written by users from characters that would garble the page it is shown on.
 *
 * <p>The result may contain any visible character, including markup, and must be escaped when shown.
 */
public final class TextSanitizer {
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|[\r\n\u000B\f\u0085\u2028\u2029]");

    private TextSanitizer() {}

    /** Returns one line of limited length, or an empty string if nothing is visible; line breaks become spaces. */
    public static String clean(String text, int maxLength) throws RefusedException {
        return cleanAndLimit(LINE_BREAK.matcher(text).replaceAll(" "), maxLength);
    }

    /** Like {@link #clean}, with line breaks preserved. */
    public static String cleanLines(String text, int maxLength) throws RefusedException {
        return cleanAndLimit(LINE_BREAK.matcher(text).replaceAll("\n"), maxLength);
    }

    private static String cleanAndLimit(String text, int maxLength) throws RefusedException {
        var allowed = new StringBuilder(text.length());
        text.codePoints()
                .map(c -> c == '\t' ? ' ' : c)
                .filter(TextSanitizer::isAllowed)
                .forEach(allowed::appendCodePoint);
        String clean = Normalizer.normalize(allowed, Normalizer.Form.NFC).strip();
        if (clean.codePoints().allMatch(TextSanitizer::isInvisible)) {
            return "";
        }
        int length = clean.codePointCount(0, clean.length());
        if (length > maxLength) {
            throw new RefusedException(
                    Phrase.of("error-text-too-long").with("most", maxLength).with("length", length));
        }
        return clean;
    }

    private static boolean isAllowed(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c == '\n';
            // Unpaired surrogates cannot be encoded in UTF-8.
            case Character.SURROGATE -> false;
            // Most of these are invisible controls, such as changes of the text direction.
            case Character.FORMAT -> isAllowedFormat(c);
            default -> (c & 0xFFFE) != 0xFFFE;
        };
    }

    private static boolean isInvisible(int c) {
        return Character.getType(c) == Character.FORMAT || Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Joiners needed by Persian, Indian scripts and emoji, harmless direction marks, and the tags of some flags. */
    private static boolean isAllowedFormat(int c) {
        return c == 0x200C || c == 0x200D || c == 0x200E || c == 0x200F || (c >= 0xE0020 && c <= 0xE007F);
    }
}
