package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.SchemaChecks;

/** The JSON schemas describe the data of all quests. */
class ShapesTest {
    /** Random players never win a cooperative game, and lose before the deck of rats runs out. */
    private static final String[] TOO_RARE = {"Won.event", "RatsShuffled.event", "RatsShuffled.cards"};

    @Test
    void shapesDescribeAllData() {
        SchemaChecks.of(new BlackstoneGame())
                .alsoFrom(ShapesTest::lateState)
                .neverSeen("View.rulesData")
                .neverSeen(TOO_RARE)
                .check();
    }

    private static GameState lateState(Setup setup, long number) {
        GameState state = setup.game().start(setup, RandomKeys.key(number));
        return state instanceof KingState ? RandomPositions.start(setup, number) : state;
    }
}
