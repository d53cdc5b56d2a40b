package org.merlon.server.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Word lists in resource files of this package: one word per line; {@code #} starts a comment. */
final class WordList {
    private WordList() {}

    static List<String> read(String file) {
        try (InputStream in = WordList.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the word list " + file + " is missing from the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads lines such as {@code noun: tower gate} as one list per heading. */
    static Map<String, List<String>> readGroups(String file) {
        var groups = new LinkedHashMap<String, List<String>>();
        for (String line : read(file)) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new IllegalStateException(file + " has a line without a heading: " + line);
            }
            groups.computeIfAbsent(line.substring(0, colon), heading -> new ArrayList<>())
                    .addAll(List.of(line.substring(colon + 1).strip().split(" +", -1)));
        }
        return groups;
    }
}
