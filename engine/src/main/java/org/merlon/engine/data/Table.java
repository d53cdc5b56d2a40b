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
 * A table of a game's data, tab-separated with a heading line, read from a resource beside the game's classes.
 *
 * <p>The only place in engine and games that reads anything: the file is part of the program, as a class is.
 */
public final class Table {
    private final String source;
    private final Map<String, Integer> columns = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();

    private Table(String source, String text) {
        this.source = source;
        for (String line : text.split("\n", -1)) {
            if (line.isBlank()) {
                continue;
            }
            String[] cells = line.split("\t", -1);
            if (columns.isEmpty()) {
                for (int i = 0; i < cells.length; i++) {
                    columns.put(cells[i], i);
                }
            } else if (cells.length == columns.size()) {
                rows.add(new Row(cells));
            } else {
                throw new IllegalStateException(
                        source + ": " + cells.length + " cells where the heading has " + columns.size() + ": " + line);
            }
        }
    }

    /** Reads the table {@code name} that lies beside {@code owner}; its absence is a mistake of the build. */
    public static Table of(Class<?> owner, String name) {
        try (@Nullable InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name + " beside " + owner.getName());
            }
            return new Table(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Row> rows() {
        return rows;
    }

    /** One line of the table. */
    public final class Row {
        private final String[] cells;

        private Row(String[] cells) {
            this.cells = cells;
        }

        public String text(String column) {
            Integer index = columns.get(column);
            if (index == null) {
                throw new IllegalStateException(source + ": no column " + column);
            }
            return cells[index];
        }

        public int whole(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException e) {
                throw new IllegalStateException(source + ": " + column + ": not a number: " + text(column), e);
            }
        }
    }
}
