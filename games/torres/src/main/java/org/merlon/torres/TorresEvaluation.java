package org.merlon.torres;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/** Points made, points the castles would give now, and what promises more. */
final class TorresEvaluation implements Evaluation {
    /** A castle scored now will be scored again, but others will have built and blocked by then. */
    private static final double LATER_SCORING = 0.5;

    /** A step of room above the highest knight in a castle, for each space of its area. */
    private static final double ROOM_TO_CLIMB = 0.1;

    /** A step up at hand for the highest knight in a castle, for each space of its area. */
    private static final double STEP_UP = 0.6;

    /** How much less that step is worth for every block that it still needs. */
    private static final double BLOCK_MISSING = 0.3;

    private static final double KNIGHT_ON_BOARD = 0.6;
    private static final double CARD_IN_HAND = 0.7;

    /** Less than the point that an action point can always be turned into. */
    private static final double ACTION_POINT = 0.9;

    private static final double BLOCK_IN_HAND = 0.15;

    @Override
    public double value(GameState state, int seat) {
        return value((TorresState) state, seat);
    }

    private static double value(TorresState state, int seat) {
        double value = state.scores[seat];
        if (state.step == Step.OVER) {
            return value;
        }
        // In step king the phase has just been scored; what stands now counts in the phases to come alone.
        int scorings = Rules.PHASES - state.phase + (state.step == Step.KING ? 0 : 1);
        double weight = 0;
        double share = 1;
        for (int i = 0; i < scorings; i++) {
            weight += share;
            share *= LATER_SCORING;
        }
        value += weight * Scoring.total(state, seat);
        value += room(state.board, seat);
        value += KNIGHT_ON_BOARD * Long.bitCount(state.board.knights(seat));
        value += CARD_IN_HAND * state.cards.size(seat);
        value += BLOCK_IN_HAND * state.stacks.blocks(seat);
        if (state.toMove == seat && state.step == Step.TURN) {
            value += ACTION_POINT * state.ap;
            value += BLOCK_IN_HAND * state.stack;
            value += CARD_IN_HAND * state.cards.size(Cards.BOUGHT);
        }
        return value;
    }

    /** A large castle in which the seat stands low can still pay, the sooner if there is a way up. */
    private static double room(Board board, int seat) {
        double room = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i);
            long inside = castle & board.knights(seat);
            if (inside == 0) {
                continue;
            }
            int area = Long.bitCount(castle);
            int highest = board.highest(inside);
            room += ROOM_TO_CLIMB * (area - highest);
            long beside = Space.spread(inside & board.exactly(highest)) & castle & ~board.occupied();
            int missing = highest + 1 - board.highest(beside & board.upTo(highest + 1));
            room += STEP_UP * area * Math.max(0, 1 - BLOCK_MISSING * missing);
        }
        return room;
    }
}
