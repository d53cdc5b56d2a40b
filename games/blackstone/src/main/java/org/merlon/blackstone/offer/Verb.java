package org.merlon.blackstone.offer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.move.VerbForm.Flag;

/** The kinds of move and their arguments. */
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

    /** The arguments of a verb. */
    enum Shape {
        NOTHING(0, ""),
        CORNER(1, "corner:corner"),
        OPEN_CARD(1, "place:place"),
        SPACE(1, "space:at"),
        TWO_SPACES(2, "space:from space:to"),
        /** Arguments that each quest reads itself, because they name items of a seat. */
        HAND(-1, "");

        final int argumentCount;

        /** The arguments in the syntax of {@link VerbForm}. */
        final String arguments;

        Shape(int argumentCount, String arguments) {
            this.argumentCount = argumentCount;
            this.arguments = arguments;
        }
    }

    /**
     * The arguments of {@link #USE}: a card, and for each of its halves a space, or - for none, and the set or vassal
     * that belongs to it.
     */
    private static final String USE_ARGS =
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

    /** Returns whether this verb ends a turn. */
    public boolean endsTurn() {
        return this == END || this == PASS;
    }

    private Flag[] flags() {
        return switch (this) {
            case CORNER -> new Flag[] {Flag.CONFIRM};
            case END -> new Flag[] {Flag.ENDS};
            case PASS -> new Flag[] {Flag.ENDS, Flag.DECLINES};
            case SLIDE, SWAP, FLIP -> new Flag[] {Flag.REPEATS};
            case TAKE, EXCHANGE, USE -> new Flag[] {Flag.POINTED};
            default -> new Flag[0];
        };
    }

    /** Returns the forms of all verbs for documentation. */
    public static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            String arguments =
                    verb == USE ? USE_ARGS : verb == EXCHANGE ? "place:place vassal:vassal" : verb.shape.arguments;
            forms.add(VerbForm.of(verb.word, arguments, Map.of(), verb.word, verb.flags()));
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
