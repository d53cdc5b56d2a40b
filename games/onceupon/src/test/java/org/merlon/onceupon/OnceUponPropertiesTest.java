package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.merlon.engine.Setup;
import org.merlon.engine.move.EventLog;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.testkit.Effort;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** Checks the general properties of games, and {@link OnceUponInvariant}, in random games of every setup. */
class OnceUponPropertiesTest {
    private static final int GAMES_PER_SETUP = 1;

    /** Games from random positions with many guests, full boards and nearly finished castles. */
    private static final int RANDOM_POSITIONS_PER_SETUP = Effort.of(2, 6, 60);

    private static final int ROLLS = 60_000;

    /** The upper 0.01 % point of chi-squared with five degrees of freedom; the fixed key keeps the test from flaking. */
    private static final double MAX_CHI_SQUARED = 25.74;

    @TestFactory
    @Rule({"U-3", "U-5", "U-6", "U-7", "U-31"})
    Stream<DynamicTest> propertiesHold() {
        return GameProperties.of(new OnceUponGame())
                .gamesPerSetup(GAMES_PER_SETUP)
                .alsoFrom(RANDOM_POSITIONS_PER_SETUP, RandomPositions::start)
                .with(new OnceUponInvariant())
                .tests();
    }

    @Test
    @Rule("U-10")
    void facesAreEquallyLikely() {
        Setup setup = Setups.of("onceupon", "apprentice", 2);
        var state = (OnceUponState) setup.game().start(setup, RandomKeys.key(60));
        var single = new int[DieFace.COUNT];
        var pairs = new int[DieFace.COUNT * DieFace.COUNT];
        for (int i = 0; i < ROLLS / Rules.DICE_COUNT; i++) {
            MoveExecutor.rollDice(state, EventLog.OFF);
            single[state.dice[0]]++;
            single[state.dice[1]]++;
            pairs[DieFace.COUNT * state.dice[0] + state.dice[1]]++;
        }
        assertTrue(chiSquared(single) < MAX_CHI_SQUARED, "the faces are not equally likely");
        assertEquals(ROLLS, single[0] + single[1] + single[2] + single[3] + single[4] + single[5]);
        for (int pair : pairs) {
            assertTrue(pair > 0, "a pair of faces never came");
        }
    }

    private static double chiSquared(int[] counts) {
        double expected = (double) ROLLS / counts.length;
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }
}
