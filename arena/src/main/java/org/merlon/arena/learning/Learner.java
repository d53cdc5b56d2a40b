package org.merlon.arena.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.merlon.engine.LearnedEvaluation;
import org.merlon.engine.Odds;
import org.merlon.engine.Traits;

/**
 * Finds weights for traits with which the game's evaluation foretells results best: after each lesson, those that spoke
 * for the wrong outcome lose a little (stochastic gradient descent on a logistic model).
 */
public final class Learner {
    /** One game in so many is kept apart, to see whether what was learned holds in games that were not learned from. */
    private static final int TEST = 10;

    /** How often all lessons are gone through, and how much the first counts; the last count for nothing any more. */
    private static final int ROUNDS = 4;

    private static final double RATE = 0.0006;

    /** Draws weights to nothing, so that what seldom happens is not taken for more than it is. */
    private static final double DOUBT = 1e-5;

    private final Traits traits;
    private final List<TrainingSample> lessons = new ArrayList<>();
    private final List<TrainingSample> test = new ArrayList<>();
    private final float[] weights;

    /**
     * Plays the games and learns from them.
     *
     * @param each is told when a game is over, from any thread
     */
    public Learner(Traits traits, SelfPlay course, int games, Runnable each) {
        this(traits, course.games(games, each));
    }

    /** Learns from the lessons of games. */
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

    /** What a state tells about the result in games that were not learned from, in bits; more is better. */
    public double foretold() {
        return foretold(true);
    }

    /** The same for the game's evaluation without anything learned. */
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

    /** The weights as the table that {@link LearnedEvaluation#weights} reads. */
    public String table() {
        var whole = new int[weights.length];
        for (int trait = 0; trait < whole.length; trait++) {
            whole[trait] = Math.round(LearnedEvaluation.WEIGHT_PER_SWING * weights[trait]);
        }
        return LearnedEvaluation.formatWeights(traits, whole);
    }
}
