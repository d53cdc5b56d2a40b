package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/**
 * Computes the points that a scoring would pay now, and the points that each move would add to them. It is for views,
 * not for playouts.
 *
 * <p>Views are made for every move that is played, so it recounts only the castles that a move changes: the castle that
 * a knight leaves, the castle that it enters, the castle that a block extends. A master card may depend on the whole
 * board, so with a master card everything is recounted.
 */
final class ScoreProjection {
    private static final int NOT_COMPUTED = -1;

    private final TorresState state;
    private final Board board;
    private final int seat;
    private final long ownKnights;
    private final int currentPoints;

    /** The spaces for which the king pays; {@link #kingBonus} is how much. */
    private final long kingBonusSpaces;

    private final int kingBonus;

    /** A copy of the state on which moves are tried; it is restored after each. */
    private final TorresState trial;

    /** A cache of the seat's points without its knight on a space, {@link #NOT_COMPUTED} until it is needed. */
    private final int[] pointsWithout = new int[Space.COUNT];

    private final Data.Obj gains = new Data.Obj();

    private ScoreProjection(TorresState state) {
        this.state = state;
        board = state.board;
        seat = state.toMove;
        ownKnights = board.knights(seat);
        currentPoints = points(state, seat);
        kingBonusSpaces = Scoring.kingBonusSpaces(board, nextScoredPhase(state));
        kingBonus = Scoring.kingBonus(nextScoredPhase(state));
        trial = (TorresState) state.copy();
        for (long remaining = ownKnights; remaining != 0; remaining &= remaining - 1) {
            pointsWithout[Space.first(remaining)] = NOT_COMPUTED;
        }
    }

    /** Returns the phase that is scored next; after the last scoring, the last phase. */
    static int nextScoredPhase(TorresState state) {
        return state.step == Step.KING ? state.phase + 1 : state.phase;
    }

    /** Returns the points that a seat would get if the phase were scored now. */
    static int points(TorresState state, int seat) {
        return Scoring.total(state, seat, nextScoredPhase(state));
    }

    /**
     * Returns the points that each move of the seat to move would add, without the moves that add nothing. A path of
     * several moves is listed as one step from its start to its end. Shifts are left out: there are hundreds of them.
     */
    static Data.Obj gains(TorresState state, MoveList legal) {
        return state.step == Step.TURN || state.step == Step.KING
                ? new ScoreProjection(state).gains(legal)
                : new Data.Obj();
    }

    private Data.Obj gains(MoveList legal) {
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            int to = MoveCode.to(move);
            switch (MoveCode.verb(move)) {
                case MOVE, DOOR, LEAP, DIAGONAL, DOORS, RELOCATE, VAULT ->
                    addGain(move, pointsAfterKnightMove(MoveCode.from(move), to));
                case KNIGHT ->
                    addGain(
                            move,
                            state.masterCard == null
                                    ? currentPoints + pointsAddedByKnight(ownKnights, to)
                                    : pointsAfterPlaying(move));
                case BLOCK, SUPPLY -> addGain(move, pointsAfterBlock(to));
                case UNDER, KING -> addGain(move, pointsAfterPlaying(move));
                case CASTLE, SETUP, STACK, STAY, END, SCORE, DRAW, AP6, AP7, SHIFT -> {}
            }
        }
        if (state.step == Step.TURN) {
            var paths = new KnightPaths(state, trial);
            for (long remaining = ownKnights; remaining != 0; remaining &= remaining - 1) {
                int from = Space.first(remaining);
                paths.findPaths(from);
                for (int path = 0; path < paths.count(); path++) {
                    if (paths.length(path) > 1) {
                        int to = paths.to(path);
                        addGain(MoveCode.of(Verb.MOVE, from, to), pointsAfterKnightMove(from, to));
                    }
                }
            }
        }
        return gains;
    }

    /** Returns the seat's points after a move, by playing it. */
    private int pointsAfterPlaying(int move) {
        MoveExecutor.play(trial, move, EventLog.OFF);
        int points = points(trial, seat);
        trial.copyFrom(state);
        return points;
    }

    /** Returns the seat's points if one of its knights moved to another space. */
    private int pointsAfterKnightMove(int from, int to) {
        if (state.masterCard != null) {
            trial.board.moveKnight(seat, from, to);
            int points = points(trial, seat);
            trial.board.moveKnight(seat, to, from);
            return points;
        }
        long others = ownKnights & ~Space.bit(from);
        if (pointsWithout[from] == NOT_COMPUTED) {
            pointsWithout[from] = currentPoints - pointsAddedByKnight(others, from);
        }
        return pointsWithout[from] + pointsAddedByKnight(others, to);
    }

    /** Returns the points that a knight adds to those of the seat's other knights, by its castle and by the king. */
    private int pointsAddedByKnight(long others, int space) {
        if (!Space.contains(board.built(), space)) {
            return 0; // the ground pays nothing
        }
        long castle = board.castleAt(space);
        int added = Scoring.pointsForKnights(board, castle, others | Space.bit(space))
                - Scoring.pointsForKnights(board, castle, others);
        boolean getsKingBonus = Space.contains(kingBonusSpaces, space) && (kingBonusSpaces & others) == 0;
        return getsKingBonus ? added + kingBonus : added;
    }

    /** Returns the seat's points with one more block on a free space: it can extend a castle, but lifts no knight. */
    private int pointsAfterBlock(int space) {
        if (state.masterCard != null) {
            trial.board.addBlock(space);
            int points = points(trial, seat);
            trial.board.removeBlock(space);
            return points;
        }
        long builtNeighbours = Space.neighbours(space) & board.built();
        if (Space.contains(board.built(), space) || builtNeighbours == 0) {
            return currentPoints;
        }
        long castle = board.castleAt(Space.first(builtNeighbours));
        return currentPoints
                + Scoring.pointsForKnights(board, castle | Space.bit(space), ownKnights)
                - Scoring.pointsForKnights(board, castle, ownKnights);
    }

    private void addGain(int move, int points) {
        if (points != currentPoints) {
            gains.putNew(MoveCode.notation(move), points - currentPoints); // legal moves and paths are all different
        }
    }
}
