package org.merlon.torres;

import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.move.MoveList;

/** Rules of thumb: climb, extend castles in which own knights stand high, bring knights, ignore far corners. */
final class TorresOrdering implements Ordering {
    private static final double LAST = -10;

    private static final int END = Move.of(Verb.END);
    private static final int TAKE_A_POINT = Move.of(Verb.SCORE);

    /** The weight of moves that are seldom wrong and seldom best: taking a point and drawing a card. */
    private static final double STEADY = 1;

    private static final double NEW_KNIGHT = 6;
    private static final double MORE_POINTS_TO_ACT = 8;

    /** The cost of playing a card: it is gone afterwards. */
    private static final double CARD = -1;

    /** The share of its points that a possible step up is worth, since the knight still has to take it. */
    private static final double STAIR = 0.6;

    /** The share of an opponent's gain that is subtracted: a block that others can use as well is worth less. */
    private static final double THEIRS = 0.7;

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
        if (moves.contains(TAKE_A_POINT)) {
            moves.remove(END);
        }
    }

    private static double weight(TorresState state, int move) {
        Verb verb = Move.verb(move);
        int to = Move.to(move);
        return switch (verb) {
            case CASTLE, SETUP, KING, STAY, STACK -> 0;
            case END -> state.ap == 0 ? 0 : LAST;
            case SCORE, DRAW -> STEADY;
            case BLOCK -> block(state, to);
            case SUPPLY -> CARD + block(state, to);
            case UNDER -> CARD + Long.bitCount(castle(state.board, to));
            case SHIFT -> CARD + block(state, to) - 1;
            case AP6, AP7 -> MORE_POINTS_TO_ACT;
            case KNIGHT -> NEW_KNIGHT + climb(state, Space.NONE, to);
            case MOVE, DOOR -> climb(state, Move.from(move), to);
            case LEAP, DIAGONAL, DOORS, RELOCATE, VAULT -> CARD + climb(state, Move.from(move), to);
        };
    }

    /** Returns the gain of a knight that moves from one space (or from the supply) to another. */
    private static double climb(TorresState state, int from, int to) {
        Board board = state.board;
        long target = castle(board, to);
        long own = board.knights(state.toMove);
        if (from == Space.NONE) {
            int above = board.height(to) - board.highest(target & own);
            return Long.bitCount(target) * Math.max(0, above);
        }
        if (Space.in(target, from)) {
            return Long.bitCount(target) * (board.height(to) - board.height(from));
        }
        int left = Long.bitCount(castle(board, from)) * board.height(from);
        return Long.bitCount(target) * board.height(to) - left;
    }

    /** Returns the gain of a block: more area for the knights in the castle, a step up for the knights beside it. */
    private static double block(TorresState state, int space) {
        Board board = state.board;
        long beside = Space.neighbours(space);
        int height = board.height(space);
        long built = beside & board.built();
        long castle = height > 0 ? castle(board, space) : built == 0 ? 0 : board.castleAt(Space.first(built));
        long own = board.knights(state.toMove);
        long others = board.knights() & ~own;
        double gain = 0;
        if (height == 0) {
            gain += board.highest(castle & own) - THEIRS * board.highest(castle & others);
        }
        if ((beside & own & board.exactly(height)) != 0) {
            gain += STAIR * Long.bitCount(castle);
        }
        if ((beside & others & board.exactly(height)) != 0) {
            gain -= THEIRS * STAIR * Long.bitCount(castle);
        }
        return gain;
    }

    /** Returns the castle on a space; the empty set for ground. */
    private static long castle(Board board, int space) {
        return Space.in(board.built(), space) ? board.castleAt(space) : 0;
    }
}
