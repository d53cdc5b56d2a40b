package org.merlon.engine.data;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.parts.Hash;

/**
 * Tables that an owner of a printed game has put in the place of ours.
 *
 * <p>Games read their tables when their classes are loaded, and keep them. So this is decided once by whoever starts the
 * program, before the first of them is read, and never changes afterwards.
 */
public final class RulesData {
    /** Replaced tables by name, such as {@code blackstone/tasks.tsv}. */
    private static final SortedMap<String, String> REPLACED = new TreeMap<>();

    /** Those that differ from ours, with a hash of what they say. */
    private static final SortedMap<String, Long> CHANGED = new TreeMap<>();

    /** All tables that could have been replaced and have been read. */
    private static final TreeSet<String> READ = new TreeSet<>();

    private RulesData() {}

    /** Takes tables by name; refused once a game has been loaded, because it would follow the old ones. */
    public static synchronized void replace(Map<String, String> tables) {
        if (!READ.isEmpty()) {
            throw new IllegalStateException("the games have been loaded already");
        }
        REPLACED.putAll(tables);
    }

    /** The text of a table: ours, or what stands in its place. */
    static synchronized String text(String name, String ours) {
        READ.add(name);
        String text = REPLACED.get(name);
        if (text == null) {
            return ours;
        }
        if (!plain(text).equals(plain(ours))) {
            CHANGED.put(name, hash(plain(text)));
        }
        return text;
    }

    /** Names of tables that were given and that no game has asked for. */
    public static synchronized List<String> unread() {
        var names = new TreeSet<>(REPLACED.keySet());
        names.removeAll(READ);
        return List.copyOf(names);
    }

    /** Names of the tables that can be replaced, as far as the games that use them have been loaded. */
    public static synchronized List<String> replaceable() {
        return List.copyOf(READ);
    }

    /** The tables of a game that differ from ours, by file name, as they are read now. */
    public static synchronized Map<String, String> changed(String game) {
        var tables = new TreeMap<String, String>();
        for (String name : CHANGED.keySet()) {
            if (name.startsWith(game + "/")) {
                tables.put(name.substring(game.length() + 1), REPLACED.getOrDefault(name, ""));
            }
        }
        return tables;
    }

    /** Tells one set of replaced tables from another: 16 hexadecimal digits, or null where a game is played with ours. */
    public static synchronized @Nullable String fingerprint(String game) {
        long sum = 0;
        boolean any = false;
        for (Map.Entry<String, Long> table : CHANGED.entrySet()) {
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

    /** Line ends and blank lines are no difference. */
    private static String plain(String text) {
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
