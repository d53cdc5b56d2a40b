package org.merlon.torres;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.Effort;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.Rule;

/** Checks the general properties of games, and {@link TorresInvariant}, in random games of every setup. */
class TorresPropertiesTest {
    private static final int GAMES_PER_SETUP = Effort.of(1, 1, 10);

    /** Games from random positions in which blocks and cards run out. */
    private static final int RANDOM_POSITIONS_PER_SETUP = Effort.of(0, 1, 20);

    @TestFactory
    @Rule({"T-2", "T-3", "T-4", "T-5"})
    Stream<DynamicTest> propertiesHold() {
        return GameProperties.of(new TorresGame())
                .gamesPerSetup(GAMES_PER_SETUP)
                .alsoFrom(RANDOM_POSITIONS_PER_SETUP, RandomPositions::start)
                .withoutPublicChance()
                .with(new TorresInvariant())
                .tests();
    }
}
