package org.merlon.engine;

import java.util.Map;
import org.merlon.engine.data.Data;

/**
 * A good way to begin a game, for whoever does not want to decide on everything; its name stands in the game's catalogue.
 *
 * @param players for how many it is meant, {@link #ANY} for any
 * @param options what is agreed on; all other options keep their defaults
 */
public record Beginning(String id, String variant, int players, Map<String, Data> options) {
    /** For as many as there are. */
    public static final int ANY = 0;

    public Beginning {
        options = Map.copyOf(options);
    }

    public Beginning(String id, String variant, Map<String, Data> options) {
        this(id, variant, ANY, options);
    }
}
