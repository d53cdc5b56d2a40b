package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;

/**
 * The itemised score of a seat.
 *
 * @param parts the items of the current score; their points add up to {@link #total}
 * @param outlook the items that would be added if the next scoring took place now
 */
public record ScoreSheet(List<Part> parts, List<Part> outlook) {
    /**
     * One item of a score.
     *
     * @param what the reason for the points
     * @param id the game's name for this kind of item; several items may have the same
     * @param at the place on the board in the game's notation, or null
     */
    public record Part(
            Phrase what, String id, int points, @Nullable String at) {
        public Part(Phrase what, String id, int points) {
            this(what, id, points, null);
        }
    }

    public ScoreSheet {
        parts = List.copyOf(parts);
        outlook = List.copyOf(outlook);
    }

    public int total() {
        return sum(parts);
    }

    public int outlookTotal() {
        return sum(outlook);
    }

    private static int sum(List<Part> parts) {
        int sum = 0;
        for (Part part : parts) {
            sum += part.points();
        }
        return sum;
    }
}
