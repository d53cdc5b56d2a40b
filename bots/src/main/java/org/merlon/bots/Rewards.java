package org.merlon.bots;

import java.util.Arrays;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;

/** Turns a state into what each seat strives for: its chance to win, between 0 and 1, by the game's own estimate. */
final class Rewards {
    /** The part of the reward that a won or lost game gives by itself; points give the rest. */
    private static final double RESULT_SHARE = 0.8;

    /** A lead of more swings than this looks like this much: who is far ahead or behind still has to choose well. */
    private static final double CLEAR_LEAD = 1.5;

    private final Evaluation evaluation;
    private final boolean cooperative;
    private final double[] points;

    /** What is taken off the lead of each seat, in swings. */
    private final double[] level;

    Rewards(GameState state, Evaluation evaluation) {
        this.evaluation = evaluation;
        cooperative = state.setup().variant().cooperative();
        points = new double[state.setup().players()];
        level = new double[points.length];
    }

    /** Looks at the state where a search begins, so that its rewards lie where the curve is steep. */
    void begin(GameState state) {
        evaluation.values(state, points);
        double swing = evaluation.swing(state);
        for (int seat = 0; seat < points.length; seat++) {
            double lead = lead(seat) / swing;
            // People who play together compare with nobody but themselves.
            level[seat] = cooperative ? lead : lead - Math.clamp(lead, -CLEAR_LEAD, CLEAR_LEAD);
        }
    }

    /** Writes the reward of every seat. */
    void of(GameState state, double[] rewards) {
        evaluation.values(state, points);
        if (state.over()) {
            ofResult(state, rewards);
            return;
        }
        double swing = evaluation.swing(state);
        if (cooperative) {
            Arrays.fill(rewards, Evaluation.chance(lead(0) / swing - level[0]));
            return;
        }
        for (int seat = 0; seat < points.length; seat++) {
            rewards[seat] = Evaluation.chance(lead(seat) / swing - level[seat]);
        }
    }

    private void ofResult(GameState state, double[] rewards) {
        int[] ranks = cooperative ? new int[0] : state.ranks();
        for (int seat = 0; seat < points.length; seat++) {
            boolean won = cooperative ? state.outcome() == Outcome.WON : ranks[seat] == 1;
            double byPoints = Evaluation.chance(lead(seat) / Evaluation.DEFAULT_SWING - level[seat]);
            rewards[seat] = (won ? RESULT_SHARE : 0) + (1 - RESULT_SHARE) * byPoints;
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
