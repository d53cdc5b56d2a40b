package org.merlon.bots;

import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Outcome;

/** Turns a state into what each seat strives for: its chance to win, between 0 and 1, by the game's own estimate. */
final class Rewards {
    /** The part of the reward that a won or lost game gives by itself; points give the rest. */
    private static final double RESULT_SHARE = 0.8;

    /** A lead of one swing wins three times in four: the slope of the curve that says so. */
    private static final double SLOPE = Math.log(3);

    private final Evaluation evaluation;
    private final boolean cooperative;
    private final double[] points;

    Rewards(GameState state) {
        evaluation = state.setup().game().evaluation();
        cooperative = state.setup().variant().cooperative();
        points = new double[state.setup().players()];
    }

    /** Writes the reward of every seat. */
    void of(GameState state, double[] rewards) {
        boolean over = state.over();
        evaluation.values(state, points);
        double swing = over ? Evaluation.DEFAULT_SWING : evaluation.swing(state);
        if (cooperative) {
            ofAll(state, over, swing, rewards);
            return;
        }
        for (int seat = 0; seat < points.length; seat++) {
            double rival = points.length == 1 ? 0 : Double.NEGATIVE_INFINITY;
            for (int other = 0; other < points.length; other++) {
                if (other != seat) {
                    rival = Math.max(rival, points[other]);
                }
            }
            rewards[seat] = chance((points[seat] - rival) / swing);
        }
        if (over) {
            int[] ranks = state.ranks();
            for (int seat = 0; seat < points.length; seat++) {
                double result = ranks[seat] == 1 ? 1 : 0;
                rewards[seat] = RESULT_SHARE * result + (1 - RESULT_SHARE) * rewards[seat];
            }
        }
    }

    private void ofAll(GameState state, boolean over, double swing, double[] rewards) {
        double sum = 0;
        for (double value : points) {
            sum += value;
        }
        double reward = chance(sum / points.length / swing);
        if (over) {
            double result = state.outcome() == Outcome.WON ? 1 : 0;
            reward = RESULT_SHARE * result + (1 - RESULT_SHARE) * reward;
        }
        java.util.Arrays.fill(rewards, reward);
    }

    private static double chance(double lead) {
        return 1 / (1 + Math.exp(-SLOPE * lead));
    }
}
