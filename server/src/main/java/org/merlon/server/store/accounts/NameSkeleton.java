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
 * in names. A test generates it again and compares. A second table adds what Unicode leaves out, such as vv for w.
 */
public final class NameSkeleton {
    public static final String TABLE_FILE = "lookalikes.txt";

    private static final String MORE_FILE = "more-lookalikes.txt";

    private static final Map<Integer, String> PROTOTYPES = readPrototypes();

    private NameSkeleton() {}

    /**
     * Returns the skeleton of a name. Characters are replaced twice, before and after case folding, since some are only
     * alike as capitals. Separators are dropped, and I, l, 1 and i are the same.
     */
    public static String of(String name) {
        String prototypes = toPrototypes(Normalizer.normalize(name, Normalizer.Form.NFKC));
        String folded = toPrototypes(NameNormalizer.foldCase(prototypes));
        var skeleton = new StringBuilder(folded.length());
        NameNormalizer.foldCase(folded)
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

    private static Map<Integer, String> readPrototypes() {
        var prototypes = new HashMap<Integer, String>();
        readPrototypes(TABLE_FILE, prototypes);
        readPrototypes(MORE_FILE, prototypes);
        return Map.copyOf(prototypes);
    }

    /** Reads lines such as {@code a ɑαа}: the first characters are the prototype of all others. */
    private static void readPrototypes(String file, Map<Integer, String> prototypes) {
        try (InputStream in = NameSkeleton.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the table " + file + " is missing from the jar");
            }
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> {
                        int space = line.indexOf(' ');
                        line.substring(space + 1)
                                .codePoints()
                                .forEach(c -> prototypes.putIfAbsent(c, line.substring(0, space)));
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
