package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;

/** Wraps texts to the width of the screen. */
final class TextWrap {
    static final int WIDTH = 80;
    private static final int MAX_INDENT = 6; // more would waste the screen

    private TextWrap() {}

    static List<String> wrap(String text) {
        return wrap("", text);
    }

    static List<String> wrap(String prefix, String text) {
        return wrap(prefix, List.of(text.split(" ", -1)), " ");
    }

    /** Joins words and wraps them; lines after the first are indented by the width of {@code head}, within a limit. */
    static List<String> wrap(String prefix, List<String> words, String separator) {
        var lines = new ArrayList<String>();
        String indent = " ".repeat(Math.min(prefix.length(), MAX_INDENT));
        String lineEnd = separator.stripTrailing();
        int width = WIDTH - lineEnd.length();
        var line = new StringBuilder(prefix);
        boolean atLineStart = true;
        for (String word : words) {
            if (!atLineStart && line.length() + separator.length() + word.length() > width) {
                lines.add(line + lineEnd);
                line = new StringBuilder(indent);
                atLineStart = true;
            }
            line.append(atLineStart ? "" : separator).append(word);
            atLineStart = false;
            while (line.length() > width) { // a word wider than the screen is broken, at a blank if possible
                int blank = line.lastIndexOf(" ", width);
                int cut = blank > indent.length() ? blank : width;
                lines.add(line.substring(0, cut).stripTrailing());
                line = new StringBuilder(indent + line.substring(cut).strip());
            }
        }
        lines.add(line.toString());
        return List.copyOf(lines);
    }
}
