package org.merlon.server.game;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What others may read of a move that names something hidden, and of those before it; a chain that copies of a game share.
 */
final class PublicMoves {
    private final @Nullable PublicMoves before;
    private final int number;
    private final String text;

    /** By number; made when more than the last one is asked for. */
    private @Nullable Map<Integer, String> all;

    PublicMoves(@Nullable PublicMoves before, int number, String text) {
        this.before = before;
        this.number = number;
        this.text = text;
    }

    /** What may be read of an entry, or null if all of it may. */
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
            all = found; // two threads may both make it, and make the same
        }
        return found.get(entry);
    }
}
