package org.merlon.arena.report;

import java.util.ArrayList;
import java.util.List;

/** A text table: the first column is aligned left, the others right. */
final class TextTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    void add(String... cells) {
        rows.add(List.of(cells));
    }

    List<String> lines() {
        var widths = new ArrayList<Integer>();
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                if (i == widths.size()) {
                    widths.add(0);
                }
                widths.set(i, Math.max(widths.get(i), row.get(i).length()));
            }
        }
        var lines = new ArrayList<String>();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String padding = " ".repeat(widths.get(i) - row.get(i).length());
                if (widths.get(i) > 0) { // an empty column is left out
                    line.append(i == 0 ? row.get(i) + padding : GAP + padding + row.get(i));
                }
            }
            lines.add(line.toString().stripTrailing());
        }
        return List.copyOf(lines);
    }
}
