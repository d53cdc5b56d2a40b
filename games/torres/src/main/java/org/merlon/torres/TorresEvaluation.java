package org.merlon.torres;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.KnightTargets;
import org.merlon.torres.board.Space;

/** Adds the score, the points that castles would pay now and expected points, weighted by {@link PhaseWeights}. */
final class TorresEvaluation implements Evaluation {
    /** The share of a step's value that is lost for every block that the step still needs. */
    private static final double MISSING_BLOCK_PENALTY = 0.3;

    /** Each card in hand adds this share of the value that the previous one added: only one a turn can be played. */
    private static final double NEXT_CARD_FACTOR = 0.6;

    /** The typical change of a lead, in points, in the last turn; {@link #SWING_PER_TURN} is added for each turn before. */
    private static final double LAST_TURN_SWING = 6;

    private static final double SWING_PER_TURN = 2.2;

    private static final double[] HAND_VALUES = handValues();

    private static double[] handValues() {
        var values = new double[ActionCard.KINDS * ActionCard.COPIES + 1];
        for (int cards = 0; cards < values.length; cards++) {
            values[cards] = 1 - Math.pow(NEXT_CARD_FACTOR, cards);
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
        return LAST_TURN_SWING + SWING_PER_TURN * (turns - (torres.step == Step.OVER ? 0 : torres.round));
    }

    @Override
    public boolean hasFixedLength() {
        return true;
    }

    private static double value(TorresState state, int seat) {
        double points = state.scores[seat];
        if (state.step == Step.OVER) {
            return points;
        }
        // In step king the phase has just been scored; the board now counts only for the phases to come.
        boolean isScored = state.step == Step.KING;
        int phase = isScored ? state.phase + 1 : state.phase;
        int turns = isScored ? state.rules.rounds(phase) : turnsLeft(state, seat);
        boolean isToMove = state.step == Step.TURN && state.toMove == seat;
        PhaseWeights before = PhaseWeights.of(phase, turns);
        if (!isToMove) {
            return points + positionValue(state, seat, isScored, before, before, 0);
        }
        // Within a turn the weights move from those before the turn to those after it, as action points are used.
        double usedShare = 1 - (double) state.actionPoints / Rules.ACTION_POINTS;
        return points + positionValue(state, seat, isScored, before, PhaseWeights.of(phase, turns - 1), usedShare);
    }

    /** Returns the number of turns that a seat still has in this phase, the current one included. */
    private static int turnsLeft(TorresState state, int seat) {
        int players = state.rules.players();
        boolean turnToCome = Math.floorMod(seat - state.startSeat, players)
                >= Math.floorMod(state.toMove - state.startSeat, players);
        return state.rules.rounds(state.phase) - state.round + (turnToCome ? 1 : 0);
    }

    private static double positionValue(
            TorresState state, int seat, boolean isScored, PhaseWeights before, PhaseWeights after, double usedShare) {
        Board board = state.board;
        long knights = board.knights(seat);
        long reachable = reachableSpaces(board, knights);
        int castlePoints = Scoring.masterCardPoints(state, seat, state.phase);
        double stepArea = 0;
        int gains = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i);
            int area = Long.bitCount(castle);
            long knightsInside = castle & knights;
            int level = 0;
            if (knightsInside != 0) {
                level = board.maxHeight(knightsInside);
                castlePoints += area * level;
                long freeNeighbours =
                        Space.adjacentTo(knightsInside & board.spacesAt(level)) & castle & ~board.occupied();
                int missingBlocks = level + 1 - board.maxHeight(freeNeighbours & board.spacesUpTo(level + 1));
                stepArea += area * Math.max(0, 1 - MISSING_BLOCK_PENALTY * missingBlocks);
            }
            gains += area * Math.max(0, board.maxHeight(castle & reachable) - level);
        }
        int cards = state.cards.size(seat);
        if (state.toMove == seat) {
            cards += state.cards.size(Cards.BOUGHT);
        }
        int kingPoints = isScored ? 0 : Scoring.kingPoints(board, seat, state.phase);
        int knightCount = Long.bitCount(knights);
        double valueBefore = before.value(castlePoints, kingPoints, knightCount, HAND_VALUES[cards], stepArea, gains);
        return usedShare == 0
                ? valueBefore
                : valueBefore
                        + usedShare
                                * (after.value(
                                                castlePoints,
                                                kingPoints,
                                                knightCount,
                                                HAND_VALUES[cards],
                                                stepArea,
                                                gains)
                                        - valueBefore);
    }

    /** Returns the points that the seat's knights would add by climbing as high as they can in two steps. */
    static int climbGains(Board board, int seat) {
        long reachable = reachableSpaces(board, board.knights(seat));
        int gains = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            long castle = board.castle(i);
            int level = board.maxHeight(castle & board.knights(seat));
            gains += Long.bitCount(castle) * Math.max(0, board.maxHeight(castle & reachable) - level);
        }
        return gains;
    }

    /** Returns the spaces that the knights can reach with two steps, or with a door and a step. */
    private static long reachableSpaces(Board board, long knights) {
        long free = KnightTargets.freeSpaces(board);
        long reachable = 0;
        for (long remaining = knights; remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            long neighbours = Space.neighbours(space);
            long notHigher = board.spacesUpTo(board.height(space));
            reachable |= neighbours & free & board.spacesUpTo(board.height(space) + 1);
            if ((neighbours & ~notHigher) != 0) {
                reachable |= KnightTargets.door(board, space); // entering a castle needs a higher neighbour
            }
        }
        long secondStep = 0;
        for (long remaining = reachable & board.built(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            secondStep |= Space.neighbours(space) & board.spacesUpTo(board.height(space) + 1);
        }
        // A step from the ground leads to the lowest roofs beside it.
        secondStep |= Space.adjacentTo(reachable & ~board.built()) & board.spacesUpTo(1);
        return reachable | (secondStep & free);
    }
}
