package org.merlon.server.store.accounts;

import java.text.Normalizer;
import java.util.Locale;

/** Converts names to a canonical form, used wherever names are compared, counted or looked up. */
public final class NameNormalizer {
    private NameNormalizer() {}

    /** Returns the canonical form: stripped, NFKC-normalized and case-folded. */
    public static String normalize(String name) {
        return Normalizer.normalize(foldCase(Normalizer.normalize(name, Normalizer.Form.NFKC)), Normalizer.Form.NFKC)
                .strip();
    }

    /**
     * Upper-cases before lower-casing, since some letters only coincide that way (the two small sigmas, sharp s and
     * double s).
     */
    static String foldCase(String text) {
        return text.toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replace('ς', 'σ'); // lower-casing depends on the position in the word
    }
}
