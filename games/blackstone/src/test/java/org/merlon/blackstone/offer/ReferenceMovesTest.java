package org.merlon.blackstone.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.Effort;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** Legal moves and points agree with the reference model in random games. */
class ReferenceMovesTest {
    /** The model is compared on about one position in this many. */
    private static final int SAMPLE_INTERVAL = Effort.of(9, 6, 1);

    @TestFactory
    @Rule({"B-102", "B-103", "B-104", "B-111", "B-112", "B-114"})
    Stream<DynamicTest> legalMovesAgreeWithReferenceModel() {
        return Setups.all(new BlackstoneGame(), "queens-quest", "wizards-quest").stream()
                .map(setup -> DynamicTest.dynamicTest(Setups.name(setup), () -> play(setup)));
    }

    private static void play(Setup setup) {
        var random = new FastRandom(7);
        GameState state = OfferPropertiesTest.lateState(setup, 7);
        while (!state.isOver()) {
            List<String> moves = Notation.legalMoves(state);
            if (random.below(SAMPLE_INTERVAL) == 0) {
                Data.Obj dump = Positions.dump(state).data();
                assertEquals(ReferenceMoves.of(dump), new TreeSet<>(moves));
                if (setup.variant().id().equals("queens-quest")) {
                    checkPoints(state, dump);
                }
            }
            String move = RandomChoice.of(moves, random);
            state.play(Notation.parse(state, move).move(), EventLog.OFF);
        }
    }

    private static void checkPoints(GameState state, Data.Obj dump) {
        for (int seat = 0; seat < state.setup().players(); seat++) {
            int points = 0;
            for (Data set : FieldPath.items(dump, "seats[" + seat + "].sets")) {
                points += Collections.max(ReferenceMoves.points(FieldPath.allTexts(set)));
            }
            assertEquals(points, state.score(seat));
        }
    }
}
