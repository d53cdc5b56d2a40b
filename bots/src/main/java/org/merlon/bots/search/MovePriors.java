package org.merlon.bots.search;

import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.WinProbability;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Computes prior probabilities for all moves of a position: plays each move and evaluates the position after it. If there are
 * many moves, it tries only those that the game's ordering prefers.
 */
final class MovePriors {
    /** The initial array size; positions rarely have more moves. */
    static final int INITIAL_MOVES = 256;

    /** Positions with more moves than this use the game's ordering to select about this many. */
    private static final int MAX_EVALUATED_MOVES = 32;

    /** Random noise in the priors, so that among equally good moves it is not always the first that is tried first. */
    private static final double NOISE = 0.05;

    private static final int NOISE_STEPS = 1 << 16;

    private final Rewards rewards;
    private final Ordering ordering;
    private final double temperature;
    private final int players;
    private final GameState next;
    private final double[] rewardsAfterMove;
    private double[] weights = new double[INITIAL_MOVES];
    private double[] sorted = new double[INITIAL_MOVES];
    private double[] priors = new double[INITIAL_MOVES];
    private double[] values;
    private int best;

    MovePriors(GameState example, Rewards rewards, double temperature) {
        this.rewards = rewards;
        this.temperature = temperature;
        ordering = example.setup().game().ordering();
        players = example.setup().players();
        next = example.copy();
        rewardsAfterMove = new double[players];
        values = new double[INITIAL_MOVES * players];
    }

    /** Returns the prior of move number {@code index}; all priors add up to one. */
    float prior(int index) {
        return (float) priors[index];
    }

    /** Returns the rewards of all seats after each move, grouped by move. */
    double[] values() {
        return values;
    }

    /** Writes the rewards of every seat after the move that is best for the seat to move. */
    void copyBest(double[] into) {
        copy(values, best * players, into, 0);
    }

    /** Copies a number for each seat. For so few numbers a loop beats {@code System.arraycopy}, above all in browsers. */
    private void copy(double[] from, int fromIndex, double[] into, int intoIndex) {
        for (int seat = 0; seat < players; seat++) {
            into[intoIndex + seat] = from[fromIndex + seat];
        }
    }

    /** Computes the priors and values of these moves, which must not be empty. */
    void compute(GameState state, MoveList moves, FastRandom random) {
        int count = moves.size();
        ensureCapacity(count);
        double minWeight = Double.NEGATIVE_INFINITY;
        if (count > MAX_EVALUATED_MOVES) {
            ordering.weigh(state, moves, weights);
            minWeight = threshold(count);
        }
        int seat = state.toMove();
        best = -1;
        int worst = -1;
        for (int i = 0; i < count; i++) {
            if (minWeight > Double.NEGATIVE_INFINITY && weights[i] < minWeight) {
                continue;
            }
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            rewards.compute(next, rewardsAfterMove);
            copy(rewardsAfterMove, 0, values, i * players);
            if (best < 0 || rewardsAfterMove[seat] > values[best * players + seat]) {
                best = i;
            }
            if (worst < 0 || rewardsAfterMove[seat] < values[worst * players + seat]) {
                worst = i;
            }
        }
        double bestReward = values[best * players + seat];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            if (minWeight > Double.NEGATIVE_INFINITY && weights[i] < minWeight) {
                copy(values, worst * players, values, i * players); // as bad as the worst tried
            }
            double noise = 1 + NOISE * random.below(NOISE_STEPS) / NOISE_STEPS;
            priors[i] = noise * WinProbability.exp((values[i * players + seat] - bestReward) / temperature);
            sum += priors[i];
        }
        for (int i = 0; i < count; i++) {
            priors[i] /= sum;
        }
    }

    /** Returns the weight of the move in place {@link #MAX_EVALUATED_MOVES}, found by quickselect. */
    private double threshold(int count) {
        System.arraycopy(weights, 0, sorted, 0, count);
        int low = 0;
        int high = count - 1;
        int rank = MAX_EVALUATED_MOVES - 1;
        while (low < high) {
            double pivot = sorted[(low + high) >>> 1];
            int i = low;
            int j = high;
            while (i <= j) {
                while (sorted[i] > pivot) {
                    i++;
                }
                while (sorted[j] < pivot) {
                    j--;
                }
                if (i <= j) {
                    double weight = sorted[i];
                    sorted[i++] = sorted[j];
                    sorted[j--] = weight;
                }
            }
            if (rank <= j) {
                high = j;
            } else if (rank >= i) {
                low = i;
            } else {
                break;
            }
        }
        return sorted[rank];
    }

    private void ensureCapacity(int count) {
        if (priors.length < count) {
            weights = new double[2 * count];
            sorted = new double[2 * count];
            priors = new double[2 * count];
            values = new double[2 * count * players];
        }
    }
}
