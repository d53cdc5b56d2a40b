package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The public text of a move that names something hidden, linked to those before it. Copies of a game share the chain.
 */
final class PublicMoves {
    private final @Nullable PublicMoves previous;
    private final int number;
    private final String text;

    /** The texts by number; built on the first request for an earlier one. */
    private @Nullable Map<Integer, String> textByNumber;

    PublicMoves(@Nullable PublicMoves previous, int number, String text) {
        this.previous = previous;
        this.number = number;
        this.text = text;
    }

    /** The public text of an entry, or null if its full text is public. */
    @Nullable String textAt(int entry) {
        if (entry >= number) {
            return entry == number ? text : null;
        }
        Map<Integer, String> texts = textByNumber;
        if (texts == null) {
            texts = new HashMap<>();
            for (PublicMoves chain = this; chain != null; chain = chain.previous) {
                texts.put(chain.number, chain.text);
            }
            textByNumber = texts; // two threads may build the same map, which does no harm
        }
        return texts.get(entry);
    }
}
