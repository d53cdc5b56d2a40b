package org.merlon.server.game;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.data.Data;
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
        int players = game.seats().size();
        var ranks = new int[players];
        GameState state = game.state();
        if (state != null && state.isOver()) {
            ranks = state.ranks();
        } else {
            for (int seat = 0; seat < players; seat++) {
                ranks[seat] = 1;
            }
        }
        int lastRank = players;
        for (int seat : game.roster().forfeited()) {
            for (int other = 0; other < players; other++) {
                if (!game.roster().forfeited().contains(other) && ranks[other] > ranks[seat]) {
                    ranks[other]--;
                }
            }
            ranks[seat] = lastRank--;
        }
        return ranks;
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
        int[] ranks = ranks(game);
        GameState state = game.state();
        Outcome outcome = state == null || !state.isOver() ? Outcome.NONE : state.outcome();
        boolean solo = ranks.length == 1;
        boolean cooperative = solo || (state != null && isCooperative(state));
        boolean lost = outcome == Outcome.LOST || (cooperative && (state == null || !state.isOver()));
        var places = new Data.Arr();
        var winners = new Data.Arr();
        var scores = new Data.Arr();
        var forfeits = new Data.Arr();
        for (int seat = 0; seat < ranks.length; seat++) {
            places.add(ranks[seat]);
            scores.add(state == null ? 0 : state.score(seat));
            boolean isWinner = cooperative ? !lost : ranks[seat] == 1;
            if (isWinner && !game.roster().forfeited().contains(seat)) {
                winners.add(seat);
            }
        }
        for (int seat : game.roster().forfeited()) {
            forfeits.add(seat);
        }
        var data = new Data.Obj()
                .put("ranks", places)
                .put("winners", winners)
                .put("scores", scores)
                .put("forfeited", forfeits)
                .put("moves", game.moves().size());
        if (cooperative) {
            data.put("outcome", lost ? "lost" : "won");
        }
        return data;
    }
}
