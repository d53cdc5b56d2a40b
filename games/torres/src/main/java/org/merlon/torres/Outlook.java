package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** What would be scored as things stand, and what moves would add to it; for those who look on, never for a playout. */
final class Outlook {
    private Outlook() {}

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
        var gains = new Data.Obj();
        if (state.step != Step.TURN && state.step != Step.KING) {
            return gains;
        }
        int seat = state.toMove;
        int now = of(state, seat);
        var after = (TorresState) state.copy(); // one for all moves: a view is made for every move that anybody plays
        MoveList legal = MoveList.of(state);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            switch (Move.verb(move)) {
                case MOVE, DOOR -> put(gains, move, afterWalk(after, Move.from(move), Move.to(move)) - now);
                case BLOCK -> put(gains, move, afterBlock(after, Move.to(move)) - now);
                case SHIFT -> {}
                default -> {
                    if (Move.verb(move).shape != Verb.Shape.NOTHING) {
                        Turn.play(after, move, EventLog.OFF);
                        put(gains, move, of(after, seat) - now);
                        after.copyFrom(state);
                    }
                }
            }
        }
        for (Ways.Walk walk : Ways.walks(state)) {
            if (walk.steps() > 1) {
                int move = Move.of(Verb.MOVE, walk.from(), walk.to());
                put(gains, move, afterWalk(after, walk.from(), walk.to()) - now);
            }
        }
        return gains;
    }

    /** What the seat to move would get if its knight stood elsewhere; leaves the board as it was. */
    private static int afterWalk(TorresState state, int from, int to) {
        state.board.moveKnight(state.toMove, from, to);
        int points = of(state, state.toMove);
        state.board.moveKnight(state.toMove, to, from);
        return points;
    }

    /** The same with one more block. */
    private static int afterBlock(TorresState state, int at) {
        state.board.raise(at);
        int points = of(state, state.toMove);
        state.board.lower(at);
        return points;
    }

    private static void put(Data.Obj gains, int move, int points) {
        if (points != 0) {
            gains.put(Move.spell(move), points);
        }
    }
}
