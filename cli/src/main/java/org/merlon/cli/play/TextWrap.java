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

    static List<String> wrap(String head, String text) {
        return wrap(head, List.of(text.split(" ", -1)), " ");
    }

    /** Joins words and wraps them; lines after the first are indented by the width of {@code head}, within a limit. */
    static List<String> wrap(String head, List<String> words, String between) {
        var lines = new ArrayList<String>();
        String indent = " ".repeat(Math.min(head.length(), MAX_INDENT));
        String end = between.stripTrailing();
        int room = WIDTH - end.length();
        var line = new StringBuilder(head);
        boolean fresh = true;
        for (String word : words) {
            if (!fresh && line.length() + between.length() + word.length() > room) {
                lines.add(line + end);
                line = new StringBuilder(indent);
                fresh = true;
            }
            line.append(fresh ? "" : between).append(word);
            fresh = false;
            while (line.length() > room) { // a word wider than the screen is broken, at a blank if possible
                int blank = line.lastIndexOf(" ", room);
                int cut = blank > indent.length() ? blank : room;
                lines.add(line.substring(0, cut).stripTrailing());
                line = new StringBuilder(indent + line.substring(cut).strip());
            }
        }
        lines.add(line.toString());
        return List.copyOf(lines);
    }
}
