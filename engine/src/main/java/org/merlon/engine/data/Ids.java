package org.merlon.engine.data;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How positions, tables, moves and catalogues call what is an enum in code: by its name, as words are written. */
public final class Ids {
    private Ids() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static <E extends Enum<E>> @Nullable E find(E[] all, String id) {
        for (E each : all) {
            if (of(each).equals(id)) {
                return each;
            }
        }
        return null;
    }
}
