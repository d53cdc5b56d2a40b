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
            Verb verb = Move.verb(move);
            if (verb.shape != Verb.Shape.NOTHING && verb != Verb.SHIFT) {
                after.copyFrom(state);
                Turn.play(after, move, EventLog.OFF);
                put(gains, move, of(after, seat) - now);
            }
        }
        after.copyFrom(state);
        for (Ways.Walk walk : Ways.walks(state)) {
            if (walk.steps() > 1) {
                after.board.moveKnight(seat, walk.from(), walk.to());
                put(gains, Move.of(Verb.MOVE, walk.from(), walk.to()), of(after, seat) - now);
                after.board.moveKnight(seat, walk.to(), walk.from());
            }
        }
        return gains;
    }

    private static void put(Data.Obj gains, int move, int points) {
        if (points != 0) {
            gains.put(Move.spell(move), points);
        }
    }
}
