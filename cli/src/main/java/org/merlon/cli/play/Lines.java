package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;

/** Texts cut to the width of the screen. */
final class Lines {
    static final int WIDTH = 80;

    private Lines() {}

    static List<String> wrap(String text) {
        return wrap("", List.of(text.split(" ", -1)), " ");
    }

    /** Words one after the other; lines after the first are indented as far as {@code head} is wide. */
    static List<String> wrap(String head, List<String> words, String between) {
        var lines = new ArrayList<String>();
        String indent = " ".repeat(head.length());
        var line = new StringBuilder(head);
        boolean fresh = true;
        for (String word : words) {
            if (!fresh && line.length() + between.length() + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
                fresh = true;
            }
            String rest = word;
            while (line.length() + rest.length() > WIDTH) { // one that is wider than the screen
                int room = WIDTH - line.length();
                lines.add(line + rest.substring(0, room));
                rest = rest.substring(room);
                line = new StringBuilder(indent);
            }
            line.append(fresh ? "" : between).append(rest);
            fresh = false;
        }
        lines.add(line.toString());
        return List.copyOf(lines);
    }
}
