package org.merlon.torres;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Way;

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
        MoveList legal = MoveList.of(state);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            Verb verb = Move.verb(move);
            if (verb.shape != Verb.Shape.NOTHING && verb != Verb.SHIFT) {
                var after = (TorresState) state.copy();
                Turn.play(after, move, EventLog.OFF);
                put(gains, Move.spell(move), of(after, seat) - now);
            }
        }
        for (Way way : Ways.of(state)) {
            if (way.moves().size() > 1) {
                var after = (TorresState) state.copy();
                after.board.moveKnight(seat, Space.parse(way.from()), Space.parse(way.to()));
                put(gains, Verb.MOVE.word() + " " + way.from() + " " + way.to(), of(after, seat) - now);
            }
        }
        return gains;
    }

    private static void put(Data.Obj gains, String move, int points) {
        if (points != 0) {
            gains.put(move, points);
        }
    }
}
