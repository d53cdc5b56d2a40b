package org.merlon.blackstone.king;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** What must hold always and everywhere, over random games. */
class KingPropertiesTest {
    /** There are some two thousand ways to set up these games; every so many-th is played. */
    private static final int EVERY = 23;

    @TestFactory
    @Rule({"B-7", "B-22", "B-61"})
    Stream<DynamicTest> propertiesHold() throws SetupException {
        Set<String> chosen = new HashSet<>();
        int number = 0;
        for (Setup setup : Setups.all(Games.byId("blackstone"))) {
            boolean king =
                    KingsQuest.all().stream().anyMatch(quest -> quest.variant().equals(setup.variant()));
            if (king && number++ % EVERY == 0) {
                chosen.add(Setups.name(setup));
            }
        }
        return GameProperties.of(Games.byId("blackstone"))
                .games(0)
                .alsoFrom(1, Shaken::start)
                .with(new KingInvariant())
                .tests()
                .filter(test -> chosen.contains(test.getDisplayName()));
    }
}
