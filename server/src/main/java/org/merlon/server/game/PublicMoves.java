package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The public text of a move that names something hidden, linked to those before it. Copies of a game share the chain.
 */
final class PublicMoves {
    private final @Nullable PublicMoves before;
    private final int number;
    private final String text;

    /** The texts by number; built on the first request for an earlier one. */
    private @Nullable Map<Integer, String> all;

    PublicMoves(@Nullable PublicMoves before, int number, String text) {
        this.before = before;
        this.number = number;
        this.text = text;
    }

    /** The public text of an entry, or null if its full text is public. */
    @Nullable String textAt(int entry) {
        if (entry >= number) {
            return entry == number ? text : null;
        }
        Map<Integer, String> found = all;
        if (found == null) {
            found = new HashMap<>();
            for (PublicMoves each = this; each != null; each = each.before) {
                found.put(each.number, each.text);
            }
            all = found; // two threads may build the same map, which does no harm
        }
        return found.get(entry);
    }
}
