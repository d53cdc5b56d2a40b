package org.merlon.blackstone.offer;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The kinds of move, and what the words after the first name. */
public enum Verb {
    CORNER(Shape.CORNER),
    TAKE(Shape.OPEN_CARD),
    SLIDE(Shape.TWO_SPACES),
    SWAP(Shape.TWO_SPACES),
    FLIP(Shape.SPACE),
    KNIGHT(Shape.NOTHING),
    EXCHANGE(Shape.HAND),
    END(Shape.NOTHING),
    PASS(Shape.NOTHING),
    USE(Shape.HAND);

    /** What a move names beside its verb. */
    enum Shape {
        NOTHING(0, "nothing"),
        CORNER(1, "a corner: nw, ne, se or sw"),
        OPEN_CARD(1, "the place of an open card, 1 to 5"),
        SPACE(1, "one space"),
        TWO_SPACES(2, "two spaces"),
        /** Words that each quest reads for itself, because they name what a seat has. */
        HAND(-1, "");

        final int words;
        final String wanted;

        Shape(int words, String wanted) {
            this.words = words;
            this.wanted = wanted;
        }
    }

    private static final Verb[] ALL = values();

    final Shape shape;
    private final String word = name().toLowerCase(Locale.ROOT);

    Verb(Shape shape) {
        this.shape = shape;
    }

    public String word() {
        return word;
    }

    /** Whether it ends a turn. */
    public boolean ends() {
        return this == END || this == PASS;
    }

    static int count() {
        return ALL.length;
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    static @Nullable Verb byWord(String word) {
        for (Verb verb : ALL) {
            if (verb.word.equals(word)) {
                return verb;
            }
        }
        return null;
    }
}
