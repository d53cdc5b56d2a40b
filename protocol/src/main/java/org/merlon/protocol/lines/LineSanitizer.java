package org.merlon.protocol.lines;

/** Makes untrusted text safe to repeat in a reply: one line, no control characters, limited length. */
public final class LineSanitizer {
    /** The maximum length of a message, so that a client cannot make the engine repeat a megabyte. */
    public static final int MAX_LENGTH = 500;

    private LineSanitizer() {}

    public static String of(String text) {
        return of(text, MAX_LENGTH);
    }

    public static String of(String text, int maxLength) {
        var line = new StringBuilder(Math.min(text.length(), maxLength));
        int index = 0;
        while (index < text.length() && line.length() < maxLength) {
            int codePoint = text.codePointAt(index);
            line.appendCodePoint(harmless(codePoint));
            index += Character.charCount(codePoint);
        }
        return index < text.length() ? line.append('…').toString() : line.toString();
    }

    private static int harmless(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.SPACE_SEPARATOR -> ' ';
            // Format characters can change the text direction; half a surrogate pair cannot be encoded as UTF-8.
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> '?';
            default -> codePoint;
        };
    }
}
