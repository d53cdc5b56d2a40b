package org.merlon.onceupon;

/** What a seat can still make of the last clearing: its die, if it has not had it, and then its lines (U-40). */
final class LastTurn {
    private LastTurn() {}

    /** The best that the seat's turn can bring, in points; the dice lie open, so little is left to chance. */
    static double promise(OnceUponState state, int seat) {
        if (isOver(state, seat)) {
            return 0;
        }
        Castle castle = state.castles[seat];
        double lines = Promise.tokens(state, seat, castle.tokens);
        if (!hasDie(state, seat)) {
            return lines;
        }
        double best = lines;
        for (int die : state.dice) {
            if (die != Face.ANY.ordinal()) {
                best = Math.max(best, taken(state, seat, Face.of(die), lines));
                continue;
            }
            for (int face = 0; face < Face.TAKEN; face++) {
                best = Math.max(best, taken(state, seat, Face.of(face), lines));
            }
            if (castle.has(Guest.SHEPHERDESS)) {
                best = Math.max(best, lines + Rules.SMALL_CLOUD);
            }
        }
        return best;
    }

    /** The squares that the acting guest of a seat can still fill before it clears its lines. */
    static int toFill(OnceUponState state, int seat) {
        if (state.step != Step.EFFECT || state.toMove != seat) {
            return 0;
        }
        return state.pending == Guest.MAGICIAN ? Board.ALL : Legality.effectSquares(state);
    }

    private static boolean isOver(OnceUponState state, int seat) {
        return seat == state.finisher || turn(state, seat) < turn(state, state.toMove);
    }

    private static int turn(OnceUponState state, int seat) {
        return Math.floorMod(seat - state.finisher, state.castles.length);
    }

    private static boolean hasDie(OnceUponState state, int seat) {
        return state.keepsDie(seat) && (seat != state.toMove || state.step == Step.DICE);
    }

    /** The lines, and what a die taken as this face adds to them or draws. */
    private static double taken(OnceUponState state, int seat, Face face, double lines) {
        Castle castle = state.castles[seat];
        int squares = Legality.squares(castle, face);
        double best = lines;
        for (int rest = squares & completing(castle.tokens); rest != 0; rest &= rest - 1) {
            best = Math.max(best, Promise.tokens(state, seat, castle.tokens | Integer.lowestOneBit(rest)));
        }
        if (face == Face.FOOD && castle.has(Guest.COOK) && (squares != 0 || Legality.settlesOnly(castle, face))) {
            best += OnceUponEvaluation.settling(state, castle, 1);
        }
        if (face == Face.RESIDENT) {
            best = Math.max(best, lines + OnceUponEvaluation.settling(state, castle, Rules.RESIDENTS));
        }
        if (face == Face.GOLD && castle.has(Guest.MONK) && castle.hasFlagRoom()) {
            best = Math.max(best, lines + Rules.MONKS_FLAG);
        }
        return best;
    }

    /** The squares that are all that some line misses. */
    private static int completing(int tokens) {
        int squares = 0;
        for (int i = 0; i < Line.COUNT; i++) {
            int missing = Line.of(i).squares() & ~tokens;
            squares |= Integer.bitCount(missing) == 1 ? missing : 0;
        }
        return squares;
    }
}
