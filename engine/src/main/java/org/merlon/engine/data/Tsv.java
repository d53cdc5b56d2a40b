package org.merlon.engine.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table of a game's data: tab-separated values with a header line, read from a resource in the game's package.
 *
 * <p>Nothing else in the engine and the games does I/O; these files are part of the program, like classes.
 */
public final class Tsv {
    private final String source;
    private final Map<String, Integer> columns = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();

    /** Parses a text; error messages refer to it by {@code source}. */
    public Tsv(String source, String text) {
        this.source = source;
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            String[] cells = (line.endsWith("\r") ? line.substring(0, line.length() - 1) : line).split("\t", -1);
            if (columns.isEmpty()) {
                for (int i = 0; i < cells.length; i++) {
                    columns.put(cells[i], i);
                }
            } else if (cells.length == columns.size()) {
                rows.add(new Row(number, cells));
            } else {
                throw new TsvException(
                        source,
                        number,
                        cells.length + " cells between tabs, where the heading has " + columns.size() + ": " + line);
            }
        }
    }

    /** Reads the resource {@code name} in the package of {@code owner}; it must exist. */
    public static Tsv of(Class<?> owner, String name) {
        return new Tsv(name, resource(owner, name));
    }

    /**
     * Reads a table of printed material, such as cards, which the owner of a printed game may have replaced by a table named
     * {@code game/name}; see {@link RulesData}.
     */
    public static Tsv replaceable(String game, Class<?> owner, String name) {
        return new Tsv(name, RulesData.text(game + "/" + name, resource(owner, name)));
    }

    private static String resource(Class<?> owner, String name) {
        try (@Nullable InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name + " beside " + owner.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Row> rows() {
        return rows;
    }

    /** Creates an exception about the table as a whole. */
    public TsvException wrong(String what) {
        return new TsvException(source + ": " + what);
    }

    /** One row of the table. */
    public final class Row {
        private final int line;
        private final String[] cells;

        private Row(int line, String[] cells) {
            this.line = line;
            this.cells = cells;
        }

        public String text(String column) {
            Integer index = columns.get(column);
            if (index == null) {
                throw new TsvException(source, 1, "there is no column " + column);
            }
            return cells[index];
        }

        public int whole(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException e) {
                throw wrong(column + ": a whole number is wanted, not '" + text(column) + "'");
            }
        }

        /** Returns a number, which must be within the bounds. */
        public int whole(String column, int min, int max) {
            int number = whole(column);
            if (number < min || number > max) {
                throw wrong(column + ": " + number + " is not within " + min + " to " + max);
            }
            return number;
        }

        /** Creates an exception about this line. */
        public TsvException wrong(String what) {
            return new TsvException(source, line, what);
        }
    }
}
