package org.merlon.engine.info;

import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * A recommended setup: a variant with a choice of options. Its name is in the game's message catalogue.
 *
 * @param players the number of players it is meant for, or {@link #ANY_NUMBER_OF_PLAYERS}
 * @param options the options it sets; all others keep their defaults
 */
public record RecommendedSetup(String id, String variant, int players, Map<String, Data> options) {
    /** Any number of players. */
    public static final int ANY_NUMBER_OF_PLAYERS = 0;

    public RecommendedSetup {
        options = Map.copyOf(options);
    }

    public RecommendedSetup(String id, String variant, Map<String, Data> options) {
        this(id, variant, ANY_NUMBER_OF_PLAYERS, options);
    }
}
