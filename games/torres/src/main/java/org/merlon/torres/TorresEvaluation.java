package org.merlon.torres;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/** Adds the score, the points that castles would pay now and expected points, weighted by {@link PhaseWorth}. */
final class TorresEvaluation implements Evaluation {
    /** The share of a step's value that is lost for every block that the step still needs. */
    private static final double BLOCK_MISSING = 0.3;

    /** Each card in hand adds this share of the value that the previous one added: only one a turn can be played. */
    private static final double NEXT_CARD = 0.6;

    /** The typical change of a lead, in points, in the last turn; {@link #TURN_SWING} is added for each turn before. */
    private static final double LAST_SWING = 6;

    private static final double TURN_SWING = 2.2;

    private static final double[] HAND = hand();

    private static double[] hand() {
        var values = new double[ActionCard.KINDS * ActionCard.COPIES + 1];
        for (int cards = 0; cards < values.length; cards++) {
            values[cards] = 1 - Math.pow(NEXT_CARD, cards);
        }
        return values;
    }

    @Override
    public double value(GameState state, int seat) {
        return value((TorresState) state, seat);
    }

    @Override
    public double swing(GameState state) {
        var torres = (TorresState) state;
        int turns = 0;
        for (int phase = torres.phase; phase <= Rules.PHASES; phase++) {
            turns += torres.rules.rounds(phase);
        }
        return LAST_SWING + TURN_SWING * (turns - (torres.step == Step.OVER ? 0 : torres.round));
    }

    @Override
    public boolean fixedLength() {
        return true;
    }

    private static double value(TorresState state, int seat) {
        double points = state.scores[seat];
        if (state.step == Step.OVER) {
            return points;
        }
        // In step king the phase has just been scored; the board now counts only for the phases to come.
        boolean scored = state.step == Step.KING;
        int phase = scored ? state.phase + 1 : state.phase;
        int turns = scored ? state.rules.rounds(phase) : turnsLeft(state, seat);
        boolean moving = state.step == Step.TURN && state.toMove == seat;
        PhaseWorth before = PhaseWorth.of(phase, turns);
        if (!moving) {
            return points + worth(state, seat, scored, before, before, 0);
        }
        // Within a turn the weights move from those before the turn to those after it, as action points are used.
        double used = 1 - (double) state.ap / Rules.AP;
        return points + worth(state, seat, scored, before, PhaseWorth.of(phase, turns - 1), used);
    }

    /** Returns the number of turns that a seat still has in this phase, the current one included. */
    private static int turnsLeft(TorresState state, int seat) {
        int players = state.rules.players();
        boolean toCome =
                Math.floorMod(seat - state.start, players) >= Math.floorMod(state.toMove - state.start, players);
        return state.rules.rounds(state.phase) - state.round + (toCome ? 1 : 0);
    }

    private static double worth(
            TorresState state, int seat, boolean scored, PhaseWorth before, PhaseWorth after, double used) {
        Board board = state.board;
        long knights = board.knights(seat);
        long near = near(board, knights);
        int castles = Scoring.master(state, seat, state.phase);
        double steps = 0;
        int gains = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i);
            int area = Long.bitCount(castle);
            long inside = castle & knights;
            int highest = 0;
            if (inside != 0) {
                highest = board.highest(inside);
                castles += area * highest;
                long beside = Space.spread(inside & board.exactly(highest)) & castle & ~board.occupied();
                int missing = highest + 1 - board.highest(beside & board.upTo(highest + 1));
                steps += area * Math.max(0, 1 - BLOCK_MISSING * missing);
            }
            gains += area * Math.max(0, board.highest(castle & near) - highest);
        }
        int cards = state.cards.size(seat);
        if (state.toMove == seat) {
            cards += state.cards.size(Cards.BOUGHT);
        }
        int king = scored ? 0 : Scoring.king(board, seat, state.phase);
        int onBoard = Long.bitCount(knights);
        double then = before.worth(castles, king, onBoard, HAND[cards], steps, gains);
        return used == 0 ? then : then + used * (after.worth(castles, king, onBoard, HAND[cards], steps, gains) - then);
    }

    /** Returns the points that the seat's knights would add by climbing as high as they can in two steps. */
    static int gains(Board board, int seat) {
        long near = near(board, board.knights(seat));
        int gains = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i);
            int highest = board.highest(castle & board.knights(seat));
            gains += Long.bitCount(castle) * Math.max(0, board.highest(castle & near) - highest);
        }
        return gains;
    }

    /** Returns the spaces that the knights can reach with two steps, or with a door and a step. */
    private static long near(Board board, long knights) {
        long free = Reach.free(board);
        long near = 0;
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            long around = Space.neighbours(space);
            long level = board.upTo(board.height(space));
            near |= around & free & board.upTo(board.height(space) + 1);
            if ((around & ~level) != 0) {
                near |= Reach.door(board, space); // entering a castle needs a higher neighbour
            }
        }
        long further = 0;
        for (long rest = near & board.built(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            further |= Space.neighbours(space) & board.upTo(board.height(space) + 1);
        }
        // A step from the ground leads to the lowest roofs beside it.
        further |= Space.spread(near & ~board.built()) & board.upTo(1);
        return near | (further & free);
    }
}
