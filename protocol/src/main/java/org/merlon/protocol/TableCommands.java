package org.merlon.protocol;

import org.merlon.engine.GameState;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Reading;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;

/** The commands of whoever shows a table to people: table, why, ways, worth. */
final class TableCommands {
    private final Current current;

    TableCommands(Current current) {
        this.current = current;
    }

    /** All that is shown to somebody, and what they can do if it is their turn. */
    Reply table(String argument) throws Trouble {
        GameState state = current.state();
        Viewer viewer = argument.equals("all")
                ? Viewer.HANDS
                : PositionCommands.viewer("table", argument, state.setup().players());
        var data = new Data.Obj().putSeat("toMove", state.toMove());
        Sight.add(data, state, viewer, current.host()::say);
        if (!state.over() && argument.equals(String.valueOf(state.toMove()))) {
            data.put("legal", Data.texts(Notation.legalMoves(state)));
        }
        return current.answer(data);
    }

    /** Why a move cannot be played, in phrases, none if it can; and whether it shows something hidden. */
    Reply why(String move) throws Trouble {
        GameState state = current.state();
        Reading reading = Notation.readLegal(state, move);
        Refusal refusal = reading.refusal();
        var data = new Data.Obj();
        if (refusal == null) {
            data.put("phrases", new Data.Arr()).put("reveals", state.reveals(reading.move()));
        } else {
            data.put("phrases", Data.list(refusal.phrases(), Phrase::data))
                    .put("reason", current.host().say(refusal));
        }
        return current.answer(data);
    }

    Reply ways(String argument) throws Trouble {
        Arguments.none("ways", argument);
        return current.answer(Sight.ways(current.state()));
    }

    Reply worth(String move) throws Trouble {
        return current.answer(Sight.worth(current.state(), move));
    }
}
