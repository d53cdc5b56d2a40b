package org.merlon.protocol;

import java.util.Locale;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;

/** Where a game stands, in the form in which most commands answer. */
public final class Status {
    private Status() {}

    public static Data.Obj of(GameState state) {
        int players = state.setup().players();
        var scores = new Data.Arr();
        for (int seat = 0; seat < players; seat++) {
            scores.add(state.score(seat));
        }
        var winners = new Data.Arr();
        var ranks = new Data.Arr();
        Outcome outcome = state.over() ? state.outcome() : Outcome.NONE;
        if (state.over()) {
            int[] places = state.ranks();
            for (int seat = 0; seat < players; seat++) {
                ranks.add(places[seat]);
                boolean wins = switch (outcome) {
                    case WON -> true;
                    case LOST -> false;
                    case NONE -> places[seat] == 1;
                };
                if (wins) {
                    winners.add(seat);
                }
            }
        }
        var status = new Data.Obj()
                .putSeat("toMove", state.toMove())
                .put("over", state.over())
                .put("scores", scores)
                .put("winners", winners)
                .put("ranks", ranks);
        if (outcome != Outcome.NONE) {
            status.put("outcome", outcome.name().toLowerCase(Locale.ROOT));
        }
        return status;
    }
}
