package org.merlon.arena.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.merlon.engine.LearnedEvaluation;
import org.merlon.engine.Odds;
import org.merlon.engine.Traits;

/**
 * Finds the weights of traits with which the game's evaluation predicts results best, by stochastic gradient descent on a
 * logistic model.
 */
public final class Learner {
    /** One game in this many is held out as test data. */
    private static final int TEST = 10;

    /** The number of passes over all samples. */
    private static final int ROUNDS = 4;

    /** The learning rate at the start; it decreases to 0. */
    private static final double RATE = 0.0006;

    /** Weight decay, so that rare traits do not get large weights. */
    private static final double DOUBT = 1e-5;

    private final Traits traits;
    private final List<TrainingSample> lessons = new ArrayList<>();
    private final List<TrainingSample> test = new ArrayList<>();
    private final float[] weights;

    /**
     * Plays the games and learns from them.
     *
     * @param each called after each game, from any thread
     */
    public Learner(Traits traits, SelfPlay course, int games, Runnable each) {
        this(traits, course.games(games, each));
    }

    /** Learns from the samples of games. */
    Learner(Traits traits, List<List<TrainingSample>> games) {
        this.traits = traits;
        weights = new float[traits.names().size()];
        for (int game = 0; game < games.size(); game++) {
            (game % TEST == 0 ? test : lessons).addAll(games.get(game));
        }
        learn();
    }

    private void learn() {
        var random = new Random(1);
        double all = (double) ROUNDS * lessons.size();
        int done = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(lessons, random);
            for (TrainingSample lesson : lessons) {
                double rate = RATE * (1 + Math.cos(Math.PI * done++ / all)) / 2;
                double error =
                        lesson.result - Odds.winProbability(lesson.lead + sum(lesson.first) - sum(lesson.second));
                correct(lesson.first, rate * error, rate * DOUBT);
                correct(lesson.second, -rate * error, rate * DOUBT);
            }
        }
    }

    private double sum(short[] which) {
        double sum = 0;
        for (short trait : which) {
            sum += weights[trait];
        }
        return sum;
    }

    private void correct(short[] which, double by, double doubt) {
        for (short trait : which) {
            weights[trait] += (float) (by - doubt * weights[trait]);
        }
    }

    /** Returns the information about the result that a test state gives with the learned weights, in bits. */
    public double foretold() {
        return foretold(true);
    }

    /** Returns the same for the game's evaluation without learned weights. */
    public double foretoldPlainly() {
        return foretold(false);
    }

    private double foretold(boolean learned) {
        double bits = 0;
        for (TrainingSample lesson : test) {
            double lead = lesson.lead + (learned ? sum(lesson.first) - sum(lesson.second) : 0);
            double chance = Odds.winProbability(lead);
            bits += 1 + (lesson.result * Math.log(chance) + (1 - lesson.result) * Math.log(1 - chance)) / Math.log(2);
        }
        return bits / Math.max(1, test.size());
    }

    /** Returns the weights as the table that {@link LearnedEvaluation#weights} reads. */
    public String table() {
        var whole = new int[weights.length];
        for (int trait = 0; trait < whole.length; trait++) {
            whole[trait] = Math.round(LearnedEvaluation.WEIGHT_PER_SWING * weights[trait]);
        }
        return LearnedEvaluation.formatWeights(traits, whole);
    }
}
