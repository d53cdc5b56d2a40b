package org.merlon.arena.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.merlon.engine.LearnedEvaluation;
import org.merlon.engine.Traits;
import org.merlon.engine.WinProbability;

/**
 * Finds the weights of traits with which the game's evaluation predicts results best, by stochastic gradient descent on a
 * logistic model.
 */
public final class Learner {
    /** One game in this many is held out as test data. */
    private static final int GAMES_PER_TEST_GAME = 10;

    /** The number of passes over all samples. */
    private static final int EPOCHS = 4;

    /** The learning rate at the start; it decreases to 0. */
    private static final double INITIAL_RATE = 0.0006;

    /** Weight decay, so that rare traits do not get large weights. */
    private static final double WEIGHT_DECAY = 1e-5;

    private final Traits traits;
    private final List<TrainingSample> trainingSamples = new ArrayList<>();
    private final List<TrainingSample> testSamples = new ArrayList<>();
    private final float[] weights;

    /**
     * Plays the games and learns from them.
     *
     * @param onGame called after each game, from any thread
     */
    public Learner(Traits traits, SelfPlay selfPlay, int games, Runnable onGame) {
        this(traits, selfPlay.playGames(games, onGame));
    }

    /** Learns from the samples of games. */
    Learner(Traits traits, List<List<TrainingSample>> games) {
        this.traits = traits;
        weights = new float[traits.names().size()];
        for (int game = 0; game < games.size(); game++) {
            (game % GAMES_PER_TEST_GAME == 0 ? testSamples : trainingSamples).addAll(games.get(game));
        }
        learn();
    }

    private void learn() {
        var random = new Random(1);
        double steps = (double) EPOCHS * trainingSamples.size();
        int step = 0;
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            Collections.shuffle(trainingSamples, random);
            for (TrainingSample sample : trainingSamples) {
                double rate = INITIAL_RATE * (1 + Math.cos(Math.PI * step++ / steps)) / 2;
                double error = sample.result
                        - WinProbability.winProbability(
                                sample.lead + weightSum(sample.firstTraits) - weightSum(sample.secondTraits));
                adjust(sample.firstTraits, rate * error, rate * WEIGHT_DECAY);
                adjust(sample.secondTraits, -rate * error, rate * WEIGHT_DECAY);
            }
        }
    }

    private double weightSum(short[] active) {
        double sum = 0;
        for (short trait : active) {
            sum += weights[trait];
        }
        return sum;
    }

    private void adjust(short[] active, double step, double decay) {
        for (short trait : active) {
            weights[trait] += (float) (step - decay * weights[trait]);
        }
    }

    /** Returns the information about the result that a test state gives with the learned weights, in bits. */
    public double predictedBits() {
        return predictedBits(true);
    }

    /** Returns the same for the game's evaluation without learned weights. */
    public double predictedBitsUntrained() {
        return predictedBits(false);
    }

    private double predictedBits(boolean learned) {
        double bits = 0;
        for (TrainingSample sample : testSamples) {
            double lead = sample.lead + (learned ? weightSum(sample.firstTraits) - weightSum(sample.secondTraits) : 0);
            double probability = WinProbability.winProbability(lead);
            bits += 1
                    + (sample.result * Math.log(probability) + (1 - sample.result) * Math.log(1 - probability))
                            / Math.log(2);
        }
        return bits / Math.max(1, testSamples.size());
    }

    /** Returns the weights as the table that {@link LearnedEvaluation#weights} reads. */
    public String table() {
        var rounded = new int[weights.length];
        for (int trait = 0; trait < rounded.length; trait++) {
            rounded[trait] = Math.round(LearnedEvaluation.WEIGHT_PER_SWING * weights[trait]);
        }
        return LearnedEvaluation.formatWeights(traits, rounded);
    }
}
