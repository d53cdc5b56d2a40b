package org.merlon.blackstone.king.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.move.VerbForm.Flag;

/** The kinds of move, their words and their arguments. */
public enum Verb {
    FAMILY(Shape.FAMILY),
    CORNER(Shape.CORNER),
    REFRESH(Shape.CORNER),
    RECALL(Shape.NOTHING),
    LEAVE(Shape.NOTHING),
    MUSTER(Shape.TOKEN),
    SLIDE(Shape.FROM_TO, TokenCost.KNIGHT),
    RETAIN(Shape.RETAIN, TokenCost.KNIGHT),
    SWAP(Shape.FROM_TO, TokenCost.WIZARD),
    FLIP(Shape.SPACE, TokenCost.WIZARD),
    DRAW(Shape.DECK, TokenCost.WIZARD),
    GUARD(Shape.SPACE),
    UNGUARD(Shape.SPACE),
    KILL(Shape.KILL),
    COMPLETE(Shape.COMPLETE),
    DONE(Shape.NOTHING),
    KEEP(Shape.TASK),
    PLACE(Shape.SPACE),
    REWARD(Shape.REWARD),
    ACCEPT(Shape.ACCEPT),
    DECLINE(Shape.NOTHING),
    REFILL(Shape.SPACE),
    LEAVE_EMPTY(Shape.SPACE, "leave"),
    INTRIGUE(Shape.TASK_SPACE),
    FACEDOWN(Shape.TASK),
    PASS(Shape.NOTHING),
    DISCARD(Shape.TASK),
    DISCARD_VASSAL(Shape.VASSAL, "discard");

    /** The arguments of a verb. */
    public enum Shape {
        NOTHING(""),
        FAMILY("family:family"),
        CORNER("corner:corner"),
        TOKEN("pay:token"),
        SPACE("space:at"),
        FROM_TO("space:from space:to"),
        RETAIN("space:at corner?:corner=nw|ne|se|sw|none"),
        DECK("deck:deck shown?:shown=two"),
        KILL("dog:dog rats:rats"),
        COMPLETE("task:task space:left space:right type?:as=knight|wizard adopt>dog?:dog with>upcharge*:with"),
        /** A task card, which is left out where other players must not know it. */
        TASK("task?:task=[A-Z][0-9]+"),
        TASK_SPACE("task:task space:at"),
        REWARD("reward:reward"),
        ACCEPT("type?:as=knight|wizard with>upcharge*:with"),
        VASSAL("vassal:vassal");

        /** The arguments in the syntax of {@link VerbForm}. */
        final String arguments;

        Shape(String arguments) {
            this.arguments = arguments;
        }
    }

    private static final Verb[] ALL = values();

    public final Shape shape;
    public final String word;

    /** The usual payment of an action; meaningless for verbs that are not {@link #isPayable}. */
    public final TokenCost usualCost;

    public final boolean isPayable;

    Verb(Shape shape) {
        this.shape = shape;
        word = Ids.of(this);
        usualCost = TokenCost.KNIGHT;
        isPayable = false;
    }

    Verb(Shape shape, String word) {
        this.shape = shape;
        this.word = word;
        usualCost = TokenCost.KNIGHT;
        isPayable = false;
    }

    Verb(Shape shape, TokenCost usualCost) {
        this.shape = shape;
        this.word = Ids.of(this);
        this.usualCost = usualCost;
        isPayable = true;
    }

    /**
     * Returns whether a move with this verb may show hidden information or draw from chance. {@link KingState#reveals}
     * refines this for a state.
     */
    public boolean reveals() {
        return switch (this) {
            case SLIDE, SWAP, FLIP, GUARD, UNGUARD, KILL -> false;
            default -> true;
        };
    }

    private Flag[] flags() {
        return switch (this) {
            case CORNER, DISCARD -> new Flag[] {Flag.CONFIRM};
            case DONE -> new Flag[] {Flag.ENDS};
            case PASS -> new Flag[] {Flag.ENDS, Flag.DECLINES};
            case DECLINE -> new Flag[] {Flag.DECLINES};
            case SLIDE, SWAP, FLIP, GUARD -> new Flag[] {Flag.REPEATS};
            case COMPLETE, PLACE, INTRIGUE -> new Flag[] {Flag.POINTED};
            default -> new Flag[0];
        };
    }

    /** Returns the forms of all verbs for documentation; two verbs that share a word have one form. */
    public static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            String arguments = switch (verb) {
                case LEAVE -> "space?:at";
                case DISCARD -> Shape.TASK.arguments + " vassal?:vassal";
                default -> verb.shape.arguments + (verb.isPayable ? " pay?:pay=knight|wizard|knights" : "");
            };
            if (verb != LEAVE_EMPTY && verb != DISCARD_VASSAL) {
                forms.add(VerbForm.of(verb.word, arguments, Map.of(), verb.word, verb.flags()));
            }
        }
        return List.copyOf(forms);
    }

    public static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
