package org.merlon.blackstone.offer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.VerbForm;

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
        NOTHING(0, ""),
        CORNER(1, "corner:corner"),
        OPEN_CARD(1, "place:place"),
        SPACE(1, "space:at"),
        TWO_SPACES(2, "space:from space:to"),
        /** Words that each quest reads for itself, because they name what a seat has. */
        HAND(-1, "");

        final int words;

        /** As {@link VerbForm} has them. */
        final String args;

        Shape(int words, String args) {
            this.words = words;
            this.args = args;
        }
    }

    /** A card, and for each of its halves the space, with - for none, and the set or the side of a vassal that goes with it. */
    private static final String USED =
            "task:task space:left set>set?:leftSet side?:leftVassal=.+/.+ space:right set>set?:rightSet"
                    + " side?:rightVassal=.+/.+";

    private static final Verb[] ALL = values();

    final Shape shape;
    private final String word = Ids.of(this);

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

    /** All verbs as those who read notation are told of them. */
    public static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            String args = verb == USE ? USED : verb == EXCHANGE ? "place:place vassal:vassal" : verb.shape.args;
            forms.add(VerbForm.of(verb.word, args, Map.of(), verb.word));
        }
        return List.copyOf(forms);
    }

    static int count() {
        return ALL.length;
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }
}
