package org.merlon.torres;

import java.util.Arrays;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * What would be scored as things stand, and what moves would add to it; for those who look on, never for a playout. One
 * board serves all trials, and where nothing that pays can change nothing is tried: a view is made for every move that
 * anybody plays.
 */
final class Outlook {
    private static final int UNKNOWN = -1;

    private final TorresState state;
    private final int seat;
    private final int now;

    /** The state to try moves on; as it is before and after each. */
    private final TorresState trial;

    /** What the seat would get with its knight from a space on the ground, which pays nothing, wherever that is. */
    private final int[] onTheGround = new int[Space.COUNT];

    /** The castles in which the seat has knights, and what lies around them: a block elsewhere changes nothing for it. */
    private final long aroundIts;

    private final Data.Obj gains = new Data.Obj();

    private Outlook(TorresState state) {
        this.state = state;
        seat = state.toMove;
        now = of(state, seat);
        trial = (TorresState) state.copy();
        Arrays.fill(onTheGround, UNKNOWN);
        Board board = state.board;
        long its = 0;
        for (int i = 0; i < board.castleCount(); i++) {
            its |= (board.castle(i) & board.knights(seat)) == 0 ? 0 : board.castle(i);
        }
        aroundIts = its | Space.spread(its);
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
    static Data.Obj gains(TorresState state) {
        return state.step == Step.TURN || state.step == Step.KING ? new Outlook(state).gains() : new Data.Obj();
    }

    private Data.Obj gains() {
        MoveList legal = MoveList.of(state);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            switch (Move.verb(move)) {
                case MOVE, DOOR -> put(move, afterWalk(Move.from(move), Move.to(move)));
                case BLOCK -> put(move, afterBlock(Move.to(move)));
                case SHIFT -> {}
                default -> {
                    if (Move.verb(move).shape != Verb.Shape.NOTHING) {
                        Turn.play(trial, move, EventLog.OFF);
                        put(move, of(trial, seat));
                        trial.copyFrom(state);
                    }
                }
            }
        }
        for (Ways.Walk walk : Ways.walks(state)) {
            if (walk.steps() > 1) {
                put(Move.of(Verb.MOVE, walk.from(), walk.to()), afterWalk(walk.from(), walk.to()));
            }
        }
        return gains;
    }

    /** What the seat would get if its knight stood elsewhere. */
    private int afterWalk(int from, int to) {
        // What a master card pays for may lie anywhere.
        boolean ground = state.master == null && !Space.in(state.board.built(), to);
        if (ground && onTheGround[from] != UNKNOWN) {
            return onTheGround[from];
        }
        trial.board.moveKnight(seat, from, to);
        int points = of(trial, seat);
        trial.board.moveKnight(seat, to, from);
        if (ground) {
            onTheGround[from] = points;
        }
        return points;
    }

    /** The same with one more block. */
    private int afterBlock(int at) {
        if (state.master == null && !Space.in(aroundIts, at)) {
            return now;
        }
        trial.board.raise(at);
        int points = of(trial, seat);
        trial.board.lower(at);
        return points;
    }

    private void put(int move, int points) {
        if (points != now) {
            gains.put(Move.spell(move), points - now);
        }
    }
}
