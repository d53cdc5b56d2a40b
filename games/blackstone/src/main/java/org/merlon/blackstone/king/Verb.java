package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.VerbForm;

/** The kinds of move: what they are called and what they name. */
enum Verb {
    FAMILY(Shape.FAMILY),
    CORNER(Shape.CORNER),
    REFRESH(Shape.CORNER),
    RECALL(Shape.NOTHING),
    LEAVE(Shape.NOTHING),
    MUSTER(Shape.TOKEN),
    SLIDE(Shape.FROM_TO, Pay.KNIGHT),
    RETAIN(Shape.RETAIN, Pay.KNIGHT),
    SWAP(Shape.FROM_TO, Pay.WIZARD),
    FLIP(Shape.SPACE, Pay.WIZARD),
    DRAW(Shape.DECK, Pay.WIZARD),
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

    /** What follows the verb. */
    enum Shape {
        NOTHING(""),
        FAMILY("family:family"),
        CORNER("corner:corner"),
        TOKEN("pay:token"),
        SPACE("space:at"),
        FROM_TO("space:from space:to"),
        RETAIN("space:at corner?:corner=nw|ne|se|sw|none"),
        DECK("deck:deck"),
        KILL("dog:dog rats:rats"),
        COMPLETE("task:task space:left space:right type?:as=knight|wizard adopt>dog?:dog with>upcharge*:with"),
        /** A card that only its owner may know is not named to others. */
        TASK("task?:task=[A-Z][0-9]+"),
        TASK_SPACE("task:task space:at"),
        REWARD("reward:reward"),
        ACCEPT("type?:as=knight|wizard with>upcharge*:with"),
        VASSAL("vassal:vassal");

        /** As {@link VerbForm} has them. */
        final String args;

        Shape(String args) {
            this.args = args;
        }
    }

    private static final Verb[] ALL = values();

    final Shape shape;
    final String word;

    /** What an action usually costs; for verbs that no other token can pay it means nothing. */
    final Pay usual;

    final boolean payable;

    Verb(Shape shape) {
        this.shape = shape;
        word = Ids.of(this);
        usual = Pay.KNIGHT;
        payable = false;
    }

    Verb(Shape shape, String word) {
        this.shape = shape;
        this.word = word;
        usual = Pay.KNIGHT;
        payable = false;
    }

    Verb(Shape shape, Pay usual) {
        this.shape = shape;
        this.word = Ids.of(this);
        this.usual = usual;
        payable = true;
    }

    /** Whether playing it may show what was hidden, or draw from chance; what it shows now the state knows better. */
    boolean reveals() {
        return switch (this) {
            case SLIDE, SWAP, FLIP, GUARD, UNGUARD, KILL -> false;
            default -> true;
        };
    }

    /** All verbs as those who read notation are told of them; two that share a word are one. */
    static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            String args = switch (verb) {
                case LEAVE -> "space?:at";
                case DISCARD -> Shape.TASK.args + " vassal?:vassal";
                default -> verb.shape.args + (verb.payable ? " pay?:pay=knight|wizard|knights" : "");
            };
            if (verb != LEAVE_EMPTY && verb != DISCARD_VASSAL) {
                forms.add(VerbForm.of(verb.word, args, Map.of(), verb.word));
            }
        }
        return List.copyOf(forms);
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    static int count() {
        return ALL.length;
    }
}
