package org.merlon.onceupon;

import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;

/** Estimates a seat's last turn in the last clearing: its die, if it is still to use one, and then its lines (U-40). */
final class LastTurnEstimate {
    private LastTurnEstimate() {}

    /** Returns the best result of the seat's last turn in points; the dice are known, so little is left to chance. */
    static double bestValue(OnceUponState state, int seat) {
        if (isTurnOver(state, seat)) {
            return 0;
        }
        Castle castle = state.castles[seat];
        double lineValue = TokenValues.value(state, seat, castle.tokens);
        if (!hasDieLeft(state, seat)) {
            return lineValue;
        }
        double best = lineValue;
        for (int die : state.dice) {
            if (die != DieFace.ANY.ordinal()) {
                best = Math.max(best, valueWithFace(state, seat, DieFace.of(die), lineValue));
                continue;
            }
            for (int face = 0; face < DieFace.USABLE_COUNT; face++) {
                best = Math.max(best, valueWithFace(state, seat, DieFace.of(face), lineValue));
            }
            if (castle.hasGuest(Guest.SHEPHERDESS)) {
                best = Math.max(best, lineValue + Rules.SMALL_CLOUD_POINTS);
            }
        }
        return best;
    }

    /** Returns the squares that the pending guest of a seat can still fill before the seat clears its lines. */
    static int fillableSquares(OnceUponState state, int seat) {
        if (state.step != Step.EFFECT || state.toMove != seat) {
            return 0;
        }
        return state.pendingGuest == Guest.MAGICIAN ? Board.ALL_SQUARES : LegalMoves.effectSquares(state);
    }

    private static boolean isTurnOver(OnceUponState state, int seat) {
        return seat == state.finisher || turnIndex(state, seat) < turnIndex(state, state.toMove);
    }

    private static int turnIndex(OnceUponState state, int seat) {
        return Math.floorMod(seat - state.finisher, state.castles.length);
    }

    private static boolean hasDieLeft(OnceUponState state, int seat) {
        return state.keepsDie(seat) && (seat != state.toMove || state.step == Step.DICE);
    }

    /** Returns the value of the lines together with a die used as this face. */
    private static double valueWithFace(OnceUponState state, int seat, DieFace face, double lineValue) {
        Castle castle = state.castles[seat];
        int squares = LegalMoves.squaresForFace(castle, face);
        double best = lineValue;
        for (int remaining = squares & completingSquares(castle.tokens); remaining != 0; remaining &= remaining - 1) {
            best = Math.max(best, TokenValues.value(state, seat, castle.tokens | Integer.lowestOneBit(remaining)));
        }
        if (face == DieFace.FOOD
                && castle.hasGuest(Guest.COOK)
                && (squares != 0 || LegalMoves.drawsResidentsOnly(castle, face))) {
            best += OnceUponEvaluation.residentsValue(state, castle, 1);
        }
        if (face == DieFace.RESIDENT) {
            best = Math.max(
                    best, lineValue + OnceUponEvaluation.residentsValue(state, castle, Rules.RESIDENTS_PER_DIE));
        }
        if (face == DieFace.GOLD && castle.hasGuest(Guest.MONK) && castle.hasFlagRoom()) {
            best = Math.max(best, lineValue + Rules.MONK_FLAG_WORTH);
        }
        return best;
    }

    /** Returns the squares that would each complete a line. */
    private static int completingSquares(int tokens) {
        int squares = 0;
        for (int i = 0; i < Line.COUNT; i++) {
            int missing = Line.of(i).squares() & ~tokens;
            squares |= Integer.bitCount(missing) == 1 ? missing : 0;
        }
        return squares;
    }
}
