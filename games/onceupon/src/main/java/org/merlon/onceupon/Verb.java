package org.merlon.onceupon;

/** The kinds of move, and how many values each of the up to three things that they name can have. */
enum Verb {
    /** A die, the face it is taken as, a square. */
    DIE_TOKEN(Rules.DICE, Face.TAKEN, Board.SQUARES),
    /** A die and the face it is taken as. */
    DIE_FACE(Rules.DICE, Face.TAKEN, 1),
    DIE_FLAG(Rules.DICE, 1, 1),
    DIE_CLOUD(Rules.DICE, 1, 1),
    DIE_PASS(Rules.DICE, 1, 1),
    PASS(1, 1, 1),
    /** A line. */
    BUILD(Line.COUNT, 1, 1),
    /** A line and the open guest that comes. */
    BUILD_GUEST(Line.COUNT, Guest.COUNT, 1),
    /** A line and the own guest that acts again. */
    BUILD_BOLT(Line.COUNT, Guest.COUNT, 1),
    /** A line, a guest and the seat that it is stolen from. */
    BUILD_STEAL(Line.COUNT, Guest.COUNT, Verb.SEATS),
    SCRAP(Line.COUNT, 1, 1),
    END(1, 1, 1),
    TOKEN(Board.SQUARES, 1, 1),
    /** A token's square and the square it moves to. */
    SHIFT(Board.SQUARES, Board.SQUARES, 1),
    FACE(Face.TAKEN, 1, 1),
    SKIP(1, 1, 1);

    /** Seats that a move can name: those of the largest table. */
    static final int SEATS = 4;

    private static final Verb[] ALL = values();

    static final int COUNT = ALL.length;

    private final int firsts;
    private final int seconds;
    private final int thirds;

    Verb(int firsts, int seconds, int thirds) {
        this.firsts = firsts;
        this.seconds = seconds;
        this.thirds = thirds;
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    boolean names(int first, int second, int third) {
        return first < firsts && second < seconds && third < thirds;
    }
}
