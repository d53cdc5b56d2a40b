package org.merlon.engine.data;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.parts.Hash;

/**
 * Tables of card data that the owner of a printed game supplies instead of ours.
 *
 * <p>Games read their tables when their classes are loaded. The replacements must therefore be set at program start, before
 * the first table is read, and never change afterwards.
 */
public final class RulesData {
    /** Replaced tables by name, such as {@code blackstone/tasks.tsv}. */
    private static final SortedMap<String, String> REPLACED = new TreeMap<>();

    /** The tables that differ from ours, with a hash of their contents. Every view asks for them, so they are not locked. */
    private static volatile SortedMap<String, Long> changedHashes = new TreeMap<>();

    /** All replaceable tables that have been read. */
    private static final TreeSet<String> READ = new TreeSet<>();

    private RulesData() {}

    /** Sets replacement tables by name; throws if a game has already read its tables. */
    public static synchronized void replace(Map<String, String> tables) {
        if (!READ.isEmpty()) {
            throw new IllegalStateException("the games have already been loaded");
        }
        REPLACED.putAll(tables);
    }

    /** Returns the text of a table: the replacement, or ours. */
    static synchronized String text(String name, String builtIn) {
        READ.add(name);
        String text = REPLACED.get(name);
        if (text == null) {
            return builtIn;
        }
        if (!normalized(text).equals(normalized(builtIn))) {
            var hashes = new TreeMap<>(changedHashes);
            hashes.put(name, hash(normalized(text)));
            changedHashes = hashes;
        }
        return text;
    }

    /** Returns the names of replacement tables that no game has read. */
    public static synchronized List<String> unread() {
        var names = new TreeSet<>(REPLACED.keySet());
        names.removeAll(READ);
        return List.copyOf(names);
    }

    /** Returns the names of the replaceable tables of all games loaded so far. */
    public static synchronized List<String> replaceable() {
        return List.copyOf(READ);
    }

    /** Returns the replaced tables of a game that differ from ours, by file name. */
    public static synchronized Map<String, String> changed(String game) {
        var tables = new TreeMap<String, String>();
        for (String name : changedHashes.keySet()) {
            if (name.startsWith(game + "/")) {
                tables.put(name.substring(game.length() + 1), REPLACED.getOrDefault(name, ""));
            }
        }
        return tables;
    }

    /** Returns a fingerprint of a game's replaced tables, 16 hexadecimal digits, or null if it uses only ours. */
    public static @Nullable String fingerprint(String game) {
        long sum = 0;
        boolean any = false;
        for (Map.Entry<String, Long> table : changedHashes.entrySet()) {
            if (table.getKey().startsWith(game + "/")) {
                sum = Hash.add(Hash.add(sum, hash(table.getKey())), table.getValue());
                any = true;
            }
        }
        if (!any) {
            return null;
        }
        String digits = Long.toHexString(sum);
        return "0".repeat(16 - digits.length()) + digits;
    }

    /** Removes differences in line ends and blank lines. */
    private static String normalized(String text) {
        var plain = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            if (!line.isBlank()) {
                plain.append(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line)
                        .append('\n');
            }
        }
        return plain.toString();
    }

    private static long hash(String text) {
        long hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = Hash.add(hash, text.charAt(i));
        }
        return hash;
    }
}
