package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * What would be scored as things stand, and what moves would add to it; for those who look on, never for a playout. A view is
 * made for every move that anybody plays, so only those castles are counted again which a move changes: the one that a knight
 * leaves, the one that it comes to, the one that a block extends. What a master card pays for may lie anywhere; with one of
 * them everything is counted.
 */
final class Outlook {
    private static final int UNKNOWN = -1;

    private final TorresState state;
    private final Board board;
    private final int seat;
    private final long own;
    private final int now;

    /** Where the king pays, and how much. */
    private final long kingsLevel;

    private final int kingBonus;

    /** The state to try moves on; as it is before and after each. */
    private final TorresState trial;

    /** What the seat would get without its knight on a space, once that was asked. */
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

    /** The phase that is scored next; once all are scored, the last. */
    static int phase(TorresState state) {
        return state.step == Step.KING ? state.phase + 1 : state.phase;
    }

    /** What a seat would get if the castles were scored now. */
    static int of(TorresState state, int seat) {
        return Scoring.total(state, seat, phase(state));
    }

    /**
     * What the moves of the seat to move would add to that, where it is anything; a whole way goes as a step from where
     * it begins to where it ends. A shift is left out: it has hundreds of moves.
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

    /** What the seat would get after a move, whatever it changes. */
    private int played(int move) {
        Turn.play(trial, move, EventLog.OFF);
        int points = of(trial, seat);
        trial.copyFrom(state);
        return points;
    }

    /** What the seat would get if its knight stood elsewhere. */
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

    /** What a knight adds to what a seat gets for others, by the castle that it stands in and the king. */
    private int joining(long others, int at) {
        if (!Space.in(board.built(), at)) {
            return 0; // the ground pays nothing
        }
        long castle = board.castleAt(at);
        int added = Scoring.paid(board, castle, others | Space.bit(at)) - Scoring.paid(board, castle, others);
        boolean kings = Space.in(kingsLevel, at) && (kingsLevel & others) == 0;
        return kings ? added + kingBonus : added;
    }

    /** The same with one more block, where nobody stands: it makes a castle larger, and lifts no knight. */
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
            gains.putNew(Move.spell(move), points - now); // each move is legal once, and no way is one of them
        }
    }
}
