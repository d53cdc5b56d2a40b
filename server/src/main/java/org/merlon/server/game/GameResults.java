package org.merlon.server.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.play.FinalStandings;
import org.merlon.server.store.log.SeatResult;

/** Determines when a game is over and how it ended, with forfeited seats taken into account. */
public final class GameResults {
    private GameResults() {}

    /**
     * Returns whether a game is over by the rules, or because too few seats are left: one in a competitive game, none
     * in a cooperative or solo game.
     */
    static boolean isFinished(GameState state, Roster roster) {
        int seats = roster.seats().size();
        int remaining = seats - roster.forfeited().size();
        boolean cooperative = seats == 1 || isCooperative(state);
        return state.isOver() || remaining == 0 || (!cooperative && remaining == 1);
    }

    /** Returns whether all players win or lose together. */
    private static boolean isCooperative(GameState state) {
        return state.setup().variant().cooperative();
    }

    /** The places by seat, 1 for the best. Forfeited seats come last; a seat that forfeited earlier ranks lower. */
    public static int[] ranks(LiveGame game) {
        return standings(game).ranks().stream().mapToInt(Integer::intValue).toArray();
    }

    private static FinalStandings standings(LiveGame game) {
        GameState state = game.state();
        var ranks = new int[game.seats().size()];
        if (state != null && state.isOver()) {
            ranks = state.ranks();
        } else {
            Arrays.fill(ranks, 1);
        }
        Outcome ended = ranks.length == 1 ? Outcome.LOST : Outcome.NONE;
        return FinalStandings.of(
                ranks, game.roster().forfeited(), state == null ? ended : FinalStandings.outcome(state));
    }

    /** The result of each seat. Several winners have drawn, unless all players win or lose together. */
    public static List<SeatResult> bySeat(Data.Obj result, int seats) {
        List<Data> winners = result.fields().get("winners") instanceof Data.Arr list ? list.items() : List.of();
        boolean shared = winners.size() > 1 && !result.fields().containsKey("outcome");
        var results = new ArrayList<SeatResult>();
        for (int seat = 0; seat < seats; seat++) {
            boolean isWinner = winners.contains(new Data.Whole(seat));
            results.add(isWinner ? shared ? SeatResult.DRAWN : SeatResult.WON : SeatResult.LOST);
        }
        return results;
    }

    /** The result of a game in the form that lists and clients get. */
    public static Data.Obj data(LiveGame game) {
        Data.Obj frozenResult = game.frozenResult();
        if (frozenResult != null) {
            return frozenResult;
        }
        FinalStandings standings = standings(game);
        GameState state = game.state();
        var scores = new Data.Arr();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            scores.add(state == null ? 0 : state.score(seat));
        }
        var data = new Data.Obj()
                .put("ranks", Data.list(standings.ranks(), number -> new Data.Whole(number)))
                .put("winners", Data.list(standings.winners(), number -> new Data.Whole(number)))
                .put("scores", scores)
                .put("forfeited", Data.list(game.roster().forfeited(), number -> new Data.Whole(number)))
                .put("moves", game.moves().size());
        if (standings.outcome() != Outcome.NONE) {
            data.put("outcome", Ids.of(standings.outcome()));
        }
        return data;
    }
}
