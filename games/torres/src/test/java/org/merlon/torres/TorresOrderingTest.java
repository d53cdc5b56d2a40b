package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.play.Match;

class TorresOrderingTest {
    private static Map<String, Double> weights(String... played) throws SetupException {
        Setup setup = Setup.of(new TorresGame(), "standard", 2, Map.of());
        var state = (TorresState) Match.replay(setup, Key.ZERO, List.of(played)).state();
        MoveList moves = state.legalMoves();
        var weights = new double[moves.size()];
        new TorresGame().ordering().weigh(state, moves, weights);
        var byText = new HashMap<String, Double>();
        for (int i = 0; i < weights.length; i++) {
            byText.put(state.notation(moves.get(i)), weights[i]);
        }
        return byText;
    }

    private static void assertBefore(Map<String, Double> weights, String better, String worse) {
        double more = Objects.requireNonNull(weights.get(better), better);
        double less = Objects.requireNonNull(weights.get(worse), worse);
        assertTrue(more > less, () -> better + " before " + worse + " in " + weights);
    }

    @Test
    void ranksOwnCastleBeforeOpponentsCastle() throws SetupException {
        Map<String, Double> weights = weights("setup d8", "setup c6", "king f6");
        assertBefore(weights, "block c8", "block b6");
        assertBefore(weights, "block c8", "block a5");
    }

    @Test
    void ranksStepUpBeforeStepDownAndEndLast() throws SetupException {
        Map<String, Double> weights = weights("setup d8", "setup c6", "king f6", "block c8", "block c8");
        assertBefore(weights, "move d8 c8", "move d8 d7");
        assertBefore(weights, "move d8 d7", "end");
        assertBefore(weights, "knight d7", "score");
    }
}
