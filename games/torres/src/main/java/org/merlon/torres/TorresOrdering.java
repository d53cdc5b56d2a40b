package org.merlon.torres;

import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.move.MoveList;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** Rules of thumb: climb, extend castles in which own knights stand high, bring knights, ignore far corners. */
final class TorresOrdering implements Ordering {
    private static final double EARLY_END_WEIGHT = -10;

    private static final int END_TURN = MoveCode.of(Verb.END);
    private static final int SCORE_POINT = MoveCode.of(Verb.SCORE);

    /** The weight of moves that are seldom wrong and seldom best: taking a point and drawing a card. */
    private static final double SAFE_MOVE_WEIGHT = 1;

    private static final double NEW_KNIGHT_WEIGHT = 6;
    private static final double ACTION_POINT_CARD_WEIGHT = 8;

    /** The cost of playing a card: it is gone afterwards. */
    private static final double CARD_COST = -1;

    /** The share of its points that a possible step up is worth, since the knight still has to take it. */
    private static final double STEP_UP_SHARE = 0.6;

    /** The share of an opponent's gain that is subtracted: a block that others can use as well is worth less. */
    private static final double OPPONENT_SHARE = 0.7;

    @Override
    public void weigh(GameState state, MoveList moves, double[] weights) {
        var torres = (TorresState) state;
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = weight(torres, moves.get(i));
        }
    }

    /** Removes the end of the turn while a point can be taken: the turn can still be ended after that. */
    @Override
    public void prune(GameState state, MoveList moves) {
        if (moves.contains(SCORE_POINT)) {
            moves.remove(END_TURN);
        }
    }

    private static double weight(TorresState state, int move) {
        Verb verb = MoveCode.verb(move);
        int to = MoveCode.to(move);
        return switch (verb) {
            case CASTLE, SETUP, KING, STAY, STACK -> 0;
            case END -> state.actionPoints == 0 ? 0 : EARLY_END_WEIGHT;
            case SCORE, DRAW -> SAFE_MOVE_WEIGHT;
            case BLOCK -> blockGain(state, to);
            case SUPPLY -> CARD_COST + blockGain(state, to);
            case UNDER -> CARD_COST + Long.bitCount(castleAt(state.board, to));
            case SHIFT -> CARD_COST + blockGain(state, to) - 1;
            case AP6, AP7 -> ACTION_POINT_CARD_WEIGHT;
            case KNIGHT -> NEW_KNIGHT_WEIGHT + climbGain(state, Space.NONE, to);
            case MOVE, DOOR -> climbGain(state, MoveCode.from(move), to);
            case LEAP, DIAGONAL, DOORS, RELOCATE, VAULT -> CARD_COST + climbGain(state, MoveCode.from(move), to);
        };
    }

    /** Returns the gain of a knight that moves from one space (or from the supply) to another. */
    private static double climbGain(TorresState state, int from, int to) {
        Board board = state.board;
        long targetCastle = castleAt(board, to);
        long ownKnights = board.knights(state.toMove);
        if (from == Space.NONE) {
            int addedHeight = board.height(to) - board.maxHeight(targetCastle & ownKnights);
            return Long.bitCount(targetCastle) * Math.max(0, addedHeight);
        }
        if (Space.contains(targetCastle, from)) {
            return Long.bitCount(targetCastle) * (board.height(to) - board.height(from));
        }
        int lostPoints = Long.bitCount(castleAt(board, from)) * board.height(from);
        return Long.bitCount(targetCastle) * board.height(to) - lostPoints;
    }

    /** Returns the gain of a block: more area for the knights in the castle, a step up for the knights beside it. */
    private static double blockGain(TorresState state, int space) {
        Board board = state.board;
        long neighbours = Space.neighbours(space);
        int height = board.height(space);
        long builtNeighbours = neighbours & board.built();
        long castle = height > 0
                ? castleAt(board, space)
                : builtNeighbours == 0 ? 0 : board.castleAt(Space.first(builtNeighbours));
        long ownKnights = board.knights(state.toMove);
        long otherKnights = board.knights() & ~ownKnights;
        double gain = 0;
        if (height == 0) {
            gain += board.maxHeight(castle & ownKnights) - OPPONENT_SHARE * board.maxHeight(castle & otherKnights);
        }
        if ((neighbours & ownKnights & board.spacesAt(height)) != 0) {
            gain += STEP_UP_SHARE * Long.bitCount(castle);
        }
        if ((neighbours & otherKnights & board.spacesAt(height)) != 0) {
            gain -= OPPONENT_SHARE * STEP_UP_SHARE * Long.bitCount(castle);
        }
        return gain;
    }

    /** Returns the castle on a space; the empty set for ground. */
    private static long castleAt(Board board, int space) {
        return Space.contains(board.built(), space) ? board.castleAt(space) : 0;
    }
}
