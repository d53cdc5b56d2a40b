package org.merlon.blackstone.king;

import java.util.Locale;

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
        NOTHING,
        FAMILY,
        CORNER,
        TOKEN,
        SPACE,
        FROM_TO,
        RETAIN,
        DECK,
        KILL,
        COMPLETE,
        TASK,
        TASK_SPACE,
        REWARD,
        ACCEPT,
        VASSAL
    }

    private static final Verb[] ALL = values();

    final Shape shape;
    final String word;

    /** What an action usually costs; for verbs that no other token can pay it means nothing. */
    final Pay usual;

    final boolean payable;

    Verb(Shape shape) {
        this.shape = shape;
        word = name().toLowerCase(Locale.ROOT);
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
        this.word = name().toLowerCase(Locale.ROOT);
        this.usual = usual;
        payable = true;
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    static int count() {
        return ALL.length;
    }
}
