package org.merlon.bots.search;

import java.util.Arrays;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;
import org.merlon.engine.WinProbability;

/**
 * Computes the reward of each seat in a state: its estimated probability of winning, between 0 and 1.
 *
 * <p>All states of a search, unfinished or finished, use the same scale: a lead in swings. In a game of fixed length the
 * swing is that of the root state, so that a lead has the same value in every round and passing a turn gains nothing. The
 * result of a finished game moves the reward towards 0 or 1: a win is never worth less than the same lead in an unfinished
 * game, and a loss never more.
 */
final class Rewards {
    /** The share of a finished game's reward that depends on who won; the rest depends on the points. */
    private static final double RESULT_SHARE = 0.8;

    /** Root leads beyond this are treated as this, so that a seat far ahead or behind still sees differences between moves. */
    private static final double MAX_ROOT_LEAD = 1.5;

    private final Evaluation evaluation;
    private final boolean cooperative;
    private final double[] points;

    /** The offset subtracted from each seat's lead, in swings. */
    private final double[] offsets;

    /** The swing of the root state, in points. */
    private double rootSwing = Evaluation.DEFAULT_SWING;

    Rewards(GameState state, Evaluation evaluation) {
        this.evaluation = evaluation;
        cooperative = state.setup().variant().cooperative();
        points = new double[state.setup().players()];
        offsets = new double[points.length];
    }

    /** Sets the scale by the root state of a search, so that its rewards lie where the curve is steep. */
    void calibrate(GameState state) {
        evaluation.values(state, points);
        rootSwing = evaluation.swing(state);
        for (int seat = 0; seat < points.length; seat++) {
            double lead = lead(seat) / rootSwing;
            // Cooperative players have nobody else to compare with.
            offsets[seat] = cooperative ? lead : lead - Math.clamp(lead, -MAX_ROOT_LEAD, MAX_ROOT_LEAD);
        }
    }

    /** Writes the reward of every seat. */
    void compute(GameState state, double[] rewards) {
        evaluation.values(state, points);
        double swing = evaluation.hasFixedLength() ? rootSwing : evaluation.swing(state);
        if (cooperative) {
            Arrays.fill(rewards, WinProbability.winProbability(lead(0) / swing - offsets[0]));
        } else {
            for (int seat = 0; seat < points.length; seat++) {
                rewards[seat] = WinProbability.winProbability(lead(seat) / swing - offsets[seat]);
            }
        }
        if (state.isOver()) {
            addResult(state, rewards);
        }
    }

    /** Moves the rewards of a finished game towards 1 for winners and towards 0 for the others. */
    private void addResult(GameState state, double[] rewards) {
        int[] ranks = cooperative ? new int[0] : state.ranks();
        for (int seat = 0; seat < points.length; seat++) {
            boolean won = cooperative ? state.outcome() == Outcome.WON : ranks[seat] == 1;
            rewards[seat] = (won ? RESULT_SHARE : 0) + (1 - RESULT_SHARE) * rewards[seat];
        }
    }

    /** Returns a seat's lead over the best other seat in points; in a cooperative game, the lead over what winning takes. */
    private double lead(int seat) {
        if (cooperative) {
            double sum = 0;
            for (double value : points) {
                sum += value;
            }
            return sum / points.length;
        }
        double bestOther = points.length == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < points.length; other++) {
            if (other != seat) {
                bestOther = Math.max(bestOther, points[other]);
            }
        }
        return points[seat] - bestOther;
    }
}
