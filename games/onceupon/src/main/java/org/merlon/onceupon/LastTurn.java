package org.merlon.onceupon;

/** Estimates a seat's last turn in the last clearing: its die, if it is still to use one, and then its lines (U-40). */
final class LastTurn {
    private LastTurn() {}

    /** Returns the best result of the seat's last turn in points; the dice are known, so little is left to chance. */
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

    /** Returns the squares that the pending guest of a seat can still fill before the seat clears its lines. */
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

    /** Returns the value of the lines together with a die used as this face. */
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

    /** Returns the squares that would each complete a line. */
    private static int completing(int tokens) {
        int squares = 0;
        for (int i = 0; i < Line.COUNT; i++) {
            int missing = Line.of(i).squares() & ~tokens;
            squares |= Integer.bitCount(missing) == 1 ? missing : 0;
        }
        return squares;
    }
}
