package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.PositionCards;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;

/** Writes a state as a position, or as the view of a viewer who may not see everything. */
final class PositionWriter {
    private PositionWriter() {}

    static void write(OfferState state, Data.Obj data, Viewer viewer) {
        TurnState turnState = state.turnState();
        data.put("step", turnState.step.id())
                .put("round", turnState.round)
                .put("turn", turnState.activeSeat)
                .put("first", turnState.first)
                .put("taken", turnState.taken)
                .put("used", turnState.used)
                .put("endTriggered", turnState.lastRound > 0)
                .put("lastRound", turnState.lastRound);
        state.questFields().writeTable(data, viewer);
        data.put("row", state.offer().rowData())
                .put("machination", PositionCards.deckData(state.offer().deck(), viewer.seesHidden()))
                .put("taskDiscard", PositionCards.taskData(state.offer().discards()));
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.players(); seat++) {
            var seatData = new Data.Obj()
                    .put("knight", state.tokens().knights(seat))
                    .put("wizard", state.tokens().wizards(seat))
                    .put("saved", state.tokens().saved(seat))
                    .put("machinations", PositionCards.handData(state.hand(seat), viewer.sees(seat)));
            state.questFields().writeSeat(seat, seatData, viewer);
            seats.add(seatData);
        }
        data.put("seats", seats);
    }
}
