package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to play a game.
 *
 * @param summary one plain sentence for whoever chooses
 * @param options what can be agreed on
 * @param cooperative whether all win or lose as one
 * @param ignored options of sister variants that may be named here and have no effect
 */
public record Variant(
        String id,
        String name,
        String summary,
        int minPlayers,
        int maxPlayers,
        List<Option> options,
        List<Option> ignored,
        boolean cooperative) {

    /** A variant in which people compete. */
    public Variant(
            String id,
            String name,
            String summary,
            int minPlayers,
            int maxPlayers,
            List<Option> options,
            List<Option> ignored) {
        this(id, name, summary, minPlayers, maxPlayers, options, ignored, false);
    }

    public Variant {
        options = List.copyOf(options);
        ignored = List.copyOf(ignored);
    }

    @Nullable Option option(String id) {
        for (Option option : options) {
            if (option.id().equals(id)) {
                return option;
            }
        }
        for (Option option : ignored) {
            if (option.id().equals(id)) {
                return option;
            }
        }
        return null;
    }
}
