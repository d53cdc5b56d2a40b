package org.merlon.blackstone.king;

import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** First positions of games with different shuffles. */
final class StartPositions {
    private StartPositions() {}

    /** Returns the first position of game {@code number}; the options are written as for {@link Setups}. */
    static Data.Obj dump(String variant, int players, long number, String... options) {
        Setup setup = Setups.of("blackstone", variant, players, options);
        return Positions.dump(setup.game().start(setup, RandomKeys.key(number))).data();
    }
}
