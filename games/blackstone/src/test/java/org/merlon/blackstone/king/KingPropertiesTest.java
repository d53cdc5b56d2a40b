package org.merlon.blackstone.king;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.Effort;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.Rule;

/** Properties that hold for every game, checked on random games. */
class KingPropertiesTest {
    /** There are about three thousand setups; one in this many is played. */
    private static final int SETUP_INTERVAL = Effort.of(151, 113, 2);

    @TestFactory
    @Rule({"B-7", "B-22", "B-61"})
    Stream<DynamicTest> propertiesHold() {
        return GameProperties.of(RandomPositions.setups(SETUP_INTERVAL))
                .gamesPerSetup(0)
                .alsoFrom(1, RandomPositions::start)
                .with(new KingInvariant())
                .tests();
    }
}
