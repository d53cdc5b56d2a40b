package org.merlon.server.store.accounts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * What a name looks like, whatever it is spelled with: two names with one skeleton cannot be told apart at a glance.
 *
 * <p>The table beside this class is taken from Unicode's data on confusable characters, for what names may hold. A test
 * makes it anew and compares.
 */
public final class NameSkeleton {
    public static final String FILE = "lookalikes.txt";

    private static final Map<Integer, String> PROTOTYPES = read();

    private NameSkeleton() {}

    /**
     * The skeleton of a name. Characters are replaced twice, as they are written and as they look in the other case, since
     * some are alike only in capitals; what merely separates is left out; and I, l, 1 and i are one.
     */
    public static String skeleton(String name) {
        String written = replaced(Normalizer.normalize(name, Normalizer.Form.NFKC));
        String folded = replaced(NormalizedName.folded(written));
        var skeleton = new StringBuilder(folded.length());
        NormalizedName.folded(folded)
                .codePoints()
                .filter(c -> c != '-' && c != '_' && c != '.' && !Character.isWhitespace(c))
                .map(c -> c == 'i' ? 'l' : c)
                .forEach(skeleton::appendCodePoint);
        return skeleton.toString();
    }

    private static String replaced(String text) {
        var replaced = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .forEach(c -> replaced.append(PROTOTYPES.getOrDefault(c, Character.toString(c))));
        return Normalizer.normalize(replaced, Normalizer.Form.NFD);
    }

    /** Lines such as {@code a ɑαа}: what stands first is what all the others look like. */
    private static Map<Integer, String> read() {
        try (InputStream in = NameSkeleton.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the table " + FILE + " is missing from the jar");
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
