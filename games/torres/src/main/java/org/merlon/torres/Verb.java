package org.merlon.torres;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.move.VerbForm.Flag;

/** The kinds of move, each with its notation, its arguments and its cost in action points. */
enum Verb {
    CASTLE(Shape.SPACE, 0),
    SETUP(Shape.SPACE, 0),
    KING(Shape.SPACE, 0),
    STAY(Shape.NOTHING, 0),
    STACK(Shape.SIZE, 0),
    END(Shape.NOTHING, 0),
    SCORE(Shape.NOTHING, 1),
    DRAW(Shape.NOTHING, 1),
    BLOCK(Shape.SPACE, 1),
    KNIGHT(Shape.SPACE, 2),
    MOVE(Shape.FROM_TO, 1),
    DOOR(Shape.FROM_TO, 1),
    LEAP(ActionCard.LEAP, Shape.FROM_TO),
    UNDER(ActionCard.UNDER, Shape.SPACE),
    SUPPLY(ActionCard.SUPPLY, Shape.SPACE),
    DIAGONAL(ActionCard.DIAGONAL, Shape.FROM_TO),
    DOORS(ActionCard.DOORS, Shape.FROM_TO),
    AP6(ActionCard.AP6, Shape.NOTHING),
    AP7(ActionCard.AP7, Shape.NOTHING),
    SHIFT(ActionCard.SHIFT, Shape.FROM_TO),
    RELOCATE(ActionCard.RELOCATE, Shape.FROM_TO),
    VAULT(ActionCard.VAULT, Shape.FROM_TO);

    /** The arguments that follow the verb. */
    enum Shape {
        NOTHING(""),
        SIZE("size:size"),
        SPACE("space:at"),
        FROM_TO("space:from space:to");

        /** The arguments in the notation of {@link VerbForm}. */
        final String arguments;

        final int argumentCount;

        Shape(String arguments) {
            this.arguments = arguments;
            argumentCount = arguments.isEmpty() ? 0 : arguments.split(" ", -1).length;
        }
    }

    private static final Verb[] ALL = values();

    final Shape shape;
    final int cost;

    /** The action card this verb plays, or null. */
    final @Nullable ActionCard card;

    private final String word;

    Verb(Shape shape, int cost) {
        this.shape = shape;
        this.cost = cost;
        this.card = null;
        word = Ids.of(this);
    }

    Verb(ActionCard card, Shape shape) {
        this.shape = shape;
        this.cost = 0; // cards cost no action points (T-36)
        this.card = card;
        word = "card " + card.id();
    }

    /** Returns the word or words with which the move begins. */
    String word() {
        return word;
    }

    /** Returns the group that players see as one action: all cards are one, and steps and doors are one. */
    String group() {
        if (card != null) {
            return "card";
        }
        return this == DOOR ? MOVE.word() : word();
    }

    private Flag[] flags() {
        return switch (this) {
            case CASTLE, SETUP, KING -> new Flag[] {Flag.CONFIRM}; // it is another player's turn at once
            case END -> new Flag[] {Flag.ENDS};
            default -> new Flag[0];
        };
    }

    /** Returns true for a draw: it shows a hidden card, so it cannot be undone. */
    boolean reveals() {
        return this == DRAW;
    }

    /** Returns the forms of all verbs, for clients that read notation. */
    static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            Map<String, Integer> cost = verb.cost == 0 ? Map.of() : Map.of("ap", verb.cost);
            forms.add(VerbForm.of(verb.word(), verb.shape.arguments, cost, verb.group(), verb.flags()));
        }
        return List.copyOf(forms);
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    static Verb of(ActionCard card) {
        return ALL[LEAP.ordinal() + card.ordinal()];
    }

    static @Nullable Verb byWord(String word) {
        for (Verb verb : ALL) {
            if (verb.card == null && verb.word().equals(word)) {
                return verb;
            }
        }
        return null;
    }
}
