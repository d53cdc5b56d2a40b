package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to play a game. What it is called and what it is about stands in the game's catalogue.
 *
 * @param name for games that still bring their own sentences, else null
 * @param summary one plain sentence for whoever chooses, as the name
 * @param options what can be agreed on
 * @param cooperative whether all win or lose as one
 * @param ignored options of sister variants that may be named here and have no effect
 */
public record Variant(
        String id,
        @Nullable String name,
        @Nullable String summary,
        int minPlayers,
        int maxPlayers,
        List<Option> options,
        List<Option> ignored,
        boolean cooperative) {

    public Variant(String id, int minPlayers, int maxPlayers, List<Option> options, List<Option> ignored) {
        this(id, null, null, minPlayers, maxPlayers, options, ignored, false);
    }

    /** A variant in which people compete, for games that still bring their own sentences. */
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
