package org.merlon.protocol;

/** Makes foreign text fit to be repeated in a reply: one line, no control characters, not too long. */
final class OneLine {
    /** A message longer than this helps nobody, and a client must not make the engine repeat a megabyte. */
    static final int MAX_LENGTH = 500;

    private OneLine() {}

    static String of(String text) {
        return of(text, MAX_LENGTH);
    }

    static String of(String text, int maxLength) {
        var line = new StringBuilder(Math.min(text.length(), maxLength));
        int at = 0;
        while (at < text.length() && line.length() < maxLength) {
            int point = text.codePointAt(at);
            line.appendCodePoint(harmless(point));
            at += Character.charCount(point);
        }
        return at < text.length() ? line.append('…').toString() : line.toString();
    }

    private static int harmless(int point) {
        return switch (Character.getType(point)) {
            case Character.SPACE_SEPARATOR -> ' ';
            // Format characters turn the direction of writing; half a surrogate pair cannot be written as UTF-8.
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> '?';
            default -> point;
        };
    }
}
