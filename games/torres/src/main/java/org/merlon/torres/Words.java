package org.merlon.torres;

import java.util.Locale;

/** Names of constants as the words that people type. */
final class Words {
    private Words() {}

    static String lower(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
