package org.merlon.engine;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;

/**
 * A setting that the players agree on before a game; the first of its values is the default. Its name and description are in
 * the game's message catalogue.
 */
public sealed interface Option {
    String id();

    /** Returns all values, the default first. */
    List<Data> values();

    /**
     * Returns whether the option is ours and not in the rulebook. Positions and stored games name it only if it differs
     * from its default.
     */
    default boolean isHouseRule() {
        return false;
    }

    /** A choice between several words. */
    record Choice(String id, List<String> words) implements Option {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public List<Data> values() {
            var values = new ArrayList<Data>();
            for (String word : words) {
                values.add(new Data.Text(word));
            }
            return values;
        }
    }

    /** A boolean option, off by default. */
    record Switch(String id, boolean isHouseRule) implements Option {
        /** Creates an option of the rulebook. */
        public Switch(String id) {
            this(id, false);
        }

        @Override
        public List<Data> values() {
            return List.of(new Data.Truth(false), new Data.Truth(true));
        }
    }
}
