package org.merlon.torres;

import org.jspecify.annotations.Nullable;

/** The kinds of move: what they are called, what they name and what they cost. */
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

    /** What follows the verb. */
    enum Shape {
        NOTHING(0),
        SIZE(1),
        SPACE(1),
        FROM_TO(2);

        final int words;

        Shape(int words) {
            this.words = words;
        }
    }

    private static final Verb[] ALL = values();

    final Shape shape;
    final int cost;

    /** The action card this verb plays, or null. */
    final @Nullable ActionCard card;

    Verb(Shape shape, int cost) {
        this.shape = shape;
        this.cost = cost;
        this.card = null;
    }

    Verb(ActionCard card, Shape shape) {
        this.shape = shape;
        this.cost = 0; // T-36
        this.card = card;
    }

    /** The word or words it begins with. */
    String word() {
        return card == null ? Words.lower(name()) : "card " + card.id();
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    static Verb of(ActionCard card) {
        return ALL[LEAP.ordinal() + card.ordinal()];
    }

    static @Nullable Verb plain(String word) {
        for (Verb verb : ALL) {
            if (verb.card == null && verb.word().equals(word)) {
                return verb;
            }
        }
        return null;
    }
}
