package org.merlon.protocol.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;

/**
 * The status of a game.
 *
 * @param toMove the seat to move, or null if the game is over
 * @param scores the scores by seat
 * @param winners the seats that have won; empty until the game is over
 * @param ranks the ranks by seat, 1 for the best; empty until the game is over
 * @param outcome the result of a finished cooperative or solo game, else null
 */
public record Status(
        @Nullable Integer toMove,
        boolean over,
        List<Integer> scores,
        List<Integer> winners,
        List<Integer> ranks,
        @Nullable Ending outcome) {

    /** The result of a finished cooperative or solo game. */
    public enum Ending {
        WON,
        LOST;

        static @Nullable Ending of(Outcome outcome) {
            return switch (outcome) {
                case WON -> WON;
                case LOST -> LOST;
                case NONE -> null;
            };
        }
    }

    public static Status of(GameState state) {
        int players = state.setup().players();
        var scores = new ArrayList<Integer>(players);
        for (int seat = 0; seat < players; seat++) {
            scores.add(state.score(seat));
        }
        var winners = new ArrayList<Integer>(players);
        var ranks = new ArrayList<Integer>(players);
        Outcome outcome = state.isOver() ? state.outcome() : Outcome.NONE;
        if (state.isOver()) {
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
        return new Status(
                state.toMove() < 0 ? null : state.toMove(), state.isOver(), scores, winners, ranks, Ending.of(outcome));
    }

    /** Returns the status as data, the reply of most commands. */
    public Data.Obj data() {
        var data = new Data.Obj()
                .putSeat("toMove", toMove == null ? -1 : toMove)
                .put("over", over)
                .put("scores", wholes(scores))
                .put("winners", wholes(winners))
                .put("ranks", wholes(ranks));
        return outcome == null ? data : data.put("outcome", Ids.of(outcome));
    }

    private static Data.Arr wholes(List<Integer> numbers) {
        return Data.list(numbers, number -> new Data.Whole(number));
    }
}
