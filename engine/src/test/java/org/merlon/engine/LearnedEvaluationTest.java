package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Tsv;

class LearnedEvaluationTest {
    /** Seat 0 is always ahead, seat 1 behind. */
    private static final Traits TRAITS = new Traits() {
        @Override
        public List<String> names() {
            return List.of("behind", "ahead");
        }

        @Override
        public int collect(GameState state, int seat, int[] into) {
            into[0] = seat == 0 ? 1 : 0;
            return state.isOver() ? 0 : 1;
        }
    };

    private static Tsv table(String name) {
        return Tsv.of(LearnedEvaluationTest.class, name);
    }

    @Test
    void addsWeightsOfTraitsInSwings() {
        int[] weights = LearnedEvaluation.readWeights(TRAITS, table("weights.tsv"));
        assertArrayEquals(new int[] {-250, 500}, weights);
        Evaluation base = (state, seat) -> 3;
        var learned = new LearnedEvaluation(base, TRAITS, weights);
        Setup setup = ToyGame.shortSetup();
        GameState state = setup.game().start(setup, Key.ZERO);
        assertEquals(Evaluation.DEFAULT_SWING, learned.swing(state));
        assertEquals(3 + 0.5 * Evaluation.DEFAULT_SWING, learned.value(state, 0));
        assertEquals(3 - 0.25 * Evaluation.DEFAULT_SWING, learned.value(state, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "weights-in-disorder.tsv, a weight for 'ahead' where 'behind' should be",
        "weights-too-few.tsv, 1 weights for 2 traits"
    })
    void rejectsTableWithOtherTraits(String name, String message) {
        var thrown =
                assertThrows(IllegalStateException.class, () -> LearnedEvaluation.readWeights(TRAITS, table(name)));
        assertTrue(String.valueOf(thrown.getMessage()).contains(message), thrown::getMessage);
    }
}
