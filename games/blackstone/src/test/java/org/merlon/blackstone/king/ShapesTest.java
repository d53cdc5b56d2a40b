package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.ShapeChecks;

/** Of all quests, of which most are played as King's Quest is. */
class ShapesTest {
    /** Those who move at random never win together, and lose before the deck of rats runs out. */
    private static final String[] TOO_RARE = {"Won.event", "RatsShuffled.event", "RatsShuffled.cards"};

    @Test
    void everythingThatIsShownIsDescribed() {
        ShapeChecks.of(new BlackstoneGame())
                .alsoFrom(ShapesTest::late)
                .besides("View.rulesData")
                .besides(TOO_RARE)
                .check();
    }

    private static GameState late(Setup setup, long number) {
        GameState state = setup.game().start(setup, RandomKeys.key(number));
        return state instanceof KingState ? Shaken.start(setup, number) : state;
    }
}
