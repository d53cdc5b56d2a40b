package org.merlon.bots;

import java.util.Arrays;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Odds;
import org.merlon.engine.Outcome;

/**
 * Turns a state into what each seat strives for: its chance to win, between 0 and 1, by the game's own estimate.
 *
 * <p>All states of a search, unfinished or finished, are measured by one scale: a lead in swings. In a game of fixed length
 * the swing is that of the state where the search begins, so that a lead is worth the same whoever is to move and in
 * whichever round, and nobody gains by letting a turn pass. The result of a finished game adds certainty to what its lead
 * is worth and takes nothing from it: a win is never less than the same lead in a game that goes on, a loss never more.
 */
final class Rewards {
    /** The part of the reward of a finished game that is who has won; the rest is what its points look like. */
    private static final double RESULT_SHARE = 0.8;

    /** A lead of more swings than this looks like this much: who is far ahead or behind still has to choose well. */
    private static final double CLEAR_LEAD = 1.5;

    private final Evaluation evaluation;
    private final boolean cooperative;
    private final double[] points;

    /** What is taken off the lead of each seat, in swings. */
    private final double[] level;

    /** How many points are a swing where the search begins. */
    private double firstSwing = Evaluation.DEFAULT_SWING;

    Rewards(GameState state, Evaluation evaluation) {
        this.evaluation = evaluation;
        cooperative = state.setup().variant().cooperative();
        points = new double[state.setup().players()];
        level = new double[points.length];
    }

    /** Looks at the state where a search begins, so that its rewards lie where the curve is steep. */
    void begin(GameState state) {
        evaluation.values(state, points);
        firstSwing = evaluation.swing(state);
        for (int seat = 0; seat < points.length; seat++) {
            double lead = lead(seat) / firstSwing;
            // People who play together compare with nobody but themselves.
            level[seat] = cooperative ? lead : lead - Math.clamp(lead, -CLEAR_LEAD, CLEAR_LEAD);
        }
    }

    /** Writes the reward of every seat. */
    void of(GameState state, double[] rewards) {
        evaluation.values(state, points);
        double swing = evaluation.fixedLength() ? firstSwing : evaluation.swing(state);
        if (cooperative) {
            Arrays.fill(rewards, Odds.chance(lead(0) / swing - level[0]));
        } else {
            for (int seat = 0; seat < points.length; seat++) {
                rewards[seat] = Odds.chance(lead(seat) / swing - level[seat]);
            }
        }
        if (state.over()) {
            settle(state, rewards);
        }
    }

    /** Draws the rewards of a finished game to 1 for who has won and to 0 for who has not. */
    private void settle(GameState state, double[] rewards) {
        int[] ranks = cooperative ? new int[0] : state.ranks();
        for (int seat = 0; seat < points.length; seat++) {
            boolean won = cooperative ? state.outcome() == Outcome.WON : ranks[seat] == 1;
            rewards[seat] = (won ? RESULT_SHARE : 0) + (1 - RESULT_SHARE) * rewards[seat];
        }
    }

    /** How many points a seat is ahead of the best other one; of what winning takes where all play together. */
    private double lead(int seat) {
        if (cooperative) {
            double sum = 0;
            for (double value : points) {
                sum += value;
            }
            return sum / points.length;
        }
        double rival = points.length == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < points.length; other++) {
            if (other != seat) {
                rival = Math.max(rival, points[other]);
            }
        }
        return points[seat] - rival;
    }
}
