package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Computes the points that a scoring would pay now, and the points that each move would add to them. It is for views,
 * not for playouts.
 *
 * <p>Views are made for every move that is played, so it recounts only the castles that a move changes: the castle that
 * a knight leaves, the castle that it enters, the castle that a block extends. A master card may depend on the whole
 * board, so with a master card everything is recounted.
 */
final class Outlook {
    private static final int UNKNOWN = -1;

    private final TorresState state;
    private final Board board;
    private final int seat;
    private final long own;
    private final int now;

    /** The spaces for which the king pays; {@link #kingBonus} is how much. */
    private final long kingsLevel;

    private final int kingBonus;

    /** A copy of the state on which moves are tried; it is restored after each. */
    private final TorresState trial;

    /** A cache of the seat's points without its knight on a space, {@link #UNKNOWN} until it is needed. */
    private final int[] without = new int[Space.COUNT];

    private final Data.Obj gains = new Data.Obj();

    private Outlook(TorresState state) {
        this.state = state;
        board = state.board;
        seat = state.toMove;
        own = board.knights(seat);
        now = of(state, seat);
        kingsLevel = Scoring.kingsLevel(board, phase(state));
        kingBonus = Scoring.kingBonus(phase(state));
        trial = (TorresState) state.copy();
        for (long rest = own; rest != 0; rest &= rest - 1) {
            without[Space.first(rest)] = UNKNOWN;
        }
    }

    /** Returns the phase that is scored next; after the last scoring, the last phase. */
    static int phase(TorresState state) {
        return state.step == Step.KING ? state.phase + 1 : state.phase;
    }

    /** Returns the points that a seat would get if the phase were scored now. */
    static int of(TorresState state, int seat) {
        return Scoring.total(state, seat, phase(state));
    }

    /**
     * Returns the points that each move of the seat to move would add, without the moves that add nothing. A path of
     * several moves is listed as one step from its start to its end. Shifts are left out: there are hundreds of them.
     */
    static Data.Obj gains(TorresState state, MoveList legal) {
        return state.step == Step.TURN || state.step == Step.KING ? new Outlook(state).gains(legal) : new Data.Obj();
    }

    private Data.Obj gains(MoveList legal) {
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            int to = Move.to(move);
            switch (Move.verb(move)) {
                case MOVE, DOOR, LEAP, DIAGONAL, DOORS, RELOCATE, VAULT -> put(move, afterWalk(Move.from(move), to));
                case KNIGHT -> put(move, state.master == null ? now + joining(own, to) : played(move));
                case BLOCK, SUPPLY -> put(move, afterBlock(to));
                case UNDER, KING -> put(move, played(move));
                case CASTLE, SETUP, STACK, STAY, END, SCORE, DRAW, AP6, AP7, SHIFT -> {}
            }
        }
        if (state.step == Step.TURN) {
            var ways = new Ways(state, trial);
            for (long rest = own; rest != 0; rest &= rest - 1) {
                int from = Space.first(rest);
                ways.follow(from);
                for (int way = 0; way < ways.count(); way++) {
                    if (ways.length(way) > 1) {
                        int to = ways.to(way);
                        put(Move.of(Verb.MOVE, from, to), afterWalk(from, to));
                    }
                }
            }
        }
        return gains;
    }

    /** Returns the seat's points after a move, by playing it. */
    private int played(int move) {
        Turn.play(trial, move, EventLog.OFF);
        int points = of(trial, seat);
        trial.copyFrom(state);
        return points;
    }

    /** Returns the seat's points if one of its knights moved to another space. */
    private int afterWalk(int from, int to) {
        if (state.master != null) {
            trial.board.moveKnight(seat, from, to);
            int points = of(trial, seat);
            trial.board.moveKnight(seat, to, from);
            return points;
        }
        long others = own & ~Space.bit(from);
        if (without[from] == UNKNOWN) {
            without[from] = now - joining(others, from);
        }
        return without[from] + joining(others, to);
    }

    /** Returns the points that a knight adds to those of the seat's other knights, by its castle and by the king. */
    private int joining(long others, int at) {
        if (!Space.in(board.built(), at)) {
            return 0; // the ground pays nothing
        }
        long castle = board.castleAt(at);
        int added = Scoring.paid(board, castle, others | Space.bit(at)) - Scoring.paid(board, castle, others);
        boolean kings = Space.in(kingsLevel, at) && (kingsLevel & others) == 0;
        return kings ? added + kingBonus : added;
    }

    /** Returns the seat's points with one more block on a free space: it can extend a castle, but lifts no knight. */
    private int afterBlock(int at) {
        if (state.master != null) {
            trial.board.raise(at);
            int points = of(trial, seat);
            trial.board.lower(at);
            return points;
        }
        long beside = Space.neighbours(at) & board.built();
        if (Space.in(board.built(), at) || beside == 0) {
            return now;
        }
        long castle = board.castleAt(Space.first(beside));
        return now + Scoring.paid(board, castle | Space.bit(at), own) - Scoring.paid(board, castle, own);
    }

    private void put(int move, int points) {
        if (points != now) {
            gains.putNew(Move.spell(move), points - now); // legal moves and paths are all different
        }
    }
}
