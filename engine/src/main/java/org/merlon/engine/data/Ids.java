package org.merlon.engine.data;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The ids of enum constants in positions, tables, moves and catalogues: {@code KNIGHT_WIZARD} is {@code knight-wizard}. */
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
