package org.merlon.server.store.accounts;

import java.text.Normalizer;
import java.util.Locale;

/** The one form of a name: whatever compares names, counts by them or looks them up, does so by this. */
public final class NormalizedName {
    private NormalizedName() {}

    /**
     * A name as it is compared: without space around it, compatible forms of a letter as one, and so its cases.
     */
    public static String of(String name) {
        return Normalizer.normalize(folded(Normalizer.normalize(name, Normalizer.Form.NFKC)), Normalizer.Form.NFKC)
                .strip();
    }

    /** Raised before it is lowered, since some letters meet only there (the two small sigmas, the sharp s and a double s). */
    static String folded(String text) {
        return text.toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replace('ς', 'σ'); // lower-casing looks at the end of a word again
    }
}
