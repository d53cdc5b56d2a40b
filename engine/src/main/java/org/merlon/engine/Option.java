package org.merlon.engine;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;

/**
 * Something that people agree on before a game; the first of its values is the default. What it is called and what it is
 * about stands in the game's catalogue.
 */
public sealed interface Option {
    String id();

    /** All values, the default first. */
    List<Data> values();

    /** One of several words. */
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

    /** Off unless switched on. */
    record Switch(String id) implements Option {
        @Override
        public List<Data> values() {
            return List.of(new Data.Truth(false), new Data.Truth(true));
        }
    }
}
