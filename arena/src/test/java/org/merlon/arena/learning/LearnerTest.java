package org.merlon.arena.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.merlon.arena.ArenaSamples;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.LearnedEvaluation;
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;

class LearnerTest {
    private static final short GOOD = 0;
    private static final short BAD = 1;
    private static final short IDLE = 2;

    /** Traits for a test: the seat has more points than the other, as many, or fewer. */
    private static final Traits TRAITS = new Traits() {
        @Override
        public List<String> names() {
            return List.of("good", "bad", "idle");
        }

        @Override
        public int collect(GameState state, int seat, int[] into) {
            into[0] = Integer.signum(state.score(1 - seat) - state.score(seat)) + 1;
            return state.isOver() ? 0 : 1;
        }
    };

    private static TrainingSample sample(short first, short second, double result) {
        var sample = new TrainingSample(new short[] {first}, new short[] {second}, 0);
        sample.result = result;
        return sample;
    }

    /** Generates games in which the good trait wins three games in four, and the bad one loses as many. */
    private static List<List<TrainingSample>> games() {
        var random = new Random(3);
        var games = new ArrayList<List<TrainingSample>>();
        for (int i = 0; i < 4000; i++) {
            double result = random.nextInt(4) < 3 ? 1 : 0;
            games.add(List.of(sample(GOOD, IDLE, result), sample(BAD, IDLE, 1 - result)));
        }
        return games;
    }

    private static List<Integer> weights(Learner learner) {
        List<String> lines = learner.table().lines().toList();
        assertEquals("trait\tweight", lines.getFirst());
        assertEquals(TRAITS.names().size() + 1, lines.size());
        var weights = new ArrayList<Integer>();
        for (int trait = 0; trait < TRAITS.names().size(); trait++) {
            String[] cells = lines.get(trait + 1).split("\t", -1);
            assertEquals(TRAITS.names().get(trait), cells[0]);
            weights.add(Integer.valueOf(cells[1]));
        }
        return weights;
    }

    @Test
    void winningTraitsGetPositiveWeights() {
        var learner = new Learner(TRAITS, games());
        List<Integer> weights = weights(learner);
        assertTrue(weights.get(GOOD) - weights.get(IDLE) > LearnedEvaluation.WEIGHT_PER_SWING / 2, weights::toString);
        assertTrue(weights.get(BAD) - weights.get(IDLE) < -LearnedEvaluation.WEIGHT_PER_SWING / 2, weights::toString);
        assertEquals(0, learner.predictedBitsUntrained(), 1e-9, "nothing is known before");
        assertTrue(learner.predictedBits() > 0.1, () -> "only " + learner.predictedBits() + " bits");
    }

    @Test
    void selfPlayGivesReproducibleSamples() {
        Setup setup = ArenaSamples.torres(2);
        Bot bot = Bots.byName("greedy");
        assertTrue(bot != null);
        var played = new AtomicInteger();
        var selfPlay = new SelfPlay(setup, TRAITS, bot, Budget.ofIterations(1), "7");
        List<List<TrainingSample>> games = selfPlay.playGames(6, played::incrementAndGet);
        assertEquals(6, played.get());
        for (List<TrainingSample> game : games) {
            assertTrue(!game.isEmpty());
            for (TrainingSample sample : game) {
                assertEquals(game.getFirst().result, sample.result, "one game, one result");
                assertTrue(sample.result >= 0 && sample.result <= 1);
            }
        }
        var again = new SelfPlay(setup, TRAITS, bot, Budget.ofIterations(1), "7");
        assertEquals(new Learner(TRAITS, games).table(), new Learner(TRAITS, again.playGames(6, () -> {})).table());
    }
}
