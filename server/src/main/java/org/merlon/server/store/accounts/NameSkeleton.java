package org.merlon.server.store.accounts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * Computes a name's visual skeleton: two names with the same skeleton are easily confused.
 *
 * <p>The table beside this class is derived from Unicode's data on confusable characters, limited to characters allowed
 * in names. A test generates it again and compares.
 */
public final class NameSkeleton {
    public static final String TABLE_FILE = "lookalikes.txt";

    private static final Map<Integer, String> PROTOTYPES = readPrototypes();

    private NameSkeleton() {}

    /**
     * Returns the skeleton of a name. Characters are replaced twice, before and after case folding, since some are only
     * alike as capitals. Separators are dropped, and I, l, 1 and i are the same.
     */
    public static String of(String name) {
        String prototypes = toPrototypes(Normalizer.normalize(name, Normalizer.Form.NFKC));
        String folded = toPrototypes(NormalizedName.foldCase(prototypes));
        var skeleton = new StringBuilder(folded.length());
        NormalizedName.foldCase(folded)
                .codePoints()
                .filter(c -> c != '-' && c != '_' && c != '.' && !Character.isWhitespace(c))
                .map(c -> c == 'i' ? 'l' : c)
                .forEach(skeleton::appendCodePoint);
        return skeleton.toString();
    }

    private static String toPrototypes(String text) {
        var replaced = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .forEach(c -> replaced.append(PROTOTYPES.getOrDefault(c, Character.toString(c))));
        return Normalizer.normalize(replaced, Normalizer.Form.NFD);
    }

    /** Reads lines such as {@code a ɑαа}: the first character is the prototype of all others. */
    private static Map<Integer, String> readPrototypes() {
        try (InputStream in = NameSkeleton.class.getResourceAsStream(TABLE_FILE)) {
            if (in == null) {
                throw new IllegalStateException("the table " + TABLE_FILE + " is missing from the jar");
            }
            var prototypes = new HashMap<Integer, String>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> {
                        int space = line.indexOf(' ');
                        line.substring(space + 1)
                                .codePoints()
                                .forEach(c -> prototypes.put(c, line.substring(0, space)));
                    });
            return Map.copyOf(prototypes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
