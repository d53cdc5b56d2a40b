package org.merlon.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.Setup;

/**
 * The result of a game, with forfeited seats taken into account.
 *
 * @param ranks places by seat, 1 for the best
 * @param winners the seats that won
 * @param outcome set in cooperative and solo games
 */
public record FinalStandings(List<Integer> ranks, List<Integer> winners, Outcome outcome) {
    public FinalStandings {
        ranks = List.copyOf(ranks);
        winners = List.copyOf(winners);
    }

    /** Returns the result of a game that ends in this state, even if its rules would let it go on. */
    public static FinalStandings of(GameState state, List<Integer> forfeited) {
        return of(state.ranks(), forfeited, outcome(state));
    }

    /**
     * Returns the result for ranks that do not consider forfeited seats.
     *
     * @param forfeited the seats that resigned or ran out of time, in this order
     */
    public static FinalStandings of(int[] ranks, List<Integer> forfeited, Outcome outcome) {
        int[] places = lowerForfeited(ranks, forfeited);
        var allRanks = new ArrayList<Integer>();
        var winners = new ArrayList<Integer>();
        for (int seat = 0; seat < places.length; seat++) {
            allRanks.add(places[seat]);
            boolean wins = switch (outcome) {
                case WON -> true;
                case LOST -> false;
                case NONE -> places[seat] == 1;
            };
            if (wins && !forfeited.contains(seat)) {
                winners.add(seat);
            }
        }
        return new FinalStandings(allRanks, winners, outcome);
    }

    /** Puts forfeited seats last; a seat that forfeited earlier ranks lower. */
    private static int[] lowerForfeited(int[] ranks, List<Integer> forfeited) {
        int[] places = ranks.clone();
        int lastRank = places.length;
        for (int seat : forfeited) {
            for (int other = 0; other < places.length; other++) {
                if (!forfeited.contains(other) && places[other] > places[seat]) {
                    places[other]--;
                }
            }
            places[seat] = lastRank--;
        }
        return places;
    }

    /** Returns the outcome of a cooperative or solo game that ends in this state: lost unless it was won by its rules. */
    public static Outcome outcome(GameState state) {
        Setup setup = state.setup();
        if (setup.players() > 1 && !setup.variant().cooperative()) {
            return Outcome.NONE;
        }
        return state.isOver() && state.outcome() != Outcome.LOST ? Outcome.WON : Outcome.LOST;
    }
}
