package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.Box;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;

/** Writes a state as a position, or as the view of a viewer who may not see everything. */
final class PositionWriter {
    private PositionWriter() {}

    static void write(OfferState state, Data.Obj data, Viewer viewer) {
        TurnSoFar course = state.course();
        data.put("step", course.step.id())
                .put("round", course.round)
                .put("turn", course.turn)
                .put("first", course.first)
                .put("taken", course.taken)
                .put("used", course.used)
                .put("endTriggered", course.lastRound > 0)
                .put("lastRound", course.lastRound);
        state.ownFields().writeTable(data, viewer);
        data.put("row", state.offer().rowData())
                .put("machination", Box.deckData(state.offer().deck(), viewer.seesHidden()))
                .put("taskDiscard", Box.taskData(state.offer().discards()));
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.players(); seat++) {
            var own = new Data.Obj()
                    .put("knight", state.tokens().knights(seat))
                    .put("wizard", state.tokens().wizards(seat))
                    .put("saved", state.tokens().saved(seat))
                    .put("machinations", Box.handData(state.hand(seat), viewer.sees(seat)));
            state.ownFields().writeSeat(seat, own, viewer);
            seats.add(own);
        }
        data.put("seats", seats);
    }
}
