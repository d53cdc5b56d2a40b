package org.merlon.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;

/**
 * A seat's score, part by part, each with what it is for.
 *
 * @param parts what makes up the score as it stands; their points add up to {@link #total}
 * @param outlook what would be added if the next scoring came now
 */
public record ScoreSheet(List<Part> parts, List<Part> outlook) {
    /**
     * One reason for points.
     *
     * @param at where on the board it lies, as the game spells spaces, or null
     */
    public record Part(Phrase what, int points, @Nullable String at) {
        public Part(Phrase what, int points) {
            this(what, points, null);
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
