package org.merlon.onceupon;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How positions, tables and moves call what is an enum here: by its name in lower case. */
final class Ids {
    private Ids() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> @Nullable E find(E[] all, String id) {
        for (E each : all) {
            if (of(each).equals(id)) {
                return each;
            }
        }
        return null;
    }
}
