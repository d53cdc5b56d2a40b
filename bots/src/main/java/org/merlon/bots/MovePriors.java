package org.merlon.bots;

import org.merlon.engine.GameState;
import org.merlon.engine.Odds;
import org.merlon.engine.Ordering;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Computes prior probabilities for all moves of a position: plays each move and evaluates the position after it. If there are
 * many moves, it tries only those that the game's ordering prefers.
 */
final class MovePriors {
    /** The initial array size; positions rarely have more moves. */
    static final int FIRST_MOVES = 256;

    /** Positions with more moves than this use the game's ordering to select about this many. */
    private static final int TRIED = 32;

    /** Random noise in the priors, so that among equally good moves it is not always the first that is tried first. */
    private static final double LUCK = 0.05;

    private static final int LUCK_STEPS = 1 << 16;

    private final Rewards rewards;
    private final Ordering ordering;
    private final double temperature;
    private final int players;
    private final GameState next;
    private final double[] found;
    private double[] weights = new double[FIRST_MOVES];
    private double[] sorted = new double[FIRST_MOVES];
    private double[] shares = new double[FIRST_MOVES];
    private double[] values;
    private int best;

    MovePriors(GameState example, Rewards rewards, double temperature) {
        this.rewards = rewards;
        this.temperature = temperature;
        ordering = example.setup().game().ordering();
        players = example.setup().players();
        next = example.copy();
        found = new double[players];
        values = new double[FIRST_MOVES * players];
    }

    /** Returns the prior of move number {@code index}; all priors add up to one. */
    float share(int index) {
        return (float) shares[index];
    }

    /** Returns the rewards of all seats after each move, grouped by move. */
    double[] values() {
        return values;
    }

    /** Writes the rewards of every seat after the move that is best for the seat to move. */
    void copyBest(double[] rewardsOfIt) {
        copy(values, best * players, rewardsOfIt, 0);
    }

    /** Copies a number for each seat. For so few numbers a loop beats {@code System.arraycopy}, above all in browsers. */
    private void copy(double[] from, int first, double[] into, int place) {
        for (int seat = 0; seat < players; seat++) {
            into[place + seat] = from[first + seat];
        }
    }

    /** Computes the priors and values of these moves, which must not be empty. */
    void at(GameState state, MoveList moves, RandomBits random) {
        int count = moves.size();
        makeRoom(count);
        double least = Double.NEGATIVE_INFINITY;
        if (count > TRIED) {
            ordering.weigh(state, moves, weights);
            least = threshold(count);
        }
        int seat = state.toMove();
        best = -1;
        int worst = -1;
        for (int i = 0; i < count; i++) {
            if (least > Double.NEGATIVE_INFINITY && weights[i] < least) {
                continue;
            }
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            rewards.of(next, found);
            copy(found, 0, values, i * players);
            if (best < 0 || found[seat] > values[best * players + seat]) {
                best = i;
            }
            if (worst < 0 || found[seat] < values[worst * players + seat]) {
                worst = i;
            }
        }
        double most = values[best * players + seat];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            if (least > Double.NEGATIVE_INFINITY && weights[i] < least) {
                copy(values, worst * players, values, i * players); // as bad as the worst tried
            }
            double luck = 1 + LUCK * random.below(LUCK_STEPS) / LUCK_STEPS;
            shares[i] = luck * Odds.exp((values[i * players + seat] - most) / temperature);
            sum += shares[i];
        }
        for (int i = 0; i < count; i++) {
            shares[i] /= sum;
        }
    }

    /** Returns the weight of the move in place {@link #TRIED}, found by quickselect. */
    private double threshold(int count) {
        System.arraycopy(weights, 0, sorted, 0, count);
        int low = 0;
        int high = count - 1;
        int wanted = TRIED - 1;
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
            if (wanted <= j) {
                high = j;
            } else if (wanted >= i) {
                low = i;
            } else {
                break;
            }
        }
        return sorted[wanted];
    }

    private void makeRoom(int count) {
        if (shares.length < count) {
            weights = new double[2 * count];
            sorted = new double[2 * count];
            shares = new double[2 * count];
            values = new double[2 * count * players];
        }
    }
}
